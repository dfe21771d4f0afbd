"""The calls of the server's API, as functions that are independent of any web framework.

Each call takes a `Caller` and typed values. It returns a typed value or raises one of the
errors in `calls/errors.py`. `web/` serves the calls over HTTP, but anything else that can make
a `Caller` may use them, too.
"""
