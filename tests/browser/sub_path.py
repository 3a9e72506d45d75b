"""A proxy that puts a server below a path: requests for `/games/…` reach it as `/…`."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

HEAD = b"\r\n\r\n"


@contextmanager
def stripping(port: int, path: str) -> Iterator[str]:
    """The address of a proxy before the server at this port; it answers 404 outside of the path."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=_accept, args=(listening, port, path), daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}{path}"


def _accept(listening: socket.socket, port: int, path: str) -> None:
    with suppress(OSError):  # closed
        while True:
            client, _ = listening.accept()
            threading.Thread(target=_pass_on, args=(client, port, path), daemon=True).start()


def _pass_on(client: socket.socket, port: int, path: str) -> None:
    """One request, or a WebSocket to its end. There is one request to a connection, so only one head to change."""
    with client, suppress(OSError):
        data = b""
        while HEAD not in data:
            more = client.recv(65536)
            if not more:
                return
            data += more
        head, body = data.split(HEAD, 1)
        first, *headers = head.split(b"\r\n")
        method, target, version = first.split(b" ")
        if not target.startswith(f"{path}/".encode()):
            client.sendall(b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            return
        if not any(each.lower().startswith(b"upgrade:") for each in headers):
            headers = [each for each in headers if not each.lower().startswith(b"connection:")]
            headers.append(b"Connection: close")
        with socket.create_connection(("127.0.0.1", port)) as server:
            start = b" ".join([method, target[len(path) :], version])
            server.sendall(b"\r\n".join([start, *headers]) + HEAD + body)
            back = threading.Thread(target=_copy, args=(server, client), daemon=True)
            back.start()
            _copy(client, server)
            back.join()


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for each in (source, target):
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
