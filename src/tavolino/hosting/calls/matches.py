"""Calls to make, join, watch and read matches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tavolino.games import descriptor_of
from tavolino.hosting.access.names import check_different, check_optional_name
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.calls import links, values
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import (
    Denied,
    has_moved,
    malformed_error,
    too_fast,
    was_removed,
)
from tavolino.hosting.engine import MatchRequest
from tavolino.hosting.match.events import PAGE, WATCHER
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.ids import MatchId, id_from
from tavolino.hosting.match.log_record import record_from_log
from tavolino.hosting.match.messages import (
    EventMessage,
    FinishedRecord,
    StateMessage,
    UnfinishedRecord,
    page_after,
    visible_entries,
)
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.replay import Replay, replay_of
from tavolino.hosting.match.unplayable import RulesChanged
from tavolino.hosting.services import Services
from tavolino.hosting.store.values import is_moved, mark_moved, mark_removed

After = Annotated[int, Meta(ge=0, le=10**6, description="the number of the last event seen")]
AsSeat = Annotated[int, Meta(ge=-1, le=3, description="as this seat; -1 to watch")]

MAX_REPLAYED = 200
"""The most decisions in one answer. More would keep everyone else waiting."""

NEWEST = 10**9
"""A number above that of any event, to get only the current state."""


# -- seats -----------------------------------------------------------------------------------


def choose_seat(seats: set[int], wanted: int | None) -> int:
    """The seat as which a match is shown: the wanted one, or else the first one held."""
    if wanted is None:
        own = sorted(seats - {WATCHER})
        return own[0] if own else WATCHER
    if wanted != WATCHER and wanted not in seats:
        raise Refused("not_your_seat")
    return wanted


def check_plays(seats: set[int]) -> None:
    """Raises Refused for those who only watch."""
    if not seats - {WATCHER}:
        raise Refused("not_your_seat")


def check_levels(game: str, wanted: list[int]) -> None:
    """Raises Denied if a game has no bots of a level."""
    levels = len(descriptor_of(game).levels)
    if any(level > levels for level in wanted):
        raise Denied(422, "no_level", f"{game} has bots of levels 1 to {levels}.")


def check_thinking(caller: Caller) -> None:
    """Raises Denied if the caller's bots have used up their thinking time."""
    wait = caller.services.budgets.wait("thinking", caller.payer)
    if wait:
        raise too_fast(wait)


def own_command(purpose: str, *parts: str) -> str:
    """The id of one of the server's own commands, which no client's command can have."""
    return f"{purpose}:{id_from(*parts)}"


def seats_for(wish: values.NewMatch) -> tuple[list[int], list[int]]:
    """The seats of a new match's people and of its bots. Raises Refused or Denied."""
    chosen, people = wish.seats, len(wish.names)
    if len(chosen) > people + len(wish.bots):
        raise malformed_error("seats")
    if any(seat >= wish.players for seat in chosen):
        raise Refused("no_such_seat")
    if len(set(chosen)) < len(chosen):
        raise Refused("taken")
    free = [seat for seat in range(wish.players) if seat not in chosen]
    first = max(0, people - len(chosen))
    bots = chosen[people:]
    last = len(free) - (len(wish.bots) - len(bots))
    return chosen[:people] + free[:first], bots + free[last:]


async def take_seat(
    services: Services, secret: str, match: str, request: str, name: str, seat: int | None
) -> values.Seated:
    """Seats a person, whose cookie and token then open the seat."""
    command = own_command("join", secret, request)
    got = await services.engine.join(match, command, name, seat=seat, is_new=True)
    token = services.signer.secret_for("seat", match, str(got), command)
    keys = secret_hash(secret), secret_hash(token)
    await services.store.hold(match, got, *keys)
    # A repeated or delayed request does not bring back a seat that was moved elsewhere.
    if mark_moved(got) in await services.store.held_seats(match, keys):
        raise has_moved()
    # A repeated or delayed request must not bring back someone who was removed.
    if await services.engine.is_removed(match, command, got):
        for key in keys:
            await services.store.remove(match, got, key)
        raise was_removed()
    return values.Seated(match=match, seat=got, token=token)


# -- coming to a match -----------------------------------------------------------------------


