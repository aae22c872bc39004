import type { TaskImport } from '@tavla/shared/contracts/data/imports';
import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { originOf } from '@/db/events/origin';
import { HttpError } from '@/http/errors/errors';
import type { JobRun } from '@/jobs/worker';
import { trashTasks } from '@/modules/tasks/many/trash-tasks';
import { starterOf } from '@/modules/tokens/later';
import { getImport, requireImport } from './draft-import';
import { findUntouched } from './import-facts.repo';
import { importerOf } from './importer';
import { findImport, type ImportRow, moveOn } from './task-import.repo';

/** The job that takes an import back. */
export const undoJob = 'tasks.undo-import';

/**
 * Sets going that what an import has made is deleted. Sent again, it answers how far that is.
 * @throws HttpError 404, 409 for an import that has not ended
 */
export async function undoImport(
  db: CompanyDb,
  actor: Actor,
  userId: string,
  id: string,
): Promise<TaskImport> {
  await requireImport(db, userId, id);
  const { organizationId } = db;
  await change(db, async (tx) => {
    // From now on it goes on by this call, whatever becomes of the token that the file came with.
    const data = { status: 'undoing', processed: 0, origin: originOf(actor) };
    const isMoved = await moveOn(tx.prisma, id, ['done', 'failed'], data);
    if (!isMoved) throw new HttpError(409, 'conflict', say('import-not-over'));
    const options = { queueName: `task-import:${organizationId}`, maxAttempts: 5 };
    tx.enqueue(undoJob, { organizationId, importId: id }, options);
  });
  return getImport(db, userId, id);
}

/**
 * Deletes what an import has made and nobody has gone on from: tasks that are as they were, with no message beside those
 * that came with them. They lie in the trash then, as what people delete does, and the same file brings them again.
 */
export async function runUndo(db: CompanyDb, id: string, run: JobRun): Promise<void> {
  const row = await findImport(db, id);
  if (row?.status !== 'undoing') return;
  try {
    await takeBack(db, row);
  } catch (error) {
    if (!run.isLastAttempt && !(error instanceof HttpError)) throw error;
    await end(db, row, error instanceof HttpError ? error.words : say('import-failed'));
    if (!(error instanceof HttpError)) throw error;
  }
}

async function takeBack(db: CompanyDb, row: ImportRow): Promise<void> {
  const { organizationId } = db;
  for (;;) {
    // Each time anew: whoever is blocked, or may not any more, deletes nothing from then on.
    const actor = await importerOf(db, row, 'delete');
    const untouched = await findUntouched(db, row.id);
    if (untouched.length === 0) break;
    await trashTasks(db, actor, untouched, async (client, ids) => {
      await client.query(
        'delete from imported_task where "organizationId" = $1::uuid and "taskId" = any($2::uuid[])',
        [organizationId, ids],
      );
      await client.query(
        `update task_import set processed = processed + $3 where "organizationId" = $1::uuid and id = $2::uuid`,
        [organizationId, row.id, ids.length],
      );
    });
  }
  await end(db, row);
}

/**
 * Ends it, taken back or, with why, only in part: the tasks that are left can be taken back once more. The audit log
 * says how far it came.
 */
async function end(db: CompanyDb, row: ImportRow, fault?: Words): Promise<void> {
  const actor = await starterOf(db, row);
  await change(db, async (tx) => {
    const kept = await tx.prisma.importedTask.count({
      where: { importId: row.id, task: { column: { not: 'trash' } } },
    });
    const data = fault ? { status: 'done', fault: { ...fault } } : { status: 'undone', keptCount: kept };
    if (!(await moveOn(tx.prisma, row.id, ['undoing'], data))) return;
    const { processed: deleted = 0 } = (await findImport(db, row.id)) ?? {};
    const details = { deleted, ...(fault ? { reason: fault.message } : { kept }) };
    tx.audit(actor, { action: 'task.undo-import', targetType: 'task', targetName: row.name, details });
  });
}
