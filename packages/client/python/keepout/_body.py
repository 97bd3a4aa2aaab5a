"""What is sent: JSON, or a form where there is a file in it."""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, Union, cast

Upload: TypeAlias = Union[bytes, Path, "tuple[str, bytes]"]
"""A file to be sent: its content, where it lies, or its name and its content."""


def body_of(body: object, form: Mapping[str, object] | None) -> tuple[str, bytes] | None:
    """Media type and bytes of what is sent; nothing where nothing is."""
    if form is not None:
        return _form_of(form)
    return None if body is None else ("application/json", json.dumps(body, allow_nan=False).encode())


def text_of(value: object) -> str:
    """A value as it stands in an address or in a field of a form."""
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _form_of(form: Mapping[str, object]) -> tuple[str, bytes]:
    boundary = uuid.uuid4().hex
    parts: list[bytes] = []
    for name, value in form.items():
        for item in _items_of(value):
            disposition = f'form-data; name="{name}"'
            if isinstance(item, (bytes, Path, tuple)):
                file_name, content = _file_of(cast("Upload", item))
                disposition += f'; filename="{_quoted(file_name)}"'
            else:
                content = text_of(item).encode()
            parts += [f"--{boundary}\r\nContent-Disposition: {disposition}\r\n\r\n".encode(), content, b"\r\n"]
    return f"multipart/form-data; boundary={boundary}", b"".join(parts) + f"--{boundary}--\r\n".encode()


def _items_of(value: object) -> Sequence[object]:
    if value is None:
        return []
    if isinstance(value, Sequence) and not isinstance(value, (bytes, str, tuple)):
        return cast("Sequence[object]", value)
    return [cast(object, value)]


def _file_of(upload: Upload) -> tuple[str, bytes]:
    if isinstance(upload, Path):
        return upload.name, upload.read_bytes()
    return ("file", upload) if isinstance(upload, bytes) else upload


def _quoted(name: str) -> str:
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
