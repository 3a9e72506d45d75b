"""Everything but the WebSocket, as one Litestar application: the routes, and how errors become refusals."""

from typing import Any

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Server
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import baluchon
from baluchon.kernel.errors import BaluchonError
from baluchon.server import (
    pages,
    routes_admin,
    routes_challenges,
    routes_client,
    routes_codes,
    routes_daily,
    routes_games,
    routes_home,
    routes_login,
    routes_people,
    routes_puzzles,
    routes_tables,
)
from baluchon.server.house import House
from baluchon.server.protocol import Failure
from baluchon.server.refusals import STATUS, Refused, refusal_of
from baluchon.server.requests import AnyRequest
from baluchon.server.store import StoreFailing

_CODE_OF_STATUS = {status: code for code, status in reversed(STATUS.items())}


def _refused(_: AnyRequest, refused: Refused) -> Response[Failure]:
    return Response(refused.failure, status_code=refused.status, headers=refused.headers)


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


class _Application(Litestar):
    """Litestar without what it loads for libraries that nothing here uses: pydantic alone takes 9 MB and 0.1 s."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class _Unserved(Router):
    """Where Litestar would show its own description of the API, with scripts from elsewhere: `pages.py` has ours."""

    def __init__(self) -> None:
        super().__init__("/", route_handlers=[])

    def register(self, value: Any) -> list[Any]:
        return []


def build_http(house: House) -> Litestar:
    """The application around an open house."""

    async def provide_house() -> House:
        return house

    return _Application(
        route_handlers=[
            *routes_people.ROUTES,
            *routes_admin.ROUTES,
            *routes_games.ROUTES,
            *routes_tables.ROUTES,
            *routes_codes.ROUTES,
            *routes_home.ROUTES,
            *routes_login.ROUTES,
            *routes_daily.ROUTES,
            *routes_challenges.ROUTES,
            *routes_puzzles.ROUTES,
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
            servers=[Server(url=house.settings.root or "/")],
            openapi_router=_Unserved(),
        ),
        logging_config=None,
        debug=False,
    )
