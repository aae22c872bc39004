import { Language } from '@tavla/shared/meetings/languages';
import { z } from 'zod';
import type { PersonSession } from '@/api/person-session';
import { Audience, forAll } from '../visibility/audience';
import { KeptList } from './kept-list';

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

/** What a person is sending, in the order of its turns. */
export type QueuedUploads = KeptList<QueuedUpload>;

/** By session, and gone with it. */
const lists = new WeakMap<PersonSession, QueuedUploads>();

export function queuedUploads(session: PersonSession): QueuedUploads {
  const list = lists.get(session) ?? new KeptList(session, 'sending.', QueuedUpload);
  lists.set(session, list);
  return list;
}
