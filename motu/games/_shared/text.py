"""Texts in every language: phrases are made of an id and facts, and spoken in a language."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


@dataclass(frozen=True)
class Language:
    """A language in which Motu speaks: how it calls itself, and how it writes numbers."""

    name: str
    decimal: str
    thousands: str


# All languages, the first one where nobody asked for another. Another is a line here and its .ftl files.
LANGUAGES = {
    "fr": Language("Français", ",", "\u202f"),
    "en": Language("English", ".", ","),
}
FIRST = next(iter(LANGUAGES))
ABROAD = "en"  # for machines that speak none of them
FILES = ("text", "rules")
ENTRY = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
COMMENT = re.compile(r"^#.*", re.MULTILINE)
ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*(?:\.[\w-]+)?) *\}")  # to another message or term
BLANKS = re.compile(r"[\t-\r]+")  # tabs and ends of lines
UNCLEAN = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
LONGEST_FACT = 600  # characters of what a sentence quotes


@dataclass(frozen=True)
class Phrase:
    """Something to say, in no language yet. Facts may be phrases themselves, or lists of them."""

    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.facts.items())))


Fact: TypeAlias = "int | str | Phrase | tuple[Phrase, ...]"


def say(id: str, **facts: Fact) -> Phrase:
    """A phrase with its facts."""
    return Phrase(id, facts)


def is_clean(text: str) -> bool:
    """Whether a text can be stored and shown: no control characters but blanks, no halves of characters,
    nothing that turns the direction of what is written after it."""
    return UNCLEAN.search(text) is None


def quoted(text: str) -> str:
    """A text of somebody else's as a sentence quotes it: one line, not too long, and it commands nothing."""
    text = text if len(text) <= LONGEST_FACT else text[: LONGEST_FACT - 1] + "…"
    return UNCLEAN.sub("\ufffd", BLANKS.sub(" ", text))


class UnknownLanguage(ValueError):
    """A language in which Motu does not speak."""


class Texts:
    """All messages of some folders: later folders override earlier ones."""

    def __init__(self, *folders: Path) -> None:
        self._sources = {lang: _sources(lang, folders) for lang in LANGUAGES}
        self._bundles = {lang: _bundle(lang, *sources) for lang, sources in self._sources.items()}
        self._variables: dict[str, tuple[str, ...]] = {}

    def say(self, phrase: Phrase, lang: str) -> str:
        """The phrase in one language; a log says the same lines again and again."""
        return _spoken(self, phrase, lang)

    def _say(self, phrase: Phrase, lang: str) -> str:
        facts = {name: self._fact(value, lang) for name, value in phrase.facts.items()}
        return self.word(phrase.id, lang, facts)

    def word(self, id: str, lang: str, facts: Mapping[str, int | str] | None = None) -> str:
        """One message; `name.title` is the attribute `title` of the message `name`."""
        bundle = self._bundle(lang)
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"message {id} has no text")
        text, errors = bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise KeyError(f"message {id} in {lang}: {errors[0]}")
        return str(text)

    def has(self, id: str, lang: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = id.partition(".")
        bundle = self._bundle(lang)
        return bundle.has_message(name) and (
            not attribute or attribute in bundle.get_message(name).attributes
        )

    def ids(self, lang: str) -> list[str]:
        """The ids of all messages."""
        return sorted(self._sources[lang][0])

    def variables(self, id: str) -> tuple[str, ...]:
        """The variables that a message has in any language: the facts that it asks for."""
        if id not in self._variables:
            found = {name for lang in LANGUAGES for name in self.variables_in(id, lang)}
            self._variables[id] = tuple(sorted(found))
        return self._variables[id]

    def variables_in(self, id: str, lang: str) -> set[str]:
        """The variables of a message in one language, those of messages that it quotes included."""
        messages, terms = self._sources[lang]
        name, _, attribute = id.partition(".")
        known = terms if name.startswith("-") else messages
        value, *attributes = ATTRIBUTE.split(known.get(name.removeprefix("-"), ""))
        if attribute:
            value = dict(zip(attributes[::2], attributes[1::2], strict=True)).get(attribute, "")
        quoted = (self.variables_in(other, lang) for other in REFERENCE.findall(value))
        return set(VARIABLE.findall(value)).union(*quoted)

    def _bundle(self, lang: str) -> FluentBundle:
        try:
            return self._bundles[lang.split("-")[0].lower()]
        except KeyError:
            raise UnknownLanguage(f"Motu speaks {', '.join(LANGUAGES)}, not {lang!r}.") from None

    def _fact(self, value: Fact, lang: str) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value, lang)
        if isinstance(value, tuple):
            words = [self.say(item, lang) for item in value]
            if len(words) < 2:
                return "".join(words)
            return self.word("list", lang, {"first": ", ".join(words[:-1]), "last": words[-1]})
        return quoted(value) if isinstance(value, str) else value


@lru_cache(maxsize=8192)
def _spoken(texts: Texts, phrase: Phrase, lang: str) -> str:
    return texts._say(phrase, lang)


class Entries(dict[str, Any]):
    """Messages or terms by id, each read when it is first spoken: to read them all takes a second."""

    def __getitem__(self, id: str) -> Any:
        entry = super().__getitem__(id)
        if isinstance(entry, str):
            (entry,) = FluentResource(entry).body
            if not isinstance(entry, (ast.Message, ast.Term)):
                raise KeyError(f"message {id} cannot be read")
            self[id] = entry
        return entry


def _sources(lang: str, folders: tuple[Path, ...]) -> tuple[dict[str, str], dict[str, str]]:
    """Messages and terms by id, as they are written."""
    messages: dict[str, str] = {}
    terms: dict[str, str] = {}
    for folder in folders:
        for name in FILES:
            path = folder / f"{name}.{lang}.ftl"
            if path.exists():
                text = COMMENT.sub("", path.read_text("utf-8"))
                starts = list(ENTRY.finditer(text))
                for start, end in zip(starts, [*(s.start() for s in starts[1:]), len(text)], strict=True):
                    (terms if start[1] else messages)[start[2]] = text[start.start() : end]
    return messages, terms


def _bundle(lang: str, messages: dict[str, str], terms: dict[str, str]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle._messages, bundle._terms = Entries(messages), Entries(terms)
    return bundle


@cache
def texts_of(folder: Path) -> Texts:
    """The texts of a game folder on top of the common ones."""
    return Texts(Path(__file__).parent, folder)


@cache
def common() -> Texts:
    """The texts that belong to no game."""
    return Texts(Path(__file__).parent)


def preferred() -> str:
    """The language of this machine's user, where the locale names one of ours; otherwise English."""
    for name in ("MOTU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return known_language(value) or ABROAD
    return ABROAD


def known_language(code: str) -> str | None:
    """The language of ours that a code such as `fr-CA` or `en_GB.UTF-8` names."""
    short = re.split("[-_.@]", code.strip().lower())[0]
    return short if short in LANGUAGES else None
