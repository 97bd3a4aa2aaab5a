"""What every call is made of: address, body, answer, refusal, and asking again where that is safe."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from http.client import HTTPException, HTTPResponse
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from ._body import Upload, body_of, text_of
from ._stream import Event, messages_of

if TYPE_CHECKING:
    from email.message import Message

    from .types import Problem

__all__ = ["Event", "Refused", "Transport", "Upload", "part"]

P = ParamSpec("P")
T = TypeVar("T")

LINES = "application/x-ndjson"
# A call that only reads is made again after these answers, if they say when, so often and after so long at most.
AGAIN = (429, 503)
ATTEMPTS = 4
LONGEST_WAIT_S = 60
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0


class Refused(Exception):
    """A call was answered with a problem: ``status``, and ``problem``, its document, where it has one.

    ``retry_after_s`` says when the same may be asked again, where the platform says so.
    """

    def __init__(self, status: int, problem: Problem | None, retry_after_s: int | None = None) -> None:
        detail = None if problem is None else problem.get("detail", problem["title"])
        super().__init__(detail or f"HTTP {status}")
        self.status = status
        self.problem = problem
        self.retry_after_s = retry_after_s

    @property
    def code(self) -> str | None:
        """The kind of problem, as the guide of errors lists them."""
        return None if self.problem is None else self.problem["code"]


class Transport:
    """A platform, and who calls it.

    :param base_url: where it answers, ``https://keepout.example.com``
    :param token: a bearer token, or what makes one for each call
    :param timeout_s: how long nothing may come before a call is given up
    :param sleep: waits between attempts
    """

    def __init__(
        self,
        base_url: str,
        token: str | Callable[[], str],
        *,
        timeout_s: float = 300,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._token = token
        self._timeout_s = timeout_s
        self._sleep = sleep
        self._opener = urllib.request.build_opener(_NoRedirect())
        self._last = threading.local()

    @property
    def headers(self) -> Message:
        """What the headers of the newest answer in this thread tell, such as ``ETag`` and ``X-Total-Count``."""
        return cast("Message", self._last.headers)

    def all(self, call: Callable[P, list[T]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        """The records of a list, page after page: ``client.all(client.list_cdms, satellite_id="sat-1")``."""
        page = call(*args, **kwargs)
        while True:
            cursor = _next_cursor(self.headers)
            yield from page
            if cursor is None:
                return
            kwargs["cursor"] = cursor
            page = call(*args, **kwargs)

    def _json(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: object = None,
        form: Mapping[str, object] | None = None,
        on_percent: Callable[[float | None], None] | None = None,
    ) -> object:
        accept = "application/json" if on_percent is None else f"{LINES}, application/json;q=0.9"
        with self._send(method, path, query, headers, body, form, accept) as answer:
            if on_percent is not None and answer.headers.get_content_type() == LINES:
                return _followed(answer, on_percent)
            return cast(object, json.load(answer))

    def _file(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: object = None,
        form: Mapping[str, object] | None = None,
        accept: str | None = None,
    ) -> bytes:
        with self._send(method, path, query, headers, body, form, accept or "*/*") as answer:
            return answer.read()

    def _nothing(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: object = None,
        form: Mapping[str, object] | None = None,
    ) -> None:
        self._send(method, path, query, headers, body, form, "application/json").close()

    def _events(self, path: str, last_event_id: str | None, *, silence_s: float) -> Iterator[Event[object]]:
        """Messages of a stream that is opened again whenever it ends, and asked for what was missed."""
        pause_s = FIRST_PAUSE_S
        while True:
            try:
                request = self._request("GET", path, None, {"Last-Event-ID": last_event_id}, None, "text/event-stream")
                with self._open(request, silence_s) as answer:
                    pause_s = FIRST_PAUSE_S
                    for event in messages_of(answer):
                        last_event_id = event.id or last_event_id
                        yield event
            except Refused as refusal:
                if refusal.status not in AGAIN:
                    raise
            except (OSError, HTTPException):
                pass
            self._sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    def _send(
        self,
        method: str,
        path: str,
        query: Mapping[str, object] | None,
        headers: Mapping[str, str | None] | None,
        body: object,
        form: Mapping[str, object] | None,
        accept: str,
    ) -> HTTPResponse:
        content = body_of(body, form)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._open(self._request(method, path, query, headers, content, accept), self._timeout_s)
            except Refused as refusal:
                wait_s = _wait_s(refusal)
                if method != "GET" or wait_s is None or attempt == ATTEMPTS:
                    raise
                self._sleep(wait_s)
        raise AssertionError("the last attempt answers or raises")

    def _request(
        self,
        method: str,
        path: str,
        query: Mapping[str, object] | None,
        headers: Mapping[str, str | None] | None,
        content: tuple[str, bytes] | None,
        accept: str,
    ) -> urllib.request.Request:
        pairs = [(name, text_of(value)) for name, value in (query or {}).items() if value is not None]
        url = self._base_url + path + ("?" + urllib.parse.urlencode(pairs) if pairs else "")
        token = self._token if isinstance(self._token, str) else self._token()
        sent = {name: value for name, value in (headers or {}).items() if value is not None}
        sent |= {"Authorization": f"Bearer {token}", "Accept": accept}
        if content is not None:
            sent["Content-Type"] = content[0]
        data = None if content is None else content[1]
        return urllib.request.Request(url, data=data, headers=sent, method=method)

    def _open(self, request: urllib.request.Request, timeout_s: float) -> HTTPResponse:
        try:
            answer = cast(HTTPResponse, self._opener.open(request, timeout=timeout_s))
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error.code, error.read(), error.headers) from None
        self._last.headers = answer.headers
        return answer


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A token goes to the platform and to nobody whom an answer names."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def part(value: str | float) -> str:
    """A variable of a path."""
    return urllib.parse.quote(text_of(value), safe="")


def _followed(lines: HTTPResponse, on_percent: Callable[[float | None], None]) -> object:
    for line in lines:
        said = cast("dict[str, object]", json.loads(line))
        if "percent" in said:
            on_percent(cast("float | None", said["percent"]))
        elif "problem" in said:
            raise Refused(cast(int, said["status"]), cast("Problem", said["problem"]))
        else:
            return said["body"]
    raise ConnectionError("the answer ended before it was there")


def _refused(status: int, content: bytes, headers: Message) -> Refused:
    try:
        document = cast(object, json.loads(content))
    except ValueError:
        document = None
    is_problem = isinstance(document, dict) and "code" in document and "title" in document
    after = headers.get("Retry-After", "")
    return Refused(status, cast("Problem", document) if is_problem else None, int(after) if after.isdigit() else None)


def _wait_s(refusal: Refused) -> int | None:
    if refusal.status not in AGAIN or refusal.retry_after_s is None or refusal.retry_after_s > LONGEST_WAIT_S:
        return None
    return refusal.retry_after_s


def _next_cursor(headers: Message) -> str | None:
    for link in headers.get("Link", "").split(","):
        address, _, relation = link.partition(";")
        if 'rel="next"' in relation:
            query = urllib.parse.urlsplit(address.strip().strip("<>")).query
            return urllib.parse.parse_qs(query).get("cursor", [None])[0]
    return None
