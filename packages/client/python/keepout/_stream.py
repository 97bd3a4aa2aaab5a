"""Server-sent events, as the platform writes them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True)
class Event(Generic[T]):
    """One event of the stream: its place, to go on after it, and what has changed."""

    id: str | None
    data: T


def messages_of(lines: Iterable[bytes]) -> Iterator[Event[object]]:
    """Events of a stream, each as it ends; comments, which only say that somebody is there, are passed over."""
    identity: str | None = None
    data: list[str] = []
    for line in lines:
        text = line.decode().rstrip("\r\n")
        name, _, value = text.partition(":")
        value = value.removeprefix(" ")
        if text == "":
            if data:
                yield Event(identity, cast(object, json.loads("\n".join(data))))
            identity, data = None, []
        elif name == "id":
            identity = value
        elif name == "data":
            data.append(value)
