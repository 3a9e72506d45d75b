"""The files of the browser client. What the build has packed beside a file is sent to those who can unpack it."""

import mimetypes
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from baluchon.server.pack import accepts
from baluchon.server.policy import policy_of
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Baluchon</title>
<h1>Baluchon is running</h1>
<p>The browser client is not in this installation. Build it with <code>make play</code>, or play from a terminal:
<code>baluchon play --server ADDRESS</code>. Programs find the <a href="api/docs">description of the API</a>.</p>
"""
START = "index.html"
WORKER = "worker.js"
MOST_PATH = 250
"""Characters; file systems take no longer names."""
GOODBYE = """// This server does not want to be kept: whatever was is forgotten.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(forget()));
async function forget() {
  for (const name of await caches.keys()) if (name.startsWith("baluchon-")) await caches.delete(name);
  await self.registration.unregister();
}
"""
PACKED = {"br": ".br", "gzip": ".gz"}
"""Codings by preference, and how the build names what it has packed."""
FOR_EVER = "public, max-age=31536000, immutable"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")


def _static() -> Traversable:
    return files("baluchon.server") / "static"


def _find(path: str) -> Traversable | None:
    if len(path) > MOST_PATH or not path.isascii() or "\\" in path:
        return None
    parts = path.split("/")
    if any(part in ("", ".", "..") for part in parts):
        return None
    found = _static().joinpath(*parts)
    return found if found.is_file() else None


def _answer(request: AnyRequest, path: str, found: Traversable) -> Response[bytes]:
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    wanted = request.headers.get("accept-encoding")
    headers = {"Vary": "Accept-Encoding"}
    if path.startswith("assets/"):
        headers["Cache-Control"] = FOR_EVER
    else:
        body = found.read_bytes()
        headers |= {"Cache-Control": "no-cache", "ETag": f'"{sha256(body).hexdigest()[:32]}"'}
        if kind == "text/html":
            headers["Content-Security-Policy"] = policy_of(body)
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(b"", status_code=304, headers=headers)
    for coding, ending in PACKED.items():
        if accepts(wanted, coding) and (small := _find(path + ending)) is not None:
            return Response(small.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": coding})
    return Response(found.read_bytes(), media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, house: InjectedHouse, path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith("/api/"):
        raise Refused("not-found", "there is no such route; see /api/docs")
    name = path.strip("/") or START
    found = _find(name)
    if found is None:
        if path.strip("/"):
            raise Refused("not-found", "there is no such page")
        return Response(NOT_BUILT.encode(), media_type="text/html")
    if name == WORKER and not house.settings.keep_shell:
        return Response(GOODBYE.encode(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})
    return _answer(request, name, found)


ROUTES: list[Any] = [client]
