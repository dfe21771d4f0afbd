"""Matches: made, joined, watched, carried to another device, and read."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from starlette.requests import Request

from tavolino.games import descriptor_of
from tavolino.server.engine import Wish
from tavolino.server.match.events import WATCHER
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.messages import (
    FinishedRecord,
    UnfinishedRecord,
    encode,
    messages_after,
    visible_entries,
)
from tavolino.server.match.refusals import Refused
from tavolino.server.match.replay import replay_of
from tavolino.server.match.stored import Clock
from tavolino.server.names import checked_name
from tavolino.server.tokens import id_from, secret_hash
from tavolino.server.web import bodies
from tavolino.server.web.errors import Denied
from tavolino.server.web.identity import Person, person_of, seats_of
from tavolino.server.web.links import (
    check_join,
    check_watch,
    join_token,
    link,
    new_carry,
    qr_svg,
    watch_token,
)
from tavolino.server.web.phrases import PHRASES
from tavolino.server.web.services import Services, services_of

router = APIRouter(tags=["matches"])

MatchId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$")]
After = Annotated[int, Query(ge=0, le=10**6, description="the number of the last event seen")]
AsSeat = Annotated[int | None, Query(ge=-1, le=3, description="as this seat; -1 to watch")]


MOST_REPLAYED = 200
"""Decisions in one answer; more would keep everyone else waiting."""


async def services(request: Request) -> Services:
    """The services, for FastAPI."""
    return services_of(request)


async def person(request: Request) -> Person:
    """The sender, for FastAPI."""
    return person_of(request)


async def held_seats(request: Request, match: MatchId) -> set[int]:
    """The seats the sender holds, for FastAPI."""
    return await seats_of(request, match)


Parts = Annotated[Services, Depends(services)]
Sender = Annotated[Person, Depends(person)]
Seats = Annotated[set[int], Depends(held_seats)]


def base_of(request: Request, parts: Services) -> str:
    """The address that links begin with."""
    return parts.settings.public or str(request.base_url).rstrip("/")


def seen_as(seats: set[int], wanted: int | None) -> int:
    """The seat a match is shown as: the one wanted, or the first one held."""
    if wanted is None:
        own = sorted(seats - {WATCHER})
        return own[0] if own else WATCHER
    if wanted != WATCHER and wanted not in seats:
        raise Refused("not_your_seat")
    return wanted


def own_seat(seats: set[int]) -> None:
    """Denied to those who only watch."""
    if not seats - {WATCHER}:
        raise Refused("not_your_seat")


def own_command(purpose: str, *parts: str) -> str:
    """The id of a command of the server's own, such as no client's command can have."""
    return f"{purpose}:{id_from(*parts)}"


async def take_seat(
    parts: Services, sender: str, match: str, command: str, name: str, seat: int | None
) -> bodies.Seated:
    """Seats a person, who from then on holds the seat by cookie and by token."""
    command = own_command("join", sender, command)
    got = await parts.engine.join(match, command, name, seat=seat)
    token = parts.seal.secret_for("seat", match, str(got), command)
    await parts.store.hold(match, got, secret_hash(sender))
    await parts.store.hold(match, got, secret_hash(token))
    return bodies.Seated(match=match, seat=got, token=token)


def check_levels(game: str, wanted: list[int]) -> None:
    """Denied if a game has no bots of such a level."""
    levels = len(descriptor_of(game).levels)
    if any(level > levels for level in wanted):
        raise Denied(422, "no_level", f"{game} has bots of the levels 1 to {levels}.")


@router.post("/matches", status_code=201)
async def create(
    wish: bodies.NewMatch, request: Request, response: Response, parts: Parts, sender: Sender
) -> bodies.Made:
    """Makes a match. Seats that are not given away wait for those who join by the link."""
    names = [checked_name(name) for name in wish.names]
    if len(names) + len(wish.bots) > wish.players:
        raise Denied(422, "full", "There are more people and bots than seats.")
    if len(wish.bots) == wish.players:
        raise Denied(422, "bots_only", "At least one seat has to be a person's.")
    check_levels(wish.game, wish.bots)
    secret = sender.known(parts, wish.id)
    match = id_from("match", secret, wish.id)
    clock = Clock(**wish.clock.model_dump()) if wish.clock else None
    await parts.engine.create(
        match, Wish(game=wish.game, players=wish.players, options={**wish.options}, clock=clock)
    )
    first_bot = wish.players - len(wish.bots)
    for k, level in enumerate(wish.bots):
        await parts.engine.join(
            match, f"bot:{k}", f"Bot {level}", bot=str(level), seat=first_bot + k
        )
    seats = [
        await take_seat(parts, secret, match, f"{wish.id}-{seat}", name, seat)
        for seat, name in enumerate(names)
    ]
    await parts.store.hold(match, WATCHER, secret_hash(secret))
    sender.remember(parts, response)
    base = base_of(request, parts)
    return bodies.Made(
        match=match,
        seats=[bodies.OwnSeat(seat=own.seat, token=own.token) for own in seats],
        join=link(base, "join", match, join_token(parts, match)),
        watch=link(base, "watch", match, watch_token(parts, match)),
    )


@router.post("/matches/{match}/invitations")
async def invite(
    match: MatchId, request: Request, parts: Parts, seats: Seats
) -> bodies.Invited:
    """New links to a match, for whoever sits at it."""
    own_seat(seats)
    base = base_of(request, parts)
    join = link(base, "join", match, join_token(parts, match))
    watch = link(base, "watch", match, watch_token(parts, match))
    return bodies.Invited(join=join, join_qr=qr_svg(join), watch=watch)


@router.post("/matches/{match}/join")
async def join(
    match: MatchId, wish: bodies.JoinMatch, response: Response, parts: Parts, sender: Sender
) -> bodies.Seated:
    """Takes a free seat by an invitation."""
    check_join(parts, match, wish.invitation)
    name = checked_name(wish.name)
    secret = sender.known(parts, wish.id, wish.invitation)
    seated = await take_seat(parts, secret, match, wish.id, name, wish.seat)
    sender.remember(parts, response)
    return seated


@router.post("/matches/{match}/watch")
async def watch(
    match: MatchId, wish: bodies.WatchMatch, response: Response, parts: Parts, sender: Sender
) -> bodies.Watching:
    """Watches a match by an invitation."""
    check_watch(parts, match, wish.invitation)
    secret = sender.newly_known()
    await parts.store.hold(match, WATCHER, secret_hash(secret))
    sender.remember(parts, response)
    return bodies.Watching(match=match)


@router.post("/matches/{match}/bots")
async def add_bot(
    match: MatchId, wish: bodies.AddBot, parts: Parts, seats: Seats
) -> bodies.BotSeated:
    """Gives a free seat to a bot."""
    own_seat(seats)
    check_levels((await parts.engine.hosted(match)).row.game, [wish.level])
    command = own_command("bot", match, wish.id)
    level = str(wish.level)
    seat = await parts.engine.join(match, command, f"Bot {level}", bot=level, seat=wish.seat)
    return bodies.BotSeated(seat=seat)


@router.post("/matches/{match}/carry")
async def carry(
    match: MatchId, wish: bodies.CarrySeat, request: Request, parts: Parts, seats: Seats
) -> bodies.CarryLink:
    """A link that carries a seat to another device: once, and within an hour."""
    if wish.seat not in seats:
        raise Refused("not_your_seat")
    token, until = await new_carry(parts, match, wish.seat)
    address = link(base_of(request, parts), "carry", match, token)
    return bodies.CarryLink(link=address, qr=qr_svg(address), until=until)


@router.post("/carry")
async def use_carry(
    wish: bodies.UseCarry, response: Response, parts: Parts, sender: Sender
) -> bodies.Seated:
    """Takes over a seat from another device, which keeps it too."""
    carried = await parts.store.use_carry(secret_hash(wish.token), parts.engine.time.now())
    if carried is None:
        raise Denied(
            410,
            "used",
            "This link was used already or is too old. Make a new one on the other device.",
        )
    secret = sender.newly_known()
    token = parts.seal.secret_for("carried", carried.match, str(carried.seat), wish.token)
    await parts.store.hold(carried.match, carried.seat, secret_hash(secret))
    await parts.store.hold(carried.match, carried.seat, secret_hash(token))
    sender.remember(parts, response)
    return bodies.Seated(match=carried.match, seat=carried.seat, token=token)


@router.get("/matches/{match}", response_class=Response)
async def read(match: MatchId, parts: Parts, seats: Seats, seat: AsSeat = None) -> Response:
    """How a match stands, as one of your seats sees it, or as those who watch."""
    return await told(parts, match, 10**9, seen_as(seats, seat))


@router.get("/matches/{match}/events", response_class=Response)
async def events(
    match: MatchId, parts: Parts, seats: Seats, after: After = 0, seat: AsSeat = None
) -> Response:
    """What happened after an event, as it may be told now."""
    return await told(parts, match, after, seen_as(seats, seat))


@router.post("/matches/{match}/phrases", status_code=204)
async def say(match: MatchId, wish: bodies.Say, parts: Parts, seats: Seats) -> None:
    """Says one of the phrases to everyone who is there."""
    if wish.seat not in seats:
        raise Refused("not_your_seat")
    if wish.phrase not in PHRASES:
        raise Denied(422, "phrase", "There is no such phrase.")
    if not parts.may_ask(match, wish.seat):
        raise Refused("too_fast")
    parts.hub.say(match, wish.seat, wish.phrase)


@router.get("/matches/{match}/seats")
async def own_seats(match: MatchId, parts: Parts, seats: Seats) -> bodies.OwnSeats:
    """The seats you hold in a match, whether you may watch it, and whether it has secrets."""
    async with parts.engine.lock(match):
        hosted = await parts.engine.fresh(match)
    return bodies.OwnSeats(
        seats=sorted(seats - {WATCHER}),
        watching=WATCHER in seats,
        has_secrets=hosted.has_secrets(),
        forgets=hosted.match.game.forgets,
    )


@router.get("/matches/{match}/replay", response_class=Response)
async def replay(
    match: MatchId,
    parts: Parts,
    seats: Seats,
    seat: AsSeat = None,
    first: After = 0,
    count: Annotated[int, Query(ge=1, le=MOST_REPLAYED)] = 100,
) -> Response:
    """Decisions from number `first` on, with what a seat saw before and after each.

    In a game that forgets, while it is on, only the present view.
    """
    as_seat = seen_as(seats, seat)
    async with parts.engine.lock(match):
        hosted = await parts.engine.fresh(match)
        body = encode(replay_of(hosted, as_seat, first, count))
    return Response(body, media_type="application/json")


async def told(parts: Services, match: str, after: int, seat: int) -> Response:
    """Messages of a match as one JSON list."""
    async with parts.engine.lock(match):
        hosted = await parts.engine.fresh(match)
        messages = messages_after(hosted, after, seat, parts.engine.time.now())
    return Response(encode(messages), media_type="application/json")


@router.get("/matches/{match}/record", response_class=Response)
async def record(match: MatchId, parts: Parts, seats: Seats, seat: AsSeat = None) -> Response:
    """The record of a match: all of it once it is over, before that what the seat may know."""
    as_seat = seen_as(seats, seat)
    async with parts.engine.lock(match):
        hosted = await parts.engine.fresh(match)
        line = record_of(hosted, as_seat)
    name = f'attachment; filename="{hosted.row.game}-{match}.jsonl"'
    return Response(line, media_type="application/json", headers={"content-disposition": name})


def record_of(hosted: HostedMatch, seat: int) -> bytes:
    """One line of JSON."""
    if hosted.phase == "over":
        return encode(FinishedRecord(**hosted.record().to_json())) + b"\n"
    unfinished = UnfinishedRecord(
        game=hosted.row.game,
        rules_version=hosted.row.rules_version,
        players=hosted.row.players,
        options=hosted.match.options,
        entries=visible_entries(hosted, seat),
    )
    return encode(unfinished) + b"\n"
