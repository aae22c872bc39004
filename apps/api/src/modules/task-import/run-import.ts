import { columns } from '@tavla/shared/contracts/tasks';
import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { HttpError } from '@/http/errors/errors';
import type { JobHandlers, JobRun } from '@/jobs/worker';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { starterOf } from '@/modules/tokens/later';
import { taskImportJob } from './draft-import';
import { findMade } from './import-facts.repo';
import { importSlice } from './import-slice';
import { importerOf } from './importer';
import type { PlannedTask } from './plan/plan-tasks';
import { readBlob } from './read-blob';
import { planOf } from './read-tasks';
import { findImport, type ImportRow, moveOn, noteProgress } from './task-import.repo';
import { runUndo, undoJob } from './undo-import';

type Tools = Pick<Deps, 'db' | 'text' | 'blobs'>;

export const ImportJob = z.object({ organizationId: z.uuid(), importId: z.uuid() });

/** Tasks per transaction: few enough that others of the company wait but a moment. */
const slice = 250;

/** Imports, and takes back what was imported. */
export function taskImportHandlers(tools: Tools): JobHandlers {
  return {
    [taskImportJob]: async (payload, run) => {
      const { organizationId, importId } = ImportJob.parse(payload);
      await runImport(tools, tools.db.forCompany(organizationId), importId, run);
    },
    [undoJob]: async (payload, run) => {
      const { organizationId, importId } = ImportJob.parse(payload);
      await runUndo(tools.db.forCompany(organizationId), importId, run);
    },
  };
}

/**
 * Imports a kept file with the permission that its sender has at each slice. Each slice keeps in its own transaction what it was
 * made of, so a run that takes up where another died makes nothing again.
 */
async function runImport(tools: Tools, db: CompanyDb, id: string, run: JobRun): Promise<void> {
  const row = await findImport(db, id);
  if (!row?.blobKey || (row.status !== 'queued' && row.status !== 'running')) return;
  try {
    await carryOut(tools, db, row, row.blobKey);
  } catch (error) {
    if (!run.isLastAttempt && !(error instanceof HttpError)) throw error;
    await end(db, row, {
      status: 'failed',
      fault: error instanceof HttpError ? error.words : say('import-failed'),
    });
    if (!(error instanceof HttpError)) throw error;
  }
}

async function carryOut(
  { text, blobs }: Tools,
  db: CompanyDb,
  row: ImportRow,
  blobKey: string,
): Promise<void> {
  await importerOf(db, row, 'create');
  const bytes = await readBlob(blobs, blobKey);
  const plan = await planOf(text, db, { bytes, ...row });
  const made = await findMade(
    db,
    plan.source,
    plan.tasks.map(({ key }) => key),
  );
  const earlier = [...made.values()].filter((importId) => importId === row.id).length;
  const existingCount = made.size - earlier;
  // Column by column, so that each slice finds one place for its cards.
  const tasks = columns.flatMap((column) =>
    plan.tasks.filter((task) => task.column === column && !made.has(task.key)),
  );
  const total = plan.tasks.length + plan.failed.length;
  const after = (done: number) => ({
    total,
    processed: total - tasks.length + done,
    createdCount: earlier + done,
    existingCount,
    failed: plan.failed,
  });
  await noteProgress(db.pool, db.organizationId, row.id, after(0));
  for (let start = 0; start < tasks.length; start += slice) {
    const some: PlannedTask[] = tasks.slice(start, start + slice);
    const note = after(start + some.length);
    // Each time anew: whoever is blocked, or may not any more, makes nothing from then on.
    const actor = await importerOf(db, row, 'create');
    await importSlice(db, actor, { importId: row.id, source: plan.source, tasks: some }, (client) =>
      noteProgress(client, db.organizationId, row.id, note),
    );
    // Else a new database looks through ever more tasks for each that is made; see the function.
    if (start === slice) await db.pool.query('select look_at_tasks()');
  }
  await end(db, row, { status: 'done' });
}

/**
 * Ends an import: its file goes, and the audit log says what came of it, of one that stopped half-way as well, whose
 * tasks are on the board.
 */
async function end(
  db: CompanyDb,
  row: ImportRow,
  outcome: { status: 'done' } | { status: 'failed'; fault: Words },
): Promise<void> {
  const { id, blobKey, name: targetName } = row;
  const actor = await starterOf(db, row);
  const { createdCount: created, existingCount: existing, failed } = (await findImport(db, id)) ?? row;
  const why = 'fault' in outcome ? { reason: outcome.fault.message } : {};
  const details = { created, existing, failed: failed.length, ...why };
  await change(db, async (tx) => {
    const fault = 'fault' in outcome ? { fault: { ...outcome.fault } } : {};
    const data = { status: outcome.status, blobKey: null, finishedAt: new Date(), ...fault };
    if (!(await moveOn(tx.prisma, id, ['queued', 'running'], data))) return;
    if (blobKey) tx.enqueue(meetingJobs.forget, { keys: [blobKey] });
    tx.audit(actor, { action: 'task.import', targetType: 'task', targetName, details });
  });
}
