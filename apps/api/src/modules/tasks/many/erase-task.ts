import type { RunSql } from '@/db/run-sql';
import { deleteForGood, holdTask } from './erased-tasks.repo';

/**
 * Takes a task out of the trash for good, before its time is over, with the files of its conversation; as long as it is
 * there, and nobody has touched it since that version. Where somebody else wrote on it, or edited one of these messages,
 * it stays: nobody would keep their words.
 * @param ofMessages the messages that may go with it
 * @returns whether it is gone
 */
export async function eraseTask(
  run: RunSql,
  organizationId: string,
  task: { id: string; version: number; ofMessages: readonly string[] },
): Promise<boolean> {
  await holdTask(run, organizationId, task.id);
  return deleteForGood(run, organizationId, task);
}
