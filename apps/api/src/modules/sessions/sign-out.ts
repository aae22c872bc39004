import { fullName } from '@tavla/shared/full-name';
import type { Database } from '@/db/database';
import { change } from '@/db/events/change';
import type { Client } from './client';
import { revokeSession } from './revoke-sessions';
import type { SessionTokens } from './session-tokens';
import { findOpenSessions } from './sessions.repo';

/** Ends the session that the tokens belong to, if it is still open. One of the two is enough. */
export async function signOut(db: Database, tokens: Partial<SessionTokens>, client: Client): Promise<void> {
  if (!tokens.access && !tokens.refresh) return;
  for (const session of await findOpenSessions(db, tokens)) {
    await change(db.forCompany(session.organizationId), async (tx) => {
      if (!(await revokeSession(tx, session.userId, session.id))) return;
      const actor = { id: session.userId, name: fullName(session), ...client };
      tx.audit(actor, { action: 'session.sign-out', targetType: 'session', targetId: session.id });
    });
  }
}
