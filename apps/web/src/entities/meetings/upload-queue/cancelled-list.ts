import { z } from 'zod';
import type { PersonSession } from '@/api/person-session';
import { KeptList } from './kept-list';

const CancelledUpload = z.object({
  id: z.string(),
  name: z.string(),
  /** When it was cancelled, as Date.now(). */
  addedAt: z.number(),
  /** Where the server has what was sent. */
  url: z.string(),
  /** It had become a meeting, which stays: the person is told until they have read it. Null: nothing is known yet. */
  audioId: z.string().nullable(),
});
/** An upload that was cancelled, and of which the server may still have something. */
export type CancelledUpload = z.infer<typeof CancelledUpload>;

/** By session, and gone with it. */
const lists = new WeakMap<PersonSession, KeptList<CancelledUpload>>();

export function cancelledList(session: PersonSession): KeptList<CancelledUpload> {
  const list = lists.get(session) ?? new KeptList(session, 'cancelled.', CancelledUpload);
  lists.set(session, list);
  return list;
}
