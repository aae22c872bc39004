import { tellPresence as contract, type PresenceState } from '@tavla/shared/contracts/conversation/presence';
import { call } from '@/api/call';
import { getSession, type PersonSession } from '@/api/person-session';

/** A note that is late is of no use, and those behind it wait; milliseconds. */
const patience = 5_000;

const telling = new WeakMap<PersonSession, Promise<unknown>>();

/**
 * Says what the person does at a ticket. One after the other, whichever part of the page says it: on its way beside it,
 * that they left could arrive after that they came back. A mistake is no matter: it is said again.
 */
export function tellPresence(taskId: string, state: PresenceState): void {
  const session = getSession();
  if (!session) return;
  const tell = () => call(contract, { body: { taskId, state }, timeout: patience });
  const before = telling.get(session) ?? Promise.resolve();
  telling.set(
    session,
    before.then(tell).catch(() => undefined),
  );
}
