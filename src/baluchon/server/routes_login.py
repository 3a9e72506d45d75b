"""Routes by which people log in at an identity provider, and come back as somebody the server knows."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import QueryParameter

from baluchon.server.guard import headers
from baluchon.server.house import House
from baluchon.server.networks import address_of
from baluchon.server.oidc import ATTEMPT_SECONDS, BACK, Attempt, Login
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse, cookie

ATTEMPT = "baluchon-login"


async def _login(request: AnyRequest, house: House) -> Login:
    if not house.settings.oidc_issuer:
        raise Refused("not-found", "nobody logs in here; the server was started without --oidc-issuer")
    state = request.app.state
    login: Login | None = state.get("login")
    if login is None:
        login = state["login"] = Login(house.settings, house.luck, house.clock)
    return login


def _kept(house: House, text: str, seconds: int) -> Cookie:
    """The cookie in which a browser keeps its attempt, for the way back alone."""
    return Cookie(
        ATTEMPT,
        value=text,
        path=f"{house.settings.root}/api/login",
        max_age=seconds,
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )


def _kept_by(request: AnyRequest) -> str:
    """The attempt that a browser has kept; read by hand, as the other cookie is."""
    scope: Any = request.scope
    parts = (part.strip() for text in headers(scope, b"cookie") for part in text.split(";"))
    return next((part.removeprefix(f"{ATTEMPT}=") for part in parts if part.startswith(f"{ATTEMPT}=")), "")


Place = Annotated[str, QueryParameter(max_length=200, description="Where in the client to go on: what is behind `#/`")]
GivenState = Annotated[str, QueryParameter(name="state", max_length=200)]
Said = Annotated[str, QueryParameter(max_length=4_000)]


@get("/api/login", summary="Log in at the identity provider")
async def begin(request: AnyRequest, house: InjectedHouse, place: Place = "") -> Response[None]:
    to, attempt = await (await _login(request, house)).begin(place)
    return Response(
        None, status_code=303, headers={"Location": to}, cookies=[_kept(house, attempt.text, ATTEMPT_SECONDS)]
    )


@get(BACK, summary="Come back from the identity provider")
async def end(
    request: AnyRequest,
    house: InjectedHouse,
    given: Annotated[str, QueryParameter(name="state")] = "",
    code: Said = "",
) -> Response[None]:
    login = await _login(request, house)
    attempt = Attempt.of(_kept_by(request))
    if not code:
        raise Refused("wrong-key", "the identity provider has let nobody in; begin again")
    with house.limits.guess(address_of(request.scope), given):
        claims = await login.end(attempt, given, code)
    person = await house.people.of_login(f"{claims.iss} {claims.sub}", claims.called)
    secret = await house.people.another_device(person)
    to = {"Location": f"{house.settings.root}/#/{attempt.place}"}
    return Response(None, status_code=303, headers=to, cookies=[cookie(house, secret), _kept(house, "", 0)])


ROUTES = [begin, end]
