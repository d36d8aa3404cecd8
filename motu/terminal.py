"""A game against bots in the terminal: words, numbers, and the rule behind every refusal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from motu.bots import Window, bot
from motu.games._shared.text import Phrase, say
from motu.match.choice import Choice, Gesture
from motu.match.errors import CannotUndo, IllegalChoice
from motu.match.match import Match

SHOWN = 30  # choices listed without being asked for all of them


class Table:
    """One person at seat 0, bots on the others."""

    def __init__(self, match: Match, strength: str, lang: str, screen: Console) -> None:
        self.match = match
        self.lang = lang
        self.screen = screen
        self.bots = {seat: bot(strength, seat) for seat in range(1, match.seats)}
        self.read = 0  # lines of the log already shown

    def play(self) -> None:
        """To the end of the game, or until the person leaves."""
        self._tell(say("play-welcome", seat=say("seat-0")))
        while not self.match.over:
            self._show_log()
            seat = self.match.awaiting[0]
            if seat in self.bots:
                window = Window(self.match.folder, self.match.state, seat)
                self.bots[seat].begin()  # others may have played since its last answer
                self.match.play(seat, self.bots[seat].choose(window))
            elif not self._ask():
                return
        self._show_log()

    def _ask(self) -> bool:
        """Put one question; False when the person leaves."""
        choices = self.match.choices(0)
        gestures = self.match.gestures(0)
        self.screen.print(f"\n[bold]{escape(self.match.question(0, self.lang))}[/bold]", highlight=False)
        offered: list[Choice | Gesture] = [*choices, *gestures]
        numbered = {str(number): choice for number, choice in enumerate(offered, 1)}
        for number, choice in list(numbered.items())[:SHOWN]:
            self.screen.print(f"{number:>3}  {escape(choice.label(self.lang))}", highlight=False)
        if len(offered) > SHOWN:
            self._tell(say("play-more", more=len(offered) - SHOWN))
        while True:
            try:
                typed = self.screen.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if typed in ("q", "quit"):
                return False
            try:
                if typed == "u":
                    self.match.undo(0)
                elif typed in numbered:
                    self.match.play(0, numbered[typed])
                else:
                    self.match.play(0, typed)
                return True
            except (IllegalChoice, CannotUndo) as refused:
                rule = getattr(refused, "rule", None)
                cited = f" ({rule})" if rule else ""
                self.screen.print(f"[red]{escape(refused.text(self.lang))}{cited}[/red]", highlight=False)

    def _show_log(self) -> None:
        for event in self.match.events(0, self.read):
            self.screen.print(f"[dim]{escape(event.text(self.lang))}[/dim]", highlight=False)
            self.read = event.index + 1

    def _tell(self, phrase: Phrase) -> None:
        self.screen.print(escape(self.match.folder.texts.say(phrase, self.lang)), highlight=False)
