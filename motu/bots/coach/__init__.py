"""The coach: what a choice promises, and what a finished game was decided by."""

from __future__ import annotations

from motu.bots.coach.advice import Advice, Effort, advise, reasons
from motu.bots.coach.judging import Judge, Outlook
from motu.bots.coach.review import Care, Review

__all__ = ["Advice", "Care", "Effort", "Judge", "Outlook", "Review", "advise", "reasons"]
