import { setTimeout as sleep } from 'node:timers/promises';
import { MailRejectedError } from '@/adapters/mail/mailer';
import type { CompanyDb } from '@/db/database';
import { isDatabaseDown } from '@/db/database-down';
import { type Change, change } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';
import { consumeLimits, type Limit, refundLimits } from '@/modules/auth/codes/rate-limits';
import type { MailDeps, MailKind } from './mail-kind';
import { postpone, takeOut } from './outbox.repo';
import { type ClaimedMail, claimMs, longestPause } from './waiting-mail';

const firstPause = 60_000;
/** With these pauses about five days, as mail servers do themselves (RFC 5321, 4.5.4.1). */
const mostAttempts = 120;

/**
 * Sends a claimed mail as its kind writes it at this moment; one that nobody is to get any more is taken out. The
 * caller notes that it is sent; what is not sent waits in the outbox for its next try.
 * @returns whether it was sent
 * @throws what the mailer throws, HttpError 429 while a limit of the kind is used up
 */
export async function sendWaiting(deps: MailDeps, kind: MailKind, claimed: ClaimedMail): Promise<boolean> {
  const { db, mail } = deps;
  const message = await kind.compose(deps, claimed);
  if (!message) {
    await takeOut(db.forCompany(claimed.organizationId).prisma, claimed.organizationId, [claimed]);
    return false;
  }
  const limits = kind.limits(claimed, message);
  await consumeOrPostpone(db, claimed, limits);
  try {
    await mail.send(message);
    return true;
  } catch (error) {
    // Whoever got no mail is none the fuller for it, and a mail server that is down uses nothing up.
    await persist(() =>
      refundLimits(
        db,
        limits.map(({ key }) => key),
      ),
    );
    const isOver = (error instanceof MailRejectedError && error.isFinal) || claimed.attempts >= mostAttempts;
    const pause = Math.min(firstPause * 2 ** (claimed.attempts - 1), longestPause);
    await persist(() => postpone(db.pool, [claimed], isOver ? null : pause, String(error)));
    throw error;
  }
}

/** Uses the limits of a mail, or lets it wait until they allow it again: that is no failed try. */
async function consumeOrPostpone(db: MailDeps['db'], claimed: ClaimedMail, limits: Limit[]): Promise<void> {
  try {
    await consumeLimits(db, limits);
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    const pause = (error.extra.retryAfterSeconds ?? 1) * 1_000;
    await persist(() => postpone(db.pool, [claimed], pause, null));
    throw error;
  }
}

/** Whether a mail waits for others of its kind, which is no fault. */
export function isOverLimit(error: unknown): error is HttpError {
  return error instanceof HttpError && error.statusCode === 429;
}

/** Notes in one change that mails of a kind are sent, with what else belongs to it. */
export async function noteSent(
  db: CompanyDb,
  kind: MailKind,
  sent: ClaimedMail[],
  more: (tx: Change) => Promise<void> = async () => {},
): Promise<void> {
  await persist(() =>
    change(db, async (tx) => {
      const gone = await takeOut(tx.prisma, db.organizationId, sent);
      if (gone.length === 0) return;
      await kind.noteSent?.(tx, gone);
      await more(tx);
    }),
  );
}

/** Repeats what a database that is away for a moment must not lose: a mail that nobody has noted is sent again. */
async function persist(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + claimMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}
