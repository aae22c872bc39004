import type { Actor, Change } from '@/db/events/change';
import { aboutPerson } from '@/modules/users/user-audit';
import { revokeSessions } from './revoke-sessions';

type Person = Parameters<typeof aboutPerson>[0];

/** Signs a person out everywhere, in an open change, and says so in the audit log. */
export async function endAllSessions(change: Change, actor: Actor, person: Person): Promise<void> {
  const count = await revokeSessions(change, person.id);
  change.audit(actor, { action: 'session.end-all', ...aboutPerson(person), details: { count } });
}