async def create(caller: Caller, wish: values.NewMatch) -> values.Made:
    """Makes a match. Seats that are still free wait for people who join by the link."""
    names = [check_optional_name(name) for name in wish.names]
    check_different(names)
    if len(names) + len(wish.bots) > wish.players:
        raise Denied(422, "full", "There are more people and bots than seats.")
    if len(wish.bots) == wish.players:
        raise Denied(422, "bots_only", "At least one seat has to be a person's.")
    check_levels(wish.game, wish.bots)
    people, bots = seats_for(wish)
    services = caller.services

    async def is_made_by(secret: str) -> bool:
        return bool(await services.store.numbers([id_from("match", secret, wish.id)]))

    secret = await caller.identify(wish.id, is_done_by=is_made_by)
    caller.spend("match")
    caller.spend("matches_of_a_day")
    if wish.bots:
        check_thinking(caller)
    match = id_from("match", secret, wish.id)
    services.engine.record_payer(match, caller.payer)
    await services.engine.create(
        match,
        MatchRequest(
            game=wish.game,
            players=wish.players,
            options=wish.options,
            clock=wish.clock,
            start=wish.start,
        ),
        made_by=secret_hash(secret),
    )
    await services.store.hold(match, WATCHER, secret_hash(secret))
    for k, level in enumerate(wish.bots):
        await services.engine.join(
            match, f"bot:{k}", f"Bot {level}", bot=str(level), seat=bots[k]
        )
    seats = [
        await take_seat(services, secret, match, f"{wish.id}-{seat}", name, seat)
        for seat, name in zip(people, names, strict=True)
    ]
    return values.Made(
        match=match,
        seats=[values.OwnSeat(seat=own.seat, token=own.token) for own in seats],
        join=links.to_join(caller, match),
        watch=links.to_watch(caller, match),
    )


async def invite(caller: Caller, match: MatchId) -> values.Invited:
    """Makes new links to a match. Only its players may do that."""
    check_plays(await caller.seats(match))
    caller.spend("command")
    join = links.to_join(caller, match)
    watch = links.to_watch(caller, match)
    join_qr = await links.qr_svg(caller.services, join)
    return values.Invited(join=join, join_qr=join_qr, watch=watch)


async def look(caller: Caller, match: MatchId, wish: values.Look) -> values.Invitation:
    """Shows what an invitation leads to, before you take a seat."""
    caller.spend("command")
    services = caller.services
    links.check_token(services, ("join",), match, wish.invitation)
    await caller.check_not_removed(match)
    maker = await services.store.made_by(match)
    held = await services.store.held_seats(match, [maker]) if maker else set()
    async with services.engine.lock(match):
        hosted = await services.engine.fresh(match)
        return values.Invitation(
            game=hosted.row.game,
            phase=hosted.phase,
            seats=hosted.chairs,
            host=min((seat for seat in held if seat > WATCHER), default=None),
        )


async def join(caller: Caller, match: MatchId, wish: values.JoinMatch) -> values.Seated:
    """Takes a free seat with an invitation."""
    caller.spend("command")
    links.check_token(caller.services, ("join",), match, wish.invitation)
    await caller.check_not_removed(match)
    name = check_optional_name(wish.name)
    engine = caller.services.engine

    async def is_joined_by(secret: str) -> bool:
        async with engine.lock(match):
            hosted = await engine.fresh(match)
            return own_command("join", secret, wish.id) in hosted.answered

    secret = await caller.identify(wish.id, wish.invitation, is_done_by=is_joined_by)
    engine.record_payer(match, caller.payer)
    return await take_seat(caller.services, secret, match, wish.id, name, wish.seat)


async def watch(caller: Caller, match: MatchId, wish: values.WatchMatch) -> values.Watching:
    """Watches a match with an invitation to watch it or to play."""
    caller.spend("command")
    # Whoever may take a seat may watch, too: all seats can be taken by now.
    links.check_token(caller.services, ("watch", "join"), match, wish.invitation)
    await caller.services.store.hold(match, WATCHER, secret_hash(await caller.identify_anew()))
    return values.Watching(match=match)


async def add_bot(caller: Caller, match: MatchId, wish: values.AddBot) -> values.BotSeated:
    """Gives a free seat to a bot."""
    check_plays(await caller.seats(match))
    caller.spend("command")
    check_thinking(caller)
    engine = caller.services.engine
    engine.record_payer(match, caller.payer)
    async with engine.lock(match):
        game = (await engine.get_hosted(match)).row.game
    check_levels(game, [wish.level])
    command = own_command("bot", match, wish.id)
    level = str(wish.level)
    seat = await engine.join(match, command, f"Bot {level}", bot=level, seat=wish.seat)
    return values.BotSeated(seat=seat)


# -- reading a match -------------------------------------------------------------------------


async def read(
    caller: Caller, match: MatchId, seat: AsSeat | None = None
) -> list[EventMessage | StateMessage]:
    """The current state of a match, as one of your seats or a watcher sees it."""
    return await events(caller, match, NEWEST, seat)


