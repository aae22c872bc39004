import type { ImportState } from '@tavla/shared/contracts/user-import';
import { say } from '@tavla/shared/error-words';
import { may, missingPairs, type Permission, type Resource } from '@tavla/shared/permissions';
import type { Words } from '@tavla/shared/words';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change, type InCompany } from '@/db/events/change';
import { originOf } from '@/db/events/origin';
import type { Deps } from '@/deps';
import { HttpError, notFound } from '@/http/errors/errors';
import type { JobHandlers, JobRun } from '@/jobs/worker';
import { heldNow, starterOf } from '@/modules/tokens/later';
import {
  countOpenImports,
  findImport,
  type ImportRow,
  insertImport,
  type Report,
  readImportFile,
  selectState,
  writeImport,
} from './csv-imports.repo';
import { auditImport, importPeople, type Slice } from './import-people';
import { outlineOf, planOf } from './read-file';

const importJob = 'users.import';
const ImportJob = z.object({ organizationId: z.uuid(), importId: z.uuid() });

/** Of a company. Each keeps its file in the database until it ends, and they go one after the other. */
const openImportsMax = 10;

/**
 * Keeps the file and imports it in the background.
 * @throws HttpError 400 for a file that cannot be read, 429 when many wait already
 */
export async function startImport(
  work: TextWork,
  db: CompanyDb,
  actor: Actor,
  file: Buffer,
): Promise<ImportState> {
  const { rows: total } = await outlineOf(work, db, file);
  const id = newId();
  await change(db, async (tx) => {
    if ((await countOpenImports(tx.prisma)) >= openImportsMax) throw tooMany();
    const row = { id, userId: actor.id ?? '', total, file, origin: originOf(actor) };
    await insertImport(tx.prisma, db.organizationId, row);
    tx.enqueue(
      importJob,
      { organizationId: db.organizationId, importId: id },
      { queueName: `import:${db.organizationId}`, maxAttempts: 5 },
    );
  });
  return getImport(db, id);
}

function tooMany(): HttpError {
  const words = say('too-many-imports', { count: openImportsMax });
  return new HttpError(429, 'too-many-requests', words, { retryAfterSeconds: 30 });
}

/** How far an import is. @throws HttpError 404 */
export async function getImport(db: CompanyDb, id: string): Promise<ImportState> {
  const state = await selectState(db.prisma, db.organizationId, id);
  if (!state) throw notFound('import');
  return state;
}

/** What became of each row. @throws HttpError 404 */
export async function getReport(db: CompanyDb, id: string): Promise<Report> {
  const row = await findImport(db.prisma, db.organizationId, id);
  if (!row) throw notFound('import');
  return row.report;
}

export function importHandlers({ db, text }: Pick<Deps, 'db' | 'text'>): JobHandlers {
  return {
    [importJob]: async (payload, run) => {
      const { organizationId, importId } = ImportJob.parse(payload);
      await runImport(text, db.forCompany(organizationId), importId, run);
    },
  };
}

/**
 * Imports a kept file with the permissions that its sender has now. Each slice notes in its own transaction
 * which rows it created, so a run that takes up where another died neither repeats nor forgets any.
 */
async function runImport(work: TextWork, db: CompanyDb, id: string, run: JobRun): Promise<void> {
  const row = await findImport(db.prisma, db.organizationId, id);
  const file = await readImportFile(db.prisma, db.organizationId, id);
  if (!row || !file) return;
  try {
    await carryOut(work, db, row, file);
  } catch (error) {
    if (!run.isLastAttempt && !(error instanceof HttpError)) throw error;
    await noteFailure(db, row, error instanceof HttpError ? error.words : say('import-failed'));
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Ends an import that stopped half-way: whom it has created by then is there, and the audit log says how many. */
async function noteFailure(db: CompanyDb, row: ImportRow, { message, ...cause }: Words): Promise<void> {
  const actor = await starterOf(db, row);
  await change(db, async (tx) => {
    // As the last slice has noted it.
    const now = (await findImport(tx.prisma, db.organizationId, row.id)) ?? row;
    const report = { ...now.report, error: message, cause };
    await writeImport(tx.prisma, db.organizationId, { ...now, status: 'failed', report });
    auditImport(tx, actor, { ...countsOf(report), reason: message });
  });
}

const countsOf = ({ created, existing, failed }: Report) => ({
  created: created.length,
  existing: existing.length,
  failed: failed.length,
});

async function carryOut(work: TextWork, db: CompanyDb, row: ImportRow, file: Buffer): Promise<void> {
  const { actor, held } = await loadSender(db, row);
  const plan = await planOf(work, db, held, file);
  const earlier = row.report.created;
  const earlierLines = new Set(earlier.map(({ line }) => line));
  const existing = plan.existing.filter(({ line }) => !earlierLines.has(line));
  const lineOf = new Map(plan.people.map(({ id, line }) => [id, line]));
  const after = (done: Slice): ImportRow => ({
    ...row,
    status: 'running',
    processed: plan.total - plan.people.length + done.created.length + done.failed.length,
    report: {
      created: [...earlier, ...done.created.map(({ id, email }) => ({ line: lineOf.get(id) ?? 0, email }))],
      existing,
      failed: [...plan.failed, ...done.failed],
      error: null,
      cause: null,
    },
  });

  await writeImport(db.prisma, db.organizationId, after({ created: [], failed: [] }));
  const needed = held.filter(({ action, resource }) => action === 'create' && importing.has(resource));
  const note = async (tx: Change, done: Slice) => {
    // Their rights may have been taken away since the slice before; in here nobody takes them.
    const now = await loadSender(tx, row);
    if (missingPairs(now.held, needed).length > 0) throw notAllowed();
    await writeImport(tx.prisma, db.organizationId, after(done));
  };
  const done = after(await importPeople(db, actor, plan, note));
  await change(db, async (tx) => {
    await writeImport(tx.prisma, db.organizationId, { ...done, status: 'done' });
    auditImport(tx, actor, countsOf(done.report));
  });
}

/** What a file may ask for: people, their roles, and the departments that they are in. */
const importing: ReadonlySet<Resource> = new Set(['user', 'user-roles', 'user-group']);

/** Who sent the file, with what they may do now. @throws HttpError 403 when they may not import any more */
async function loadSender(db: InCompany, row: ImportRow): Promise<{ actor: Actor; held: Permission[] }> {
  const actor = await starterOf(db, row);
  const held = await heldNow(db, actor);
  if (!may(held, 'create', 'user')) throw notAllowed();
  return { actor, held };
}

function notAllowed(): HttpError {
  return new HttpError(403, 'not-allowed', say('importer-not-allowed'));
}
