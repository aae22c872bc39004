import type { Permission } from '@tavla/shared/permissions';
import type { CompanyDb } from '../database';
import { Prisma } from '../generated/client';
import type { CompanyTransaction } from '../scope';
import { appendAuditSql, auditRow, type NewAuditEntry } from './audit-log';
import { appendEventsSql, type NewEvent } from './event-log';

/** Who makes a change, for history and audit. */
export interface Actor {
  id: string | null;
  name: string;
  ip: string;
  userAgent: string;
  /** The API token that the call came with; left out in a session, and where the product itself acts. */
  token?: ActingToken;
}

/** A token that acts for its person, and what of their permissions it may use. */
export interface ActingToken {
  id: string;
  name: string;
  permissions: Permission[];
}

export interface JobOptions {
  /** Jobs of one queue run one after the other. */
  queueName?: string;
  /** A job with the key of a waiting one replaces it. */
  jobKey?: string;
  maxAttempts?: number;
  runAt?: Date;
  priority?: number;
}

/** One transaction: the change, what it tells, what it sets going and what it leaves in the audit log. */
export interface Change {
  organizationId: string;
  prisma: CompanyTransaction;
  emit(...events: NewEvent[]): void;
  enqueue(task: string, payload: unknown, options?: JobOptions): void;
  audit(actor: Actor, entry: NewAuditEntry): void;
}

const tries = 5;

/** A company, also in an open change: what reads by it joins that, and waits for no second connection. */
export type InCompany = Pick<CompanyDb | Change, 'prisma' | 'organizationId'>;

/**
 * Runs `work` in one transaction and writes its events, jobs and audit entries in the same one, so that
 * nothing is ever saved but not told. A deadlock or a serialisation failure runs the whole of it again.
 */
export async function change<T>(db: CompanyDb, work: (change: Change) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.prisma.$transaction((prisma) => runOnce(db.organizationId, prisma, work));
    } catch (error) {
      if (attempt === tries || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

async function runOnce<T>(
  organizationId: string,
  prisma: CompanyTransaction,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const events: NewEvent[] = [];
  const jobs: { task: string; payload: unknown; options: JobOptions }[] = [];
  const entries: Prisma.AuditEntryCreateManyInput[] = [];
  const result = await work({
    organizationId,
    prisma,
    emit: (...more) => void events.push(...more),
    enqueue: (task, payload, options = {}) => void jobs.push({ task, payload, options }),
    audit: (actor, entry) => void entries.push(auditRow(organizationId, actor, entry)),
  });
  if (entries.length) await prisma.$executeRawUnsafe(appendAuditSql, JSON.stringify(entries));
  for (const { task, payload, options } of jobs) {
    await prisma.$executeRawUnsafe(
      `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz,
         max_attempts => $5::int, job_key => $6, priority => $7::int)`,
      task,
      JSON.stringify(payload),
      options.queueName ?? null,
      options.runAt?.toISOString() ?? null,
      options.maxAttempts ?? null,
      options.jobKey ?? null,
      options.priority ?? null,
    );
  }
  if (events.length) await prisma.$executeRawUnsafe(appendEventsSql, organizationId, JSON.stringify(events));
  return result;
}

/** Deadlock, serialisation failure, or Prisma's own word for them. */
function isTransient(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034') return true;
  return /40001|40P01|deadlock detected|could not serialize/.test(String(error));
}
