/**
 * Keeps the files of a table in IndexedDB, in pages. A flush stores what has changed in all files,
 * or nothing. Only the last worker that opened a store can write to it.
 */

const PAGE = 4096;

const PAGES = "pages";
const FACTS = "facts";

/** Another worker has opened the store since. */
export class NotOwner extends Error {}

export type Files = Map<string, Uint8Array>;

type Page = [key: [file: string, number: number], content: Uint8Array<ArrayBuffer>];

/** What a flush has to do. */
interface Changes {
  pages: Page[];
  /** The pages that no longer exist. */
  gone: IDBKeyRange[];
}

export class PagesStore {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
    /** The files as they are stored. */
    private readonly stored: Files,
  ) {}

  /** Opens a store, or makes it. From now on, no other worker can write to it. */
  static async open(name: string): Promise<{ store: PagesStore; files: Files }> {
    const database = await opened(name);
    const owner = crypto.randomUUID();
    const work = begin(database, "readwrite");
    const done = ended(work);
    work.objectStore(FACTS).put(owner, "owner");
    const sizes = work.objectStore(FACTS).get("sizes");
    const keys = work.objectStore(PAGES).getAllKeys();
    const contents = work.objectStore(PAGES).getAll();
    await done;
    const files: Files = new Map(
      Object.entries((sizes.result ?? {}) as Record<string, number>).map(([file, size]) => [
        file,
        new Uint8Array(size),
      ]),
    );
    (keys.result as Page[0][]).forEach(([file, number], at) => {
      files.get(file)?.set(contents.result[at] as Uint8Array, number * PAGE);
    });
    const stored = new Map([...files].map(([file, content]) => [file, content.slice()]));
    return { store: new PagesStore(database, owner, stored), files };
  }

  /** Calls back if the browser closes the store, for example because its data were cleared. */
  onClose(closed: () => void): void {
    this.database.onclose = closed;
  }

  /** Stores all files. Rejects with nothing stored if that fails. */
  async flush(files: Files): Promise<void> {
    const sizes = Object.fromEntries([...files].map(([file, { length }]) => [file, length]));
    const changes = this.changes(files);
    if (!changes.pages.length && !changes.gone.length && this.hasSizes(sizes)) return;
    await this.write((work) => {
      const pages = work.objectStore(PAGES);
      for (const range of changes.gone) pages.delete(range);
      for (const [key, content] of changes.pages) pages.put(content, key);
      work.objectStore(FACTS).put(sizes, "sizes");
    });
    this.follow(sizes, changes.pages);
  }

  /** Notes how many matches are in the files, for `keptMatches`. */
  async note(matches: number): Promise<void> {
    await this.write((work) => work.objectStore(FACTS).put(matches, "matches"));
  }

  close(): void {
    this.database.close();
  }

  /** Writes in one transaction, unless another worker has become the owner. */
  private write(put: (work: IDBTransaction) => void): Promise<void> {
    const work = begin(this.database, "readwrite");
    let failure: unknown = null;
    const owner = work.objectStore(FACTS).get("owner");
    owner.onsuccess = () => {
      try {
        if (owner.result !== this.owner) throw new NotOwner();
        put(work);
        work.commit();
      } catch (error) {
        failure = error;
        work.abort();
      }
    };
    return ended(work).catch((error: unknown) => {
      throw failure ?? error;
    });
  }

  private hasSizes(sizes: Record<string, number>): boolean {
    const { stored } = this;
    const names = Object.keys(sizes);
    return (
      names.length === stored.size &&
      names.every((name) => stored.get(name)?.length === sizes[name])
    );
  }

  /** What differs from what is stored. It is copied: the files may change while it is stored. */
  private changes(files: Files): Changes {
    const pages: Page[] = [];
    const gone: IDBKeyRange[] = [];
    for (const [file, content] of files) {
      const before = this.stored.get(file);
      for (let at = 0; at < content.length; at += PAGE) {
        const page = content.subarray(at, at + PAGE);
        if (isSame(page, before?.subarray(at, at + PAGE))) continue;
        pages.push([[file, at / PAGE], page.slice() as Uint8Array<ArrayBuffer>]);
      }
    }
    for (const [file, before] of this.stored) {
      const first = Math.ceil((files.get(file)?.length ?? 0) / PAGE);
      if (first * PAGE < before.length)
        gone.push(IDBKeyRange.bound([file, first], [file, Number.POSITIVE_INFINITY]));
    }
    return { pages, gone };
  }

  /** Makes `stored` what is stored now. */
  private follow(sizes: Record<string, number>, pages: Page[]): void {
    for (const file of [...this.stored.keys()]) if (!(file in sizes)) this.stored.delete(file);
    for (const [file, size] of Object.entries(sizes)) {
      const before = this.stored.get(file);
      if (before?.length === size) continue;
      const after = new Uint8Array(size);
      if (before) after.set(before.subarray(0, size));
      this.stored.set(file, after);
    }
    for (const [[file, number], content] of pages)
      this.stored.get(file)?.set(content, number * PAGE);
  }
}

/** How many matches are in a store, which need not exist. */
export async function keptMatches(name: string): Promise<number> {
  const names = (await indexedDB.databases()).map((each) => each.name);
  if (!names.includes(name)) return 0;
  const database = await opened(name);
  const work = begin(database, "readonly");
  const done = ended(work);
  const matches = work.objectStore(FACTS).get("matches");
  await done;
  database.close();
  return (matches.result as number | undefined) ?? 0;
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(PAGES);
      asked.result.createObjectStore(FACTS);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  return database.transaction([PAGES, FACTS], mode, { durability: "strict" });
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error("the transaction was aborted"));
  });
}

/** Whether two pages have the same bytes. */
function isSame(page: Uint8Array, other: Uint8Array | undefined): boolean {
  if (page.length !== other?.length) return false;
  for (let at = 0; at < page.length; at++) if (page[at] !== other[at]) return false;
  return true;
}
