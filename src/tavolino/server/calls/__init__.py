"""What can be asked of a server, as functions that know no web framework.

Each call takes a `Caller` and typed values and returns a typed value, or raises one of the
errors in `calls/errors.py`. `web/` serves the calls over HTTP; anything else that can make a
`Caller` may call them, too.
"""
