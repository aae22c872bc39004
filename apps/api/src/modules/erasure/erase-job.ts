import { setTimeout as sleep } from 'node:timers/promises';
import { formerMember } from '@tavla/shared/full-name';
import type pg from 'pg';
import { z } from 'zod';
import type { CompanyDb, Database } from '@/db/database';
import { change } from '@/db/events/change';
import { type RunSql, sqlOfClient } from '@/db/run-sql';
import type { JobHandlers, JobRun } from '@/jobs/worker';
import { withClient } from '@/lib/with-client';
import { eraseJob } from './start-erasure';
import { type Choices, type Erased, eraser } from './steps/step';
import { steps } from './steps/steps';

const Payload = z.object({ organizationId: z.uuid(), erasureId: z.uuid() });

/** A connection of its own, in milliseconds: a step reads a table of the company as a whole. */
const patience = { statement: 600_000, answer: 660_000 };
/** How long changes that began before the person was gone may go on. */
const lateMax = 30_000;

type Tools = { db: Pick<Database, 'url' | 'forCompany'> };

export function erasureHandlers({ db }: Tools): JobHandlers {
  return {
    [eraseJob]: async (payload, run) => {
      const { organizationId, erasureId } = Payload.parse(payload);
      await erase(db, db.forCompany(organizationId), erasureId, run);
    },
  };
}

/**
 * Takes up an erasing after the last step that is noted, and ends it. A worker that was thought dead may still be at it:
 * the lock is its connection's, and goes with that.
 */
async function erase(database: Tools['db'], db: CompanyDb, id: string, job: JobRun): Promise<void> {
  const config = {
    connectionString: database.url,
    application_name: 'tavla erasure',
    query_timeout: patience.answer,
  };
  try {
    await withClient(config, async (client) => {
      await client.query(`set statement_timeout = ${patience.statement}`);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`erasure:${id}`]);
      const where = { organizationId_id: { organizationId: db.organizationId, id } };
      const row = await db.prisma.erasure.findUnique({ where });
      if (row?.state !== 'running') return;
      const erased: Erased = {
        ...{ id, userId: row.userId, names: row.names },
        choices: row.choices as unknown as Choices,
      };
      await takeSteps(sqlOfClient(client as unknown as pg.PoolClient), db, erased, row.step, job.signal);
      await end(db, erased);
    });
  } catch (error) {
    if (job.isLastAttempt && !job.signal.aborted)
      await db.prisma.erasure.updateMany({ where: { id, state: 'running' }, data: { state: 'failed' } });
    throw error;
  }
}

async function takeSteps(
  run: RunSql,
  db: CompanyDb,
  erased: Erased,
  from: number,
  signal: AbortSignal,
): Promise<void> {
  await untilOthersEnded(run, signal);
  for (const [index, step] of steps.entries()) {
    if (index < from) continue;
    signal.throwIfAborted();
    await run('begin');
    try {
      const changed = await step.work({ db, run, signal }, erased);
      await run(
        `update erasure set step = $3::int,
           counts = counts || jsonb_build_object($4::text, coalesce((counts->>$4)::int, 0) + $5::int)
         where "organizationId" = $1::uuid and id = $2::uuid`,
        ...[db.organizationId, erased.id, index + 1, step.name, changed],
      );
      await run('commit');
    } catch (error) {
      await run('rollback').catch(() => undefined);
      throw error;
    }
  }
}

/** Waits for changes that began while the person was there: one of theirs might still be saved under their name. */
async function untilOthersEnded(run: RunSql, signal: AbortSignal): Promise<void> {
  const [now] = await run<{ id: string }>('select pg_current_xact_id()::text as id');
  for (const started = performance.now(); performance.now() - started < lateMax; await sleep(50)) {
    signal.throwIfAborted();
    const [row] = await run<{ isOver: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as "isOver"',
      now?.id,
    );
    if (row?.isOver) return;
  }
}

/** What was looked for is forgotten, and everybody loads anew. */
async function end(db: CompanyDb, { id, userId }: Erased): Promise<void> {
  await change(db, async (tx) => {
    const { count } = await tx.prisma.erasure.updateMany({
      where: { id, state: 'running' },
      data: { state: 'done', name: null, names: [], finishedAt: new Date() },
    });
    if (count === 0) return;
    tx.emit({ resource: '*', action: 'resync', data: null });
    tx.audit(eraser, {
      action: 'user.erased',
      targetType: 'user',
      targetId: userId,
      targetName: formerMember,
    });
  });
}
