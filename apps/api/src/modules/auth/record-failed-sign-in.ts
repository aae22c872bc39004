import { fullName } from '@tavla/shared/full-name';
import type { FastifyInstance } from 'fastify';
import { change } from '@/db/events/change';
import type { Client } from '@/modules/sessions/client';
import { findUserByEmail } from './auth.repo';

/**
 * Leaves a failed sign-in in the audit log of the person's company. It happens beside the answer, because
 * otherwise the answer would come later for an address that has an account than for one that has none.
 */
export function recordFailedSignIn(app: FastifyInstance, email: string, client: Client): void {
  const { db } = app.deps;
  const record = async () => {
    const user = await findUserByEmail(db, email);
    if (!user) return;
    const name = fullName(user);
    await change(db.forCompany(user.organizationId), async (tx) =>
      tx.audit(
        { id: user.id, name, ...client },
        {
          action: 'session.sign-in-failed',
          targetType: 'user',
          targetId: user.id,
          targetName: name,
        },
      ),
    );
  };
  record().catch((error: unknown) => app.log.error({ err: error }, 'a failed sign-in was not recorded'));
}
