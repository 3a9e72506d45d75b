"""The server: tables of people and bots over WebSocket and HTTP.

`protocol.py` is everything that crosses the wire; `docs/protocol.md` tells it with examples.
"""
