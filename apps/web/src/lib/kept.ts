import { localStore, type SafeStorage } from './browser-storage';

/** Unsent work waits so long for its person, in milliseconds; what they never came back for goes. */
const keptFor = 30 * 24 * 3_600_000;
/** What is known of an upload, but not its file: long enough that its person is told what went. */
const uploadsFor = 365 * 24 * 3_600_000;
const ofUploads = /^sending\./;
/** Characters of one thing: a form and a message are far below it. */
const sizeMax = 2_000_000;
/** Things of one person; the newest stay. */
const countMax = 100;
/** What the server is still to be told has no limit: changes, uploads, and those that were cancelled. */
const uncounted = /^(writes|sending|cancelled)\./;

const ownedKey = /^(tavla\.[0-9a-f-]{36}\.[0-9a-f-]{36}\.)/;

interface Entry {
  /** When it was kept, as Date.now(). */
  at: number;
  data: unknown;
}

/**
 * What one person of one company has begun and not sent yet: it outlives the page and the session, and is read
 * only in their name. Storage that is full or forbidden keeps nothing and breaks nothing.
 */
export class Kept {
  private readonly prefix: string;

  constructor(
    owner: { companyId: string; personId: string },
    private readonly storage: SafeStorage = localStore,
  ) {
    this.prefix = `tavla.${owner.companyId}.${owner.personId}.`;
  }

  /** The key of a name, which no other person has; good as the name of a lock, too. */
  key(name: string): string {
    return this.prefix + name;
  }

  /** What was kept under the name, as it was parsed: whoever reads it checks its shape. */
  read(name: string): unknown {
    const entry = parse(this.storage.get(this.key(name)));
    return entry && isFresh(name, entry, Date.now()) ? entry.data : undefined;
  }

  /** Says whether it is kept: not what is too large, and nothing where storage is full; then what was there stays. */
  write(name: string, data: unknown): boolean {
    const text = JSON.stringify({ at: Date.now(), data } satisfies Entry);
    return text.length <= sizeMax && this.storage.set(this.key(name), text);
  }

  remove(name: string): void {
    this.storage.remove(this.key(name));
  }

  /** The names that begin so, oldest first. */
  names(beginning: string): string[] {
    const whole = this.key(beginning);
    const at = (key: string) => parse(this.storage.get(key))?.at ?? 0;
    const keys = this.storage.keys().filter((key) => key.startsWith(whole));
    return keys.sort((one, other) => at(one) - at(other)).map((key) => key.slice(this.prefix.length));
  }
}

/** Removes what is too old, unreadable or too much, whoever's it is. */
export function sweepKept(storage: SafeStorage = localStore, now = Date.now()): void {
  const owned = new Map<string, { key: string; at: number }[]>();
  for (const key of storage.keys()) {
    // Earlier versions told everybody which files had been uploaded.
    if (key.startsWith('tus::tavla-')) storage.remove(key);
    const owner = ownedKey.exec(key)?.[1];
    if (!owner) continue;
    const entry = parse(storage.get(key));
    const name = key.slice(owner.length);
    if (!entry || !isFresh(name, entry, now)) storage.remove(key);
    else if (!uncounted.test(name)) owned.set(owner, [...(owned.get(owner) ?? []), { key, at: entry.at }]);
    // Kept by a clock that has been set back since: its time begins anew, or it would never end.
    if (entry && entry.at > now) storage.set(key, JSON.stringify({ ...entry, at: now } satisfies Entry));
  }
  for (const entries of owned.values()) {
    const old = entries.sort((one, other) => other.at - one.at).slice(countMax);
    for (const { key } of old) storage.remove(key);
  }
}

function isFresh(name: string, { at }: Entry, now: number): boolean {
  return now - at < (ofUploads.test(name) ? uploadsFor : keptFor);
}

function parse(text: string | null): Entry | undefined {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<Entry> | null;
    return typeof entry?.at === 'number' ? { at: entry.at, data: entry.data } : undefined;
  } catch {
    return undefined;
  }
}
