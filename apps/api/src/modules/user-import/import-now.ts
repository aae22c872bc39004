import type { FailedRow, ImportPreview } from '@tavla/shared/contracts/user-import';
import type { User } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import type { Permission } from '@tavla/shared/permissions';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { failure } from '@/http/errors/errors';
import { auditImport, importPeople } from './import-people';
import { planOf } from './read-file';

/** What importing this file would do; nothing is saved. @throws HttpError 400, 413, 415 */
export async function previewImport(
  work: TextWork,
  db: CompanyDb,
  held: readonly Permission[],
  file: Buffer,
): Promise<ImportPreview> {
  const { total, people, existing, ...plan } = await planOf(work, db, held, file);
  return { total, valid: people.length, existing: existing.length, ...plan };
}

/**
 * Imports within the request. Everyone of the file who was not created is in `failed`, also who was there
 * already: a second import of one file creates nobody and changes nothing.
 * @throws HttpError 400, 413, 415
 */
export async function importNow(
  work: TextWork,
  db: CompanyDb,
  actor: Actor,
  held: readonly Permission[],
  file: Buffer,
): Promise<{ created: User[]; failed: FailedRow[] }> {
  const plan = await planOf(work, db, held, file);
  const { created, failed } = await importPeople(db, actor, plan);
  const all = [
    ...plan.failed,
    ...failed,
    ...plan.existing.map((row) => ({ ...row, ...failure(say('row-existing')) })),
  ].sort((a, b) => a.line - b.line);
  await change(db, async (tx) =>
    auditImport(tx, actor, {
      created: created.length,
      existing: plan.existing.length,
      failed: all.length - plan.existing.length,
    }),
  );
  const line = new Map(plan.people.map((person) => [person.id, person.line]));
  return { created: created.sort((a, b) => (line.get(a.id) ?? 0) - (line.get(b.id) ?? 0)), failed: all };
}
