import { z } from 'zod';
import { change } from '@/db/change';
import type { CompanyDb } from '@/db/database';
import type { Deps } from '@/deps';
import type { JobHandlers, JobRun } from '@/jobs/worker';
import { invitation } from './invitation';
import { companyName } from './invite-user';
import { setInvitedAt } from './many-people.repo';
import { peopleEvents } from './people-events';
import { selectUsers, type UserRow } from './users.repo';

/** Sends the invitations of people who were added together. */
export const inviteJob = 'users.invite';
/** One after the other, so that a large import does not flood the mail server. */
export const inviteQueue = 'invitations';

export const InviteJob = z.object({ organizationId: z.uuid(), userIds: z.array(z.uuid()) });

/** Mails after which is remembered who has one. */
const batch = 50;

export function invitationHandlers(deps: Pick<Deps, 'env' | 'mail' | 'db'>): JobHandlers {
  return {
    [inviteJob]: async (payload, run) => {
      const { organizationId, userIds } = InviteJob.parse(payload);
      await sendInvitations(deps, deps.db.forCompany(organizationId), userIds, run);
    },
  };
}

/** A second run mails only those who have none yet. An address that refuses its mail stops nobody else's. */
async function sendInvitations(
  deps: Pick<Deps, 'env' | 'mail'>,
  db: CompanyDb,
  userIds: string[],
  run: JobRun,
): Promise<void> {
  const health = await deps.mail.check();
  if (!health.isReady) throw new Error(`mail is down: ${health.detail}`);
  const company = await companyName(db);
  const people = await selectUsers(db.prisma, db.organizationId, userIds);
  const waiting = people.filter(({ invitedAt, blocked }) => !invitedAt && !blocked);
  let failure: unknown;
  for (let start = 0; start < waiting.length; start += batch) {
    run.signal.throwIfAborted();
    const sent: UserRow[] = [];
    for (const person of waiting.slice(start, start + batch)) {
      try {
        await deps.mail.send(invitation(person, company, deps.env.publicUrl));
        sent.push(person);
      } catch (error) {
        failure = error;
      }
    }
    await remember(
      db,
      sent.map(({ id }) => id),
    );
  }
  if (failure) throw failure;
}

async function remember(db: CompanyDb, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await change(db, async (tx) => {
    await setInvitedAt(tx.prisma, db.organizationId, ids, new Date());
    tx.emit(...(await peopleEvents(tx.prisma, db.organizationId, ids)));
  });
}
