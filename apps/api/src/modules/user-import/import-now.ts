import type { FailedRow, ImportPreview } from '@tavla/shared/contracts/user-import';
import type { User } from '@tavla/shared/contracts/users';
import type { Permission } from '@tavla/shared/permissions';
import { type Actor, change } from '@/db/change';
import type { CompanyDb } from '@/db/database';
import { loadFacts } from './company-facts';
import { auditImport, importPeople } from './import-people';
import { planImport } from './plan-import';
import { readCsv } from './read-csv';

/** What importing this file would do; nothing is saved. @throws HttpError 400, 415 */
export async function previewImport(
  db: CompanyDb,
  held: readonly Permission[],
  file: Buffer,
): Promise<ImportPreview> {
  const rows = await readCsv(file);
  const { total, people, existing, ...plan } = planImport(rows, await loadFacts(db, held, rows));
  return { total, valid: people.length, existing: existing.length, ...plan };
}

/**
 * Imports within the request. Everyone of the file who was not created is in `failed`, also who was there
 * already: a second import of one file creates nobody and changes nothing.
 * @throws HttpError 400, 415
 */
export async function importNow(
  db: CompanyDb,
  actor: Actor,
  held: readonly Permission[],
  file: Buffer,
): Promise<{ created: User[]; failed: FailedRow[] }> {
  const rows = await readCsv(file);
  const plan = planImport(rows, await loadFacts(db, held, rows));
  const { created, failed } = await importPeople(db, actor, plan);
  const all = [
    ...plan.failed,
    ...failed,
    ...plan.existing.map((row) => ({ ...row, reason: 'This person is in the company already' })),
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
