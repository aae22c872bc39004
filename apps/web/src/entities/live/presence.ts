import { Presence, type PresenceState, presenceTime } from '@tavla/shared/contracts/conversation/presence';
import { takeNotes } from './notes';

/** Somebody at a ticket, until when unless they say it again. */
interface Seen {
  lookingUntil: number;
  typingUntil: number;
}

export interface Present {
  userId: string;
  isTyping: boolean;
}

// Of the ticket that is open; nothing of it is kept.
const seen = new Map<string, Map<string, Seen>>();
const listeners = new Set<(note?: Presence) => void>();

/** Takes what the stream tells of somebody at a ticket. */
export function receivePresence(data: unknown): void {
  const note = Presence.safeParse(data).data;
  if (!note) return;
  const { taskId, userId, state } = note;
  const people = seen.get(taskId) ?? new Map<string, Seen>();
  seen.set(taskId, people);
  const now = Date.now();
  if (state === 'gone') people.delete(userId);
  else {
    const typingUntil = state === 'typing' ? now + presenceTime.typing : 0;
    people.set(userId, { lookingUntil: now + presenceTime.looking, typingUntil });
  }
  for (const listener of listeners) listener(note);
}

/** Who is at a ticket at this moment, in the order in which they came. */
export function presentAt(taskId: string, now = Date.now()): Present[] {
  return [...(seen.get(taskId) ?? [])]
    .filter(([, { lookingUntil }]) => lookingUntil > now)
    .map(([userId, { typingUntil }]) => ({ userId, isTyping: typingUntil > now }));
}

/** Whether somebody who says this has just come, so that they do not know yet who is there. */
export function isNewcomer(note: Presence, before: readonly Present[]): boolean {
  const state: PresenceState = note.state;
  return state !== 'gone' && before.every(({ userId }) => userId !== note.userId);
}

/** Forgets who was at a ticket: it is closed, or the session is. */
export function forgetPresence(taskId: string): void {
  seen.delete(taskId);
}

/** Calls back when somebody comes, types or leaves. */
export function onPresence(listener: (note?: Presence) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

takeNotes('presence', receivePresence);
