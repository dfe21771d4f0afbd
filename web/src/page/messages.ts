/** What a page and its table worker say to each other. */

/** From the page. The numbers of questions and live connections are the page's own. */
export type ToTable =
  | { type: "open"; hash: string; folder: string; origin: string; life: string; isTaken: boolean }
  | { type: "ask"; question: number; method: string; path: string; body: string | undefined }
  | { type: "connect"; live: number; path: string }
  | { type: "send"; live: number; frame: string }
  | { type: "hang-up"; live: number }
  | { type: "close" };

/** From the table worker. */
export type FromTable =
  | { type: "alive" }
  | { type: "open" }
  | { type: "elsewhere" }
  | { type: "failed"; sentence: string }
  | { type: "answer"; question: number; status: number; body: string }
  | { type: "frame"; live: number; frame: string }
  | { type: "closed"; live: number; code: number; reason: string };

/** What a pack's start.mjs exports. */
export interface Start {
  /** What all tags are called; the first packs did not say it, and had other names. */
  TAG?: "type";
  /** By which rules version options are named; the first packs did not say it. */
  RULES_VERSION?: number;
  openTable(folder: string, around: Around): Promise<Table>;
  openThinker(folder: string, isStopped: () => boolean): Promise<Thinker>;
}

/** What a table needs around it. */
export interface Around {
  /** The files that were stored before. */
  files: Promise<Map<string, Uint8Array>>;
  /** Stores all files; rejects if it cannot. */
  flush(files: Map<string, Uint8Array>): Promise<void>;
  /** Thinks elsewhere. Only one thought is asked for at a time. */
  think(text: string): Promise<string>;
  /** Stops the thought that was asked for. */
  halt(): void;
  /** Python cannot go on. */
  died(): void;
  origin: string;
}

export interface Table {
  request(
    method: string,
    path: string,
    body: string | undefined,
  ): Promise<{ status: number; body: string }>;
  connect(
    path: string,
    send: (frame: string) => void,
    closed: (code: number, reason: string) => void,
  ): { receive(frame: string): void; close(): void };
  close(): Promise<void>;
}

export interface Thinker {
  /** Throws if the thought is stopped. */
  answer(text: string): string;
}
