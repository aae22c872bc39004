import type {
  FailedTaskRow,
  ImportChoices,
  ImportFormat,
  TaskImport,
} from '@tavla/shared/contracts/data/imports';
import { Cause, Failed } from '@tavla/shared/errors';
import type { Words } from '@tavla/shared/words';
import type pg from 'pg';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { Origin } from '@/db/events/origin';
import type { Prisma } from '@/db/generated/client';

const Fault = Cause.extend({ message: z.string() });

/** An import as the table has it. */
export interface ImportRow {
  id: string;
  userId: string;
  format: ImportFormat;
  name: string;
  status: TaskImport['status'];
  choices: ImportChoices;
  processed: number;
  total: number;
  createdCount: number;
  existingCount: number;
  keptCount: number;
  blobKey: string | null;
  origin: Origin;
  failed: FailedTaskRow[];
  fault: Words | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Failed rows that an answer carries; the report has them all. */
const failedShown = 200;
/** Imports that a list shows. */
const listMax = 50;

export async function insertImport(
  db: CompanyDb,
  row: Pick<ImportRow, 'id' | 'userId' | 'format' | 'name' | 'total' | 'origin'> & { blobKey: string },
): Promise<void> {
  const { organizationId } = db;
  await db.prisma.taskImport.create({ data: { organizationId, status: 'draft', ...row } });
}

/** One's own import; undefined for anybody else's. */
export async function findImport(db: CompanyDb, id: string, userId?: string): Promise<ImportRow | undefined> {
  const row = await db.prisma.taskImport.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
  });
  return row && (userId === undefined || row.userId === userId) ? toRow(row) : undefined;
}

/** One's own imports that were begun, newest first, with the first of their failed rows. */
export async function listImports(db: CompanyDb, userId: string): Promise<ImportRow[]> {
  const rows = await db.prisma.taskImport.findMany({
    where: { userId, status: { not: 'draft' } },
    orderBy: { createdAt: 'desc' },
    take: listMax,
  });
  return rows.map(toRow);
}

/** Moves an import on from one of these states; false when it is in none of them any more. */
export async function moveOn(
  prisma: { taskImport: Pick<CompanyDb['prisma']['taskImport'], 'updateMany'> },
  id: string,
  from: ImportRow['status'][],
  data: Prisma.TaskImportUpdateManyMutationInput,
): Promise<boolean> {
  const { count } = await prisma.taskImport.updateMany({ where: { id, status: { in: from } }, data });
  return count === 1;
}

/** Imports of the company that wait or are at work, and files of one person that are not imported yet. */
export async function countOpen(db: CompanyDb, userId: string): Promise<{ working: number; drafts: number }> {
  const [working, drafts] = await Promise.all([
    db.prisma.taskImport.count({ where: { status: { in: ['queued', 'running', 'undoing'] } } }),
    db.prisma.taskImport.count({ where: { status: 'draft', userId } }),
  ]);
  return { working, drafts };
}

/** Notes how far an import is, in the transaction of what it did. Plain: it is written for every slice. */
export async function noteProgress(
  client: pg.Pool | pg.PoolClient,
  organizationId: string,
  id: string,
  done: Pick<ImportRow, 'processed' | 'total' | 'createdCount' | 'existingCount' | 'failed'>,
): Promise<void> {
  await client.query(
    `update task_import set status = 'running', processed = $3, total = $4, "createdCount" = $5, "existingCount" = $6,
       failed = $7::jsonb
     where "organizationId" = $1::uuid and id = $2::uuid`,
    [
      organizationId,
      id,
      done.processed,
      done.total,
      done.createdCount,
      done.existingCount,
      JSON.stringify(done.failed),
    ],
  );
}

export function presentImport(row: ImportRow): TaskImport {
  const { fault } = row;
  return {
    id: row.id,
    format: row.format,
    name: row.name,
    status: row.status,
    processed: row.processed,
    total: row.total,
    createdCount: row.createdCount,
    existingCount: row.existingCount,
    failedCount: row.failed.length,
    failed: row.failed.slice(0, failedShown),
    keptCount: row.keptCount,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error: fault?.message ?? null,
    cause: fault && { reason: fault.reason, params: fault.params },
  };
}

const FailedRows = z.array(Failed.extend({ line: z.number(), title: z.string() }));

function toRow(row: Prisma.TaskImportGetPayload<object>): ImportRow {
  const { organizationId: _, ...rest } = row;
  return {
    ...rest,
    format: row.format as ImportFormat,
    status: row.status as ImportRow['status'],
    choices: row.choices as ImportChoices,
    origin: Origin.parse(row.origin),
    failed: FailedRows.parse(row.failed),
    fault: row.fault === null ? null : Fault.parse(row.fault),
  };
}
