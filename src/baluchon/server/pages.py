"""Pages: the description of the API, health, figures."""

import asyncio
import html
from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from baluchon.server.app import health_of
from baluchon.server.callers import secret_of
from baluchon.server.protocol import Failure, Health
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse, with_tag


@get(
    "/healthz",
    summary="Whether the server can take moves",
    responses={503: ResponseSpec(Health, generate_examples=False, description="It cannot")},
)
async def healthz(house: InjectedHouse) -> Response[Health]:
    health = await health_of(house)
    return Response(health, status_code=200 if health.status == "ok" else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def metrics(request: AnyRequest, house: InjectedHouse) -> Response[bytes]:
    token = house.settings.metrics_token
    if not token:
        raise Refused("not-found", "the server shows no figures; it was started without --metrics-token")
    if not compare_digest((secret_of(request.scope) or "").encode(), token.encode()):
        raise Refused("wrong-key", "the figures need the token of --metrics-token as a bearer token")
    from baluchon.server.figures import figures_of

    return Response(figures_of(house), media_type="text/plain; version=0.0.4")


class Description:
    """The description of the API, made once for each server: it takes longer than hundreds of moves."""

    def __init__(self, schema: dict[str, Any]) -> None:
        _tell_refusals(schema)
        self.json = msgspec.json.encode(schema)
        self.page = _describe(schema).encode()


def _tell_refusals(schema: dict[str, Any]) -> None:
    """Say of every route how it refuses: Litestar describes errors as it would tell them itself."""
    (refusal,), types = msgspec.json.schema_components([Failure], ref_template="#/components/schemas/{name}")
    schema["components"]["schemas"] |= types
    told = {"description": "A refusal", "content": {"application/json": {"schema": refusal}}}
    for path in schema["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)
            operation["responses"]["default"] = told


async def _description(request: AnyRequest) -> Description:
    state = request.app.state
    making: asyncio.Future[Description] | None = state.get("description")
    if making is None:
        work = asyncio.to_thread(lambda: Description(request.app.openapi_schema.to_schema()))
        making = state["description"] = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(making)
    except Exception:
        state["description"] = None  # the next request tries again
        raise


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    return with_tag(request, (await _description(request)).json)


@get("/api/docs", include_in_schema=False)
async def docs(request: AnyRequest) -> Response[bytes]:
    return with_tag(request, (await _description(request)).page, "text/html")


@get("/api/docs.css", include_in_schema=False)
async def docs_style(request: AnyRequest) -> Response[bytes]:
    return with_tag(request, STYLE.encode(), "text/css")


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b }
code, td:first-child { font-family: ui-monospace, monospace }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem }
td, th { border-bottom: 1px solid #ccc; text-align: left; padding: .3rem .6rem .3rem 0; vertical-align: top }
h2 { margin-top: 2.5rem } h3 { margin: 1.5rem 0 .3rem }
@media (prefers-color-scheme: dark) { body { background: #161616; color: #eee } a { color: #8bf } }
"""


def _link(schema: Any) -> str:
    """A schema in a few words, with links to named types."""
    if not isinstance(schema, dict) or not schema:
        return "anything"
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{html.escape(name)}">{html.escape(name)}</a>'
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(_link(part) for part in schema[word])
    if "enum" in schema:
        return " | ".join(f"<code>{html.escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{html.escape(str(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {_link(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return html.escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


def _describe(schema: dict[str, Any]) -> str:
    """The description of the API as one page, without scripts and without anything from elsewhere."""
    out = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        '<title>Baluchon: the API</title><link rel="stylesheet" href="docs.css"><h1>Baluchon: the API</h1>',
        '<p>The same as <a href="openapi.json">OpenAPI 3.1</a>. Commands and WebSocket messages are explained',
        " with examples in <code>docs/protocol.md</code>.</p>",
    ]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            out.append(f"<h3><code>{method.upper()} {html.escape(path)}</code></h3>")
            out.append(f"<p>{html.escape(operation.get('summary') or '')}</p><table>")
            for parameter in operation.get("parameters", []):
                note = html.escape(parameter.get("description") or "")
                out.append(f"<tr><td>{html.escape(parameter['name'])}<td>{_link(parameter['schema'])}<td>{note}")
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if body:
                out.append(f"<tr><td>body<td colspan=2>{_link(body['schema'])}")
            for status, response in operation["responses"].items():
                contents = response.get("content", {}).values()
                shape = ", ".join(_link(content.get("schema")) for content in contents) or "nothing"
                out.append(f"<tr><td>{status}<td colspan=2>{shape}")
            out.append("</table>")
    out.append("<h2>Types</h2>")
    for name, described in sorted(schema.get("components", {}).get("schemas", {}).items()):
        out.append(f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3>')
        out.append(f"<p>{html.escape(described.get('description') or '')}</p><table>")
        for field, shape in described.get("properties", {}).items():
            optional = "" if field in described.get("required", []) else "optional"
            out.append(f"<tr><td>{html.escape(field)}<td>{_link(shape)}<td>{optional}")
        out.append("</table>")
    return "\n".join(out)


ROUTES: list[Any] = [healthz, metrics, openapi, docs, docs_style]
