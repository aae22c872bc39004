import { setTimeout as sleep } from 'node:timers/promises';
import { MailRejectedError } from '@/adapters/mail/mailer';
import { type Change, change } from '@/db/change';
import type { CompanyDb } from '@/db/database';
import { isDatabaseDown } from '@/db/database-down';
import type { Deps } from '@/deps';
import { invitation } from './invitation';
import { type ClaimedInvitation, claimMs, postpone, selectRecipient, takeOut } from './invitations.repo';
import { setInvitedAt } from './many-people.repo';
import { peopleEvents } from './people-events';

export type MailDeps = Pick<Deps, 'env' | 'mail' | 'db'>;

const firstPause = 60_000;
const longestPause = 60 * 60_000;
/** With these pauses about five days, as mail servers do themselves (RFC 5321, 4.5.4.1). */
const mostAttempts = 120;

/**
 * Sends a claimed invitation to the address that its person has now, and to nobody who is gone or inactive. The
 * caller notes that it is sent; what is not sent waits in the outbox for its next try.
 * @returns whether it was sent
 * @throws what the mailer throws
 */
export async function sendInvitation(
  { db, env, mail }: MailDeps,
  claimed: ClaimedInvitation,
): Promise<boolean> {
  const person = await selectRecipient(db.pool, claimed);
  if (!person) return false;
  if (person.blocked) {
    await takeOut(db.forCompany(claimed.organizationId).prisma, claimed.organizationId, [claimed]);
    return false;
  }
  try {
    await mail.send(invitation(claimed.id, person, env.publicUrl));
    return true;
  } catch (error) {
    const isOver = (error instanceof MailRejectedError && error.isFinal) || claimed.attempts >= mostAttempts;
    const pause = Math.min(firstPause * 2 ** (claimed.attempts - 1), longestPause);
    await persist(() => postpone(db.pool, [claimed], isOver ? null : pause, String(error)));
    throw error;
  }
}

/** Notes in one change that invitations are sent, with what else belongs to it. */
export async function noteSent(
  db: CompanyDb,
  sent: ClaimedInvitation[],
  more: (tx: Change) => Promise<void> = async () => {},
): Promise<void> {
  await persist(() =>
    change(db, async (tx) => {
      const ids = await takeOut(tx.prisma, db.organizationId, sent);
      if (ids.length === 0) return;
      await setInvitedAt(tx.prisma, db.organizationId, ids, new Date());
      tx.emit(...(await peopleEvents(tx.prisma, db.organizationId, ids)));
      await more(tx);
    }),
  );
}

/** Repeats what a database that is away for a moment must not lose: a mail that nobody has noted is sent again. */
async function persist(work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + claimMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}
