"""Playing without a server: the same hosting of matches, in the event loop of a page.

There are no threads, no processes and no network. `table.py` is what a page talks to. The page
is the only guest. Whatever it is told is stored before (`store.py`). Bots think elsewhere
(`thinking.py`), since they would block the loop.
"""
