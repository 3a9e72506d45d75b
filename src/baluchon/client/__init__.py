"""A typed client of the server, for programs: `Client` over HTTP, `Socket` over a WebSocket.

The types of everything said and heard are the server's own, in `baluchon.server.protocol`.
"""

from baluchon.client.deal import Part
from baluchon.client.http import Client, ServerRefused
from baluchon.client.socket import Socket, SocketClosed

__all__ = ["Client", "Part", "ServerRefused", "Socket", "SocketClosed"]