async def events(
    caller: Caller, match: MatchId, after: After = 0, seat: AsSeat | None = None
) -> list[EventMessage | StateMessage]:
    """The events after a number, as they may be shown now: at most 200.

    The newest event of all comes with the state. If the last event here has no state, ask again
    for the events after it.
    """
    as_seat = choose_seat(await caller.seats(match, seat), seat)
    engine = caller.services.engine
    async with engine.lock(match):
        hosted = await engine.fresh(match)
        caller.spend("reading", min(PAGE, max(1, hosted.number - after)))
        return page_after(hosted, after, as_seat, engine.time.now())


async def own_seats(caller: Caller, match: MatchId) -> values.OwnSeats:
    """Your seats in a match, whether you may watch it, and whether it has secrets."""
    seats = await caller.seats(match)
    lost = await caller.lost_seats(match)
    made = await caller.has_made(match)
    async with caller.services.engine.lock(match):
        hosted = await caller.services.engine.fresh(match)
    return values.OwnSeats(
        seats=sorted(seats - {WATCHER}),
        watching=WATCHER in seats,
        moved=sorted(mark_moved(mark) for mark in lost if is_moved(mark)),
        removed=sorted(mark_removed(mark) for mark in lost if not is_moved(mark)),
        made=made,
        may_point=await may_point(caller, hosted, seats),
        has_secrets=hosted.has_secrets(),
        forgets=hosted.match.game.forgets,
    )


async def replay(
    caller: Caller,
    match: MatchId,
    seat: AsSeat | None = None,
    first: After = 0,
    count: Annotated[int, Meta(ge=1, le=MAX_REPLAYED)] = 100,
) -> Replay:
    """The decisions from number `first` on, with what a seat saw before and after each.

    While a game that forgets is on, there is only the current view.
    """
    as_seat = choose_seat(await caller.seats(match, seat), seat)
    caller.spend("reading", count)
    async with caller.services.engine.lock(match):
        hosted = await caller.services.engine.fresh(match)
        return replay_of(hosted, as_seat, first, count)


async def record(
    caller: Caller, match: MatchId, seat: AsSeat | None = None
) -> FinishedRecord | UnfinishedRecord:
    """The record of a match: the whole record once it is over, until then what you may know.

    This also works for a match that ended because its rules have changed.
    """
    as_seat = choose_seat(await caller.seats(match, seat), seat)
    engine = caller.services.engine
    async with engine.lock(match):
        try:
            return record_of(await engine.fresh(match), as_seat)
        except RulesChanged:
            return record_from_log(*await engine.finished_log(match))


def record_of(hosted: HostedMatch, seat: int) -> FinishedRecord | UnfinishedRecord:
    """The record of a match as a seat may have it now."""
    if hosted.phase == "over":
        return FinishedRecord(**hosted.record().to_json())
    return UnfinishedRecord(
        game=hosted.row.game,
        rules_version=hosted.row.rules_version,
        players=hosted.row.players,
        options=hosted.match.options,
        entries=visible_entries(hosted, seat),
    )


# -- phrases ---------------------------------------------------------------------------------


async def say(caller: Caller, match: MatchId, wish: values.Say) -> None:
    """Says one of the phrases to everyone at the table."""
    seats = await caller.seats(match)
    caller.spend("command")
    say_as(caller.services, match, seats, wish)


def say_as(services: Services, match: str, seats: set[int], wish: values.Say) -> None:
    """Says a phrase for someone who is known to hold these seats."""
    if wish.seat not in seats:
        raise Refused("not_your_seat")
    services.hub.say(match, wish.seat, wish.phrase)


async def point(caller: Caller, match: MatchId, wish: values.PointAt) -> None:
    """Points at something on the board for those who play, such as children. It is not kept."""
    seats = await caller.seats(match)
    caller.spend("command")
    engine = caller.services.engine
    async with engine.lock(match):
        hosted = await engine.fresh(match)
    if not await may_point(caller, hosted, seats):
        raise Refused("points_off")
    caller.services.hub.point(match, wish.pick)


async def may_point(caller: Caller, hosted: HostedMatch, seats: set[int]) -> bool:
    """Whether the caller may point at the board for those who play.

    Whoever points must see no more than the players, so nothing may be hidden. The maker of the
    match may point, and so may whoever watches people that all play at the maker's device,
    unless the maker has removed them.
    """
    if hosted.has_secrets():
        return False
    store = caller.services.store
    maker = await store.made_by(hosted.row.id)
    if maker in caller.hashes():
        return True
    lost = await caller.lost_seats(hosted.row.id)
    if WATCHER not in seats or any(not is_moved(mark) for mark in lost):
        return False
    holders = [await store.holders(hosted.row.id, seat) for seat in hosted.people()]
    return all(maker in each for each in holders)
