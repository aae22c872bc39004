import { Language } from '@tavla/shared/meetings/languages';
import { z } from 'zod';
import type { PersonSession } from '@/api/person-session';
import { Audience, forAll } from '../visibility/audience';

const beginning = 'sending.';

const QueuedUpload = z.object({
  id: z.string(),
  name: z.string(),
  /** What the meeting is to be called; empty: as its file is. */
  title: z.string().default(''),
  sizeBytes: z.number(),
  language: Language,
  /** When it was recorded, as Date.now(). */
  recordedAt: z.number(),
  /** Of a recording that the browser keeps; a chosen file has none. */
  recordingId: z.string().nullable(),
  /** Whether the browser keeps a copy of the chosen file. */
  isKept: z.boolean().default(false),
  /** Of one that was added before there was a choice, everybody. */
  audience: Audience.default(forAll),
  /** Its place in the queue, as Date.now(). */
  addedAt: z.number(),
  /** offline: the connection is lost, or the server in trouble, and it goes on by itself. */
  state: z.enum(['waiting', 'sending', 'offline', 'paused', 'failed']),
  sentBytes: z.number(),
  /** Where the server has what was sent; null before it has anything. */
  url: z.string().nullable().default(null),
  /** Milliseconds that the rest takes; null while nobody can tell. */
  leftMs: z.number().nullable(),
  /** Why it failed or waits, in the server's words. */
  words: z.string(),
});
/** A recording or file on its way to the server, or waiting for its turn. */
export type QueuedUpload = z.infer<typeof QueuedUpload>;

/** What a person is sending, as all their tabs know it: it is kept, so that it outlives pages and sessions. */
export class QueuedUploads {
  private known: QueuedUpload[] | undefined;
  /** Where the browser keeps nothing, they are here as long as the page is. */
  private readonly unkept = new Map<string, QueuedUpload>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly session: PersonSession) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(session.kept.key(beginning))) this.changed();
    };
    window.addEventListener('storage', onStorage, { signal: session.signal });
  }

  /** In the order of their turns; the same array until something changes. */
  readonly all = (): QueuedUpload[] => {
    const { kept } = this.session;
    this.known ??= kept
      .names(beginning)
      .flatMap((name) => QueuedUpload.safeParse(kept.read(name)).data ?? [])
      .filter(({ id }) => !this.unkept.has(id))
      .concat([...this.unkept.values()])
      .sort((one, other) => one.addedAt - other.addedAt);
    return this.known;
  };

  find(id: string): QueuedUpload | undefined {
    // Nobody tells a session that is over what the person's next one has changed.
    if (this.session.signal.aborted) this.known = undefined;
    return this.all().find((upload) => upload.id === id);
  }

  put(upload: QueuedUpload): void {
    if (this.session.kept.write(beginning + upload.id, upload)) this.unkept.delete(upload.id);
    else this.unkept.set(upload.id, upload);
    this.changed();
  }

  /** Changes what is still there; what another tab has taken out stays out. */
  change(id: string, part: Partial<QueuedUpload>): void {
    const upload = this.find(id);
    if (upload) this.put({ ...upload, ...part });
  }

  /** Whether a later visit knows of it. */
  outlivesPage(id: string): boolean {
    return !this.unkept.has(id);
  }

  remove(id: string): void {
    this.session.kept.remove(beginning + id);
    this.unkept.delete(id);
    this.changed();
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private changed(): void {
    this.known = undefined;
    for (const listener of this.listeners) listener();
  }
}

/** By session, and gone with it. */
const lists = new WeakMap<PersonSession, QueuedUploads>();

export function queuedUploads(session: PersonSession): QueuedUploads {
  const list = lists.get(session) ?? new QueuedUploads(session);
  lists.set(session, list);
  return list;
}
