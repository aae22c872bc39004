import type { ImportChoices, TaskImport, TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { originOf } from '@/db/events/origin';
import type { Deps } from '@/deps';
import { HttpError, notFound } from '@/http/errors/errors';
import { takeBack } from '@/modules/files/take-back';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { findMade } from './import-facts.repo';
import { readBlob } from './read-blob';
import { type FileToRead, outlineOf } from './read-tasks';
import {
  countOpen,
  findImport,
  type ImportRow,
  insertImport,
  moveOn,
  presentImport,
} from './task-import.repo';

type Tools = Pick<Deps, 'text' | 'blobs'>;

/** The job that imports a kept file. */
export const taskImportJob = 'tasks.import';

/** Files of one person that are kept without being imported. */
const draftsMax = 5;
/** Imports of a company that wait or are at work; they go one after the other. */
const workingMax = 10;

/**
 * Keeps a file and says what importing it would do.
 * @throws HttpError 400, 413, 415 for a file that cannot be read, 429 when many are kept already
 */
export async function draftImport(
  tools: Tools,
  db: CompanyDb,
  actor: Actor,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<TaskImportPreview> {
  const userId = actor.id ?? '';
  await discardOldest(db, userId);
  const preview = await previewOf(tools, db, { bytes, name, choices: {}, userId });
  const id = newId();
  const blobKey = `imports/${db.organizationId}/${id}`;
  try {
    await tools.blobs.put(blobKey, bytes);
    const { format, total } = preview;
    const origin = originOf(actor);
    await insertImport(db, { id, userId, format, name, total, origin, blobKey });
  } catch (error) {
    await takeBack(tools.blobs, [blobKey], error);
    throw error;
  }
  return { ...preview, id };
}

/** Whoever tries file after file does not fill the disk. */
async function discardOldest(db: CompanyDb, userId: string): Promise<void> {
  if ((await countOpen(db, userId)).drafts < draftsMax) return;
  const oldest = await db.prisma.taskImport.findFirst({
    where: { userId, status: 'draft' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (oldest) await discardImport(db, userId, oldest.id).catch(() => undefined);
}

async function previewOf(
  { text }: Pick<Tools, 'text'>,
  db: CompanyDb,
  file: FileToRead,
): Promise<Omit<TaskImportPreview, 'id'>> {
  const { preview, source, keys } = await outlineOf(text, db, file);
  const made = await findMade(db, source, keys);
  return { ...preview, name: file.name, valid: preview.valid - made.size, existing: made.size };
}

/** What importing a kept file in another way would do. @throws HttpError 404, 409 when it has begun, 400 */
export async function previewDraft(
  tools: Tools,
  db: CompanyDb,
  userId: string,
  id: string,
  choices: ImportChoices,
): Promise<TaskImportPreview> {
  const row = await requireImport(db, userId, id);
  const bytes = await draftBytes(tools, row);
  return { id, ...(await previewOf(tools, db, { bytes, name: row.name, choices, userId })) };
}

async function draftBytes({ blobs }: Tools, { status, blobKey }: ImportRow): Promise<Buffer> {
  if (status !== 'draft' || blobKey === null) throw begun();
  return readBlob(blobs, blobKey);
}

const begun = () => new HttpError(409, 'conflict', say('import-started'));

/**
 * Sets an import going. Sent again, it answers how far it is.
 * @throws HttpError 404, 429 when many wait already
 */
export async function startImport(
  db: CompanyDb,
  actor: Actor,
  userId: string,
  id: string,
  choices: ImportChoices,
): Promise<TaskImport> {
  await requireImport(db, userId, id);
  if ((await countOpen(db, userId)).working >= workingMax) {
    const words = say('too-many-imports', { count: workingMax });
    throw new HttpError(429, 'too-many-requests', words, { retryAfterSeconds: 30 });
  }
  const { organizationId } = db;
  await change(db, async (tx) => {
    if (!(await moveOn(tx.prisma, id, ['draft'], { status: 'queued', choices, origin: originOf(actor) })))
      return;
    tx.enqueue(
      taskImportJob,
      { organizationId, importId: id },
      { queueName: `task-import:${organizationId}`, maxAttempts: 5 },
    );
  });
  return getImport(db, userId, id);
}

/** How far an import is. @throws HttpError 404 */
export async function getImport(db: CompanyDb, userId: string, id: string): Promise<TaskImport> {
  return presentImport(await requireImport(db, userId, id));
}

/** @throws HttpError 404 for one that is not there, or somebody else's */
export async function requireImport(db: CompanyDb, userId: string, id: string): Promise<ImportRow> {
  const row = await findImport(db, id, userId);
  if (!row) throw notFound('import');
  return row;
}

/** Forgets a file that was not imported. @throws HttpError 404, 409 when the import has begun */
export async function discardImport(db: CompanyDb, userId: string, id: string): Promise<void> {
  const { blobKey } = await requireImport(db, userId, id);
  await change(db, async (tx) => {
    const { count } = await tx.prisma.taskImport.deleteMany({ where: { id, status: 'draft' } });
    if (count === 0) throw begun();
    if (blobKey) tx.enqueue(meetingJobs.forget, { keys: [blobKey] });
  });
}
