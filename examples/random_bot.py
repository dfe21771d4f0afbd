"""A bot of your own: joins a match by its link and plays any legal action.

    python examples/random_bot.py 'http://127.0.0.1:8642/join#MATCH.INVITATION'

It needs nothing but the standard library. Replace `choose` by something cleverer.
"""

import json
import random
import secrets
import sys
import urllib.request


def post(url, body, token=None):
    """The server's JSON answer to a JSON body."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def choose(state):
    """One of the legal actions; `state["view"]` holds all that this seat may know."""
    return random.choice(state["legal"])


base, link = sys.argv[1].split("/join#")
match, invitation = link.split(".", 1)
name = f"Random {secrets.token_hex(4)}"  # no two at a table have the same
wish = {"id": secrets.token_urlsafe(16), "invitation": invitation, "name": name}
seat = post(f"{base}/matches/{match}/join", wish)

stream = urllib.request.Request(f"{base}/matches/{match}/stream")
stream.add_header("Authorization", f"Bearer {seat['token']}")
for line in urllib.request.urlopen(stream):
    message = json.loads(line) if line.strip() else {}
    state = message.get("state", {})
    if state.get("result"):
        print("over:", state["result"])
        break
    if state.get("legal"):
        command = {"type": "act", "id": secrets.token_urlsafe(16), "seat": seat["seat"]}
        command |= {"number": message["number"] + 1, "action": choose(state)}
        post(f"{base}/matches/{match}/commands", command, seat["token"])
