"""The server as one ASGI application."""

import re

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

import baluchon
from baluchon.kernel.errors import BaluchonError
from baluchon.server import pages, routes_client, routes_codes, routes_games, routes_home, routes_people, routes_tables
from baluchon.server.guard import App, Guard, Receive, Scope, Send
from baluchon.server.house import House
from baluchon.server.protocol import Failure
from baluchon.server.refusals import STATUS, Refused, refusal_of
from baluchon.server.requests import AnyRequest, secret_of
from baluchon.server.socket import serve_socket
from baluchon.server.store import StoreFailing
from baluchon.server.watching import serve_person

_SOCKET = re.compile(r"/api/tables/([^/]{1,40})/socket")
_PERSON = "/api/me/socket"
_CODE_OF_STATUS = {status: code for code, status in reversed(STATUS.items())}


def _refused(_: AnyRequest, refused: Refused) -> Response[Failure]:
    return Response(refused.failure, status_code=refused.status)


def _kernel(_: AnyRequest, error: BaluchonError) -> Response[Failure]:
    return _refused(_, refusal_of(error))


def _http(_: AnyRequest, error: HTTPException) -> Response[Failure]:
    status = error.status_code
    code = _CODE_OF_STATUS.get(status, "bad-request" if status < 500 else "broken")
    where = [str(part.get("message")) for part in error.extra or [] if isinstance(part, dict)]
    message = "; ".join([error.detail, *where])
    return Response(Failure(code, message), status_code=status, headers=error.headers or {})


def _failing(_: AnyRequest, error: StoreFailing) -> Response[Failure]:
    return _refused(_, Refused("store-failing", "the server cannot store anything now; try again later"))


def _defect(request: AnyRequest, error: Exception) -> Response[Failure]:
    house: House = request.app.state.house
    house.report_defect(request.url.path)
    return _refused(request, Refused("broken", "something is wrong with the server"))


def build_http(house: House) -> Litestar:
    """Everything but the WebSocket."""

    async def provide_house() -> House:
        return house

    return Litestar(
        route_handlers=[
            *routes_people.ROUTES,
            *routes_games.ROUTES,
            *routes_tables.ROUTES,
            *routes_codes.ROUTES,
            *routes_home.ROUTES,
            *pages.ROUTES,
            *routes_client.ROUTES,
        ],
        dependencies={"house": Provide(provide_house)},
        exception_handlers={
            Refused: _refused,
            BaluchonError: _kernel,
            StoreFailing: _failing,
            HTTPException: _http,
            Exception: _defect,
        },
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Baluchon",
            version=baluchon.__version__,
            render_plugins=[],
        ),
        logging_config=None,
        debug=False,
    )


def build(house: House) -> App:
    """The whole server around an open house."""
    http = build_http(house)

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await http(scope, receive, send)  # type: ignore[arg-type]
        elif found := _SOCKET.fullmatch(scope["path"]):
            await serve_socket(house, found[1], scope, receive, send)
        elif scope["path"] == _PERSON:
            await serve_person(house, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def known(scope: Scope) -> str | None:
        return house.people.peek(secret_of(scope))

    guard = Guard(dispatch, house.settings, house.metrics, house.limits, known)
    return under(house.settings.root, guard)


def under(root: str, app: App) -> App:
    """The application below a path of a larger site, whether the proxy before it leaves that path out or not."""
    if not root:
        return app

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == root and scope["type"] == "http":
            # Everything in the client is addressed from where the page is, so it must be inside.
            await send({"type": "http.response.start", "status": 308, "headers": [(b"location", f"{root}/".encode())]})
            await send({"type": "http.response.body", "body": b""})
        elif path.startswith(f"{root}/"):
            await app({**scope, "path": path[len(root) :]}, receive, send)
        else:
            await app(scope, receive, send)

    return dispatch
