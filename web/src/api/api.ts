/** Calls to the server. Whatever goes wrong is a Refusal with a name that can be translated. */

import type {
  BotSeated,
  CarryLink,
  Evaluation,
  EventMessage,
  GameInfo,
  GameName,
  Hint,
  Invitation,
  Invited,
  Made,
  MyMatch,
  NewMatch,
  OwnSeats,
  Problem,
  Replay,
  Seated,
  StateMessage,
  Tried,
  TryGame,
  Watching,
} from "./types";

/** A call that came to nothing: the server's reason, or `offline` if it could not be asked. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** An id for a wish or a command, new for each; sent again, nothing happens twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.reason ?? "crashed", problem?.sentence ?? response.statusText);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  geometry: (game: GameName, players: number) =>
    call<unknown>("GET", `/games/${game}/geometry?players=${players}`),
  picks: (game: GameName, players: number) =>
    call<Record<string, string[]>>("GET", `/games/${game}/picks?players=${players}`),
  gameWords: (game: GameName, language: string) =>
    call<Record<string, string>>("GET", `/games/${game}/words/${language}`),
  tryOut: (game: GameName, board: TryGame) => call<Tried>("POST", `/games/${game}/try`, board),

  create: (wish: NewMatch) => call<Made>("POST", "/matches", wish),
  look: (match: string, invitation: string) =>
    call<Invitation>("POST", `/matches/${match}/look`, { invitation }),
  join: (match: string, invitation: string, name: string, id: string) =>
    call<Seated>("POST", `/matches/${match}/join`, { id, invitation, name }),
  watch: (match: string, invitation: string) =>
    call<Watching>("POST", `/matches/${match}/watch`, { invitation }),
  invite: (match: string) => call<Invited>("POST", `/matches/${match}/invitations`),
  addBot: (match: string, level: number) =>
    call<BotSeated>("POST", `/matches/${match}/bots`, { id: newId(), level }),
  freeSeat: (match: string, seat: number) =>
    call<void>("POST", `/matches/${match}/seats/${seat}/free`, { id: newId() }),
  handOver: (match: string, seat: number, level: number) =>
    call<void>("POST", `/matches/${match}/seats/${seat}/bot`, { id: newId(), level }),
  carry: (match: string, seat: number) =>
    call<CarryLink>("POST", `/matches/${match}/carry`, { seat }),
  useCarry: (token: string) => call<Seated>("POST", "/carry", { token }),

  /** How a match stands, as the first of the own seats sees it. */
  state: async (match: string) => {
    const [told] = await call<(EventMessage | StateMessage)[]>("GET", `/matches/${match}`);
    return told?.state ?? null;
  },
  seats: (match: string) => call<OwnSeats>("GET", `/matches/${match}/seats`),
  replay: (match: string, seat: number, first: number, count: number) =>
    call<Replay>("GET", `/matches/${match}/replay?first=${first}&count=${count}&seat=${seat}`),
  hint: (match: string, seat: number) => call<Hint>("POST", `/matches/${match}/hint`, { seat }),
  evaluation: (match: string) => call<Evaluation>("GET", `/matches/${match}/evaluation`),
  recordPath: (match: string, seat: number) => `/matches/${match}/record?seat=${seat}`,

  mine: () => call<MyMatch[]>("GET", "/me/matches"),
  forgetMe: () => call<void>("DELETE", "/me"),
};
