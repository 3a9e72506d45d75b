"""The server: tables of people and bots over WebSocket and HTTP.

`docs/server.md` shows how the parts work together. `protocol` is everything that crosses the wire, and
`docs/protocol.md` explains it with examples.
"""
