"""How routes get what they need."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from baluchon.server.house import House

TheHouse: TypeAlias = NamedDependency[House]
AnyRequest: TypeAlias = Request[Any, Any, Any]
