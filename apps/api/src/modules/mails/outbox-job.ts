import type pg from 'pg';
import { MailRejectedError } from '@/adapters/mail/mailer';
import { keepLooking, type LookLog } from '@/jobs/keep-looking';
import type { JobHandlers } from '@/jobs/worker';
import type { MailDeps, MailKinds } from './mail-kind';
import { claimDue, postpone } from './outbox.repo';
import { isOverLimit, noteSent, sendWaiting } from './send-waiting';
import { type ClaimedMail, isDue } from './waiting-mail';

/** Sends the mails that are due. */
export const mailJob = 'mails.send';
/** One at a time in the whole product, and one waiting, so that an import does not flood the mail server. */
export const mailJobOptions = { queueName: 'mails', jobKey: 'mails', priority: 10 };

/** Claimed at a time: what a killed process holds back until its claims run out. */
const batch = 20;
/** Fewer than the connections to the mail server: somebody may be waiting for a sign-in code. */
const senders = 3;
const enqueueEvery = 30_000;

export function outboxHandlers(deps: MailDeps, kinds: MailKinds): JobHandlers {
  return { [mailJob]: (_, { signal }) => sendDue(deps, kinds, signal) };
}

/** Makes a job when mails are due: after a failed try, or a process that died between commit and mail. */
export async function enqueueDueMails(pool: pg.Pool): Promise<void> {
  const { queueName, jobKey, priority } = mailJobOptions;
  await pool.query(
    `select graphile_worker.add_job($1, '{}', queue_name => $2, job_key => $3, priority => $4::int)
     where exists (select 1 from waiting_mail m where state = 'waiting' and ${isDue})`,
    [mailJob, queueName, jobKey, priority],
  );
}

/** Looks for due mails now and every half a minute. */
export function keepMailing(pool: pg.Pool, log: LookLog): { stop(): void } {
  return keepLooking(() => enqueueDueMails(pool), enqueueEvery, log, 'looking for mails to send');
}

export async function sendDue(deps: MailDeps, kinds: MailKinds, signal: AbortSignal): Promise<void> {
  const health = await deps.mail.check();
  if (!health.isReady) throw new Error(`mail is down: ${health.detail}`);
  while (!signal.aborted) {
    const claimed = await claimDue(deps.db.pool, batch);
    if (claimed.length === 0) return;
    await sendAll(deps, kinds, claimed, signal);
  }
}

/**
 * Sends a few at once and notes each as soon as it is sent. A mail that is refused or has to wait stops no other; a mail server
 * that cannot be had stops all, and gives back what was not tried.
 */
async function sendAll(
  deps: MailDeps,
  kinds: MailKinds,
  claimed: ClaimedMail[],
  signal: AbortSignal,
): Promise<void> {
  const rest = [...claimed];
  const notes = new Notes(deps, kinds);
  let fault: unknown;
  const sender = async () => {
    while (!signal.aborted && !fault) {
      const next = rest.shift();
      if (!next) return;
      try {
        // Noted before the next is sent: a process that is killed repeats no more than one mail of each sender.
        if (await sendWaiting(deps, kinds[next.kind], next)) await notes.add(next);
      } catch (error) {
        if (!(error instanceof MailRejectedError || isOverLimit(error))) fault = error;
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  if (rest.length) await postpone(deps.db.pool, rest, 0, null);
  if (fault) throw fault;
}

/** Notes what is sent: at once, and what comes while one note is being written together in the next. */
class Notes {
  private waiting: ClaimedMail[] = [];
  private last: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly deps: MailDeps,
    private readonly kinds: MailKinds,
  ) {}

  /** Settles when it is noted. */
  add(sent: ClaimedMail): Promise<void> {
    this.waiting.push(sent);
    this.next ??= this.last.then(() => this.write());
    return this.next;
  }

  private async write(): Promise<void> {
    const group = this.waiting;
    this.waiting = [];
    this.last = this.next ?? this.last;
    this.next = undefined;
    for (const [first, ...others] of alike(group)) {
      const db = this.deps.db.forCompany(first.organizationId);
      await noteSent(db, this.kinds[first.kind], [first, ...others]);
    }
  }
}

/** Those of one company and kind together. */
function alike(mails: ClaimedMail[]): [ClaimedMail, ...ClaimedMail[]][] {
  const groups = new Map<string, [ClaimedMail, ...ClaimedMail[]]>();
  for (const mail of mails) {
    const key = `${mail.organizationId} ${mail.kind}`;
    const there = groups.get(key);
    if (there) there.push(mail);
    else groups.set(key, [mail]);
  }
  return [...groups.values()];
}
