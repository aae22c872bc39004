import type pg from 'pg';
import { z } from 'zod';
import { MailRejectedError } from '@/adapters/mail/mailer';
import type { JobHandlers } from '@/jobs/worker';
import { type ClaimedInvitation, claimDue, insertInvitations, postpone } from './invitations.repo';
import { type MailDeps, noteSent, sendInvitation } from './send-invitation';

/** Sends the invitations that are due. */
export const inviteJob = 'users.invite';
/** One at a time in the whole product, and one waiting, so that an import does not flood the mail server. */
export const inviteJobOptions = { queueName: 'invitations', jobKey: 'invitations', priority: 10 };

/** What a job named that was queued before there was an outbox. */
const NamedPeople = z.object({ organizationId: z.uuid(), userIds: z.array(z.uuid()) });

/** Claimed at a time: what a killed process holds back until its claims run out. */
const batch = 20;
/** Fewer than the connections to the mail server: somebody may be waiting for a sign-in code. */
const senders = 3;
const sweepEvery = 30_000;

export function invitationHandlers(deps: MailDeps): JobHandlers {
  return {
    [inviteJob]: async (payload, { signal }) => {
      const named = NamedPeople.safeParse(payload);
      if (named.success) {
        const { organizationId, userIds } = named.data;
        const { prisma } = deps.db.forCompany(organizationId);
        await insertInvitations(prisma, organizationId, userIds, new Date());
      }
      await sendDue(deps, signal);
    },
  };
}

/** Makes a job when invitations are due: after a failed try, or a process that died between commit and mail. */
export async function sweepInvitations(pool: pg.Pool): Promise<void> {
  const { queueName, jobKey, priority } = inviteJobOptions;
  await pool.query(
    `select graphile_worker.add_job($1, '{}', queue_name => $2, job_key => $3, priority => $4::int)
     where exists (select 1 from invitation_mail where state = 'waiting' and "dueAt" <= now())`,
    [inviteJob, queueName, jobKey, priority],
  );
}

/** Sweeps now and every half a minute. */
export function keepInviting(
  pool: pg.Pool,
  log: { warn(details: object, text: string): void },
): { stop(): void } {
  const round = () =>
    void sweepInvitations(pool).catch((err) => log.warn({ err }, 'looking for invitations to send'));
  round();
  const timer = setInterval(round, sweepEvery);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function sendDue(deps: MailDeps, signal: AbortSignal): Promise<void> {
  const health = await deps.mail.check();
  if (!health.isReady) throw new Error(`mail is down: ${health.detail}`);
  while (!signal.aborted) {
    const claimed = await claimDue(deps.db.pool, batch);
    if (claimed.length === 0) return;
    await sendAll(deps, claimed, signal);
  }
}

/**
 * Sends a few at once and notes each as soon as it is sent. A mail that is refused stops no other; a mail server
 * that cannot be had stops all, and gives back what was not tried.
 */
async function sendAll(deps: MailDeps, claimed: ClaimedInvitation[], signal: AbortSignal): Promise<void> {
  const rest = [...claimed];
  const notes = new Notes(deps);
  let fault: unknown;
  const sender = async () => {
    while (!signal.aborted && !fault) {
      const next = rest.shift();
      if (!next) return;
      try {
        if (await sendInvitation(deps, next)) notes.add(next);
      } catch (error) {
        if (!(error instanceof MailRejectedError)) fault = error;
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  await notes.written();
  if (rest.length) await postpone(deps.db.pool, rest, 0, null);
  if (fault) throw fault;
}

/** Notes what is sent: at once, and what comes while one note is being written together in the next. */
class Notes {
  private readonly waiting: ClaimedInvitation[] = [];
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;

  constructor(private readonly deps: MailDeps) {}

  add(sent: ClaimedInvitation): void {
    this.waiting.push(sent);
    if (this.isWriting) return;
    this.isWriting = true;
    this.writing = this.write();
    // Whoever waits for all notes gets the fault.
    this.writing.catch(() => {});
  }

  written(): Promise<void> {
    return this.writing;
  }

  private async write(): Promise<void> {
    for (let group = this.waiting.splice(0); group.length; group = this.waiting.splice(0)) {
      for (const id of new Set(group.map(({ organizationId }) => organizationId))) {
        const ofCompany = group.filter(({ organizationId }) => organizationId === id);
        await noteSent(this.deps.db.forCompany(id), ofCompany);
      }
    }
    this.isWriting = false;
  }
}
