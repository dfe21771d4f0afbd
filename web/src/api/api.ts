/** Calls to the server. Every failure is a Refusal with a name that can be translated. */

import { type Answer, transport } from "./transport";
import type {
  BotSeated,
  Code,
  CodeMatch,
  Evaluation,
  EventMessage,
  GameInfo,
  GameName,
  Hint,
  Invitation,
  Invited,
  JoinMatch,
  Lesson,
  Made,
  MyMatch,
  NewMatch,
  OwnSeats,
  Preview,
  Problem,
  Replay,
  Rulebook,
  Seated,
  Site,
  StateMessage,
  Text,
  TransferLink,
  Tried,
  TryGame,
  Watching,
  WhyNot,
} from "./types";

/** A failed call: the server's reason, or `offline` if the server could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
    /** Seconds after which another attempt may help. */
    readonly wait = 0,
  ) {
    super(sentence);
  }
}

/** A new id for a request or a command; sending it again has no further effect. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Asks the table; the answer is its text. */
async function ask(method: string, path: string, body?: string): Promise<string> {
  let answer: Answer;
  try {
    answer = await transport().request(method, path, body);
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  if (answer.status < 300) return answer.body;
  throw refusal(answer);
}

function refusal({ status, body, wait }: Answer): Refusal {
  try {
    const { reason, sentence } = JSON.parse(body) as Problem;
    return new Refusal(reason ?? "crashed", sentence ?? body, wait);
  } catch {
    return new Refusal("crashed", `Status ${status}.`);
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const text = await ask(method, path, body && JSON.stringify(body));
  return (text ? JSON.parse(text) : undefined) as T;
}

export const api = {
  site: () => call<Site>("GET", "/site"),
  games: () => call<GameInfo[]>("GET", "/games"),
  geometry: (game: GameName, players: number) =>
    call<unknown>("GET", `/games/${game}/geometry?players=${players}`),
  picks: (game: GameName, players: number) =>
    call<Record<string, string[]>>("GET", `/games/${game}/picks?players=${players}`),
  gameWords: (game: GameName, language: string) =>
    call<Record<string, Text>>("GET", `/games/${game}/words/${language}`),
  rulebook: (game: GameName, language: string) =>
    call<Rulebook>("GET", `/games/${game}/rulebook/${language}`),
  pictures: (game: GameName) => call<Record<string, Tried>>("GET", `/games/${game}/pictures`),
  preview: (game: GameName) => call<Preview>("GET", `/games/${game}/preview`),
  lesson: (game: GameName, language: string) =>
    call<Lesson>("GET", `/games/${game}/lesson/${language}`),
  tryOut: (game: GameName, board: TryGame) => call<Tried>("POST", `/games/${game}/try`, board),

  point: (match: string, pick: string) => call<void>("POST", `/matches/${match}/points`, { pick }),
  create: (wish: NewMatch) => call<Made>("POST", "/matches", wish),
  look: (match: string, invitation: string) =>
    call<Invitation>("POST", `/matches/${match}/look`, { invitation }),
  join: (match: string, wish: JoinMatch) => call<Seated>("POST", `/matches/${match}/join`, wish),
  watch: (match: string, invitation: string) =>
    call<Watching>("POST", `/matches/${match}/watch`, { invitation }),
  invite: (match: string) => call<Invited>("POST", `/matches/${match}/invitations`),
  addBot: (match: string, level: number) =>
    call<BotSeated>("POST", `/matches/${match}/bots`, { id: newId(), level }),
  freeSeat: (match: string, seat: number) =>
    call<void>("POST", `/matches/${match}/seats/${seat}/free`, { id: newId() }),
  handOver: (match: string, seat: number, level: number) =>
    call<void>("POST", `/matches/${match}/seats/${seat}/bot`, { id: newId(), level }),
  transfer: (match: string, seat: number) =>
    call<TransferLink>("POST", `/matches/${match}/transfer`, { seat }),
  returnSeat: (match: string, seat: number) =>
    call<Seated>("POST", `/matches/${match}/seats/${seat}/return`),
  code: (match: string, isNew: boolean) =>
    call<Code>("POST", `/matches/${match}/code`, { new: isNew }),
  useCode: (code: string) => call<CodeMatch>("POST", "/codes", { code }),
  useTransfer: (token: string) => call<Seated>("POST", "/transfer", { token }),

  /** The state of a match, as the first of the seats held here sees it. */
  state: async (match: string) => {
    const [message] = await call<(EventMessage | StateMessage)[]>("GET", `/matches/${match}`);
    return message?.state ?? null;
  },
  seats: (match: string) => call<OwnSeats>("GET", `/matches/${match}/seats`),
  replay: (match: string, seat: number, first: number, count: number) =>
    call<Replay>("GET", `/matches/${match}/replay?first=${first}&count=${count}&seat=${seat}`),
  /** Why a seat cannot choose what it pointed at, by the names that the rules use. */
  why: (match: string, seat: number, pointed: string[]) =>
    call<WhyNot>("POST", `/matches/${match}/why`, { seat, pointed }),
  hint: (match: string, seat: number) => call<Hint>("POST", `/matches/${match}/hint`, { seat }),
  evaluation: (match: string) => call<Evaluation>("GET", `/matches/${match}/evaluation`),
  record: (match: string, seat: number) => ask("GET", `/matches/${match}/record?seat=${seat}`),
  recordPath: (match: string, seat: number) => `/matches/${match}/record?seat=${seat}`,

  mine: () => call<MyMatch[]>("GET", "/me/matches"),
  /** A match with its whole log as a file; only a page's own table gives and takes these. */
  matchFile: (match: string) => ask("GET", `/matches/${match}/file`),
  takeIn: async (file: string) =>
    JSON.parse(await ask("POST", "/matches/file", file)) as { match: string },

  forgetMe: () => call<void>("DELETE", "/me"),
};
