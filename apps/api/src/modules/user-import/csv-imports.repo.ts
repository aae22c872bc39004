import type { ImportState } from '@tavla/shared/contracts/user-import';
import { Cause, Failed } from '@tavla/shared/errors';
import { z } from 'zod';
import { Origin } from '@/db/events/origin';
import type { CompanyPrisma, CompanyTransaction } from '@/db/scope';

const Line = z.object({ line: z.number(), email: z.string() });
const Report = z.object({
  created: z.array(Line).default([]),
  existing: z.array(Line).default([]),
  failed: z.array(Line.extend(Failed.shape)).default([]),
  error: z.string().nullable().default(null),
  cause: Cause.nullable().default(null),
});
export type Report = z.infer<typeof Report>;

export interface ImportRow {
  id: string;
  userId: string;
  status: ImportState['status'];
  processed: number;
  total: number;
  report: Report;
  origin: Origin;
}

type Client = Pick<CompanyPrisma, 'csvImport'> | CompanyTransaction;

export async function insertImport(
  prisma: Client,
  organizationId: string,
  row: { id: string; userId: string; total: number; file: Buffer; origin: Origin },
): Promise<void> {
  const file = new Uint8Array(row.file);
  await prisma.csvImport.create({ data: { organizationId, status: 'queued', ...row, file } });
}

/** Imports that have not ended. */
export function countOpenImports(prisma: Client): Promise<number> {
  return prisma.csvImport.count({ where: { status: { in: ['queued', 'running'] } } });
}

export async function findImport(
  prisma: Client,
  organizationId: string,
  id: string,
): Promise<ImportRow | undefined> {
  const row = await prisma.csvImport.findUnique({
    where: { organizationId_id: { organizationId, id } },
    omit: { file: true },
  });
  return row ? toRow(row) : undefined;
}

/** The uploaded bytes; null when the import is over. */
export async function readImportFile(
  prisma: Client,
  organizationId: string,
  id: string,
): Promise<Buffer | null> {
  const row = await prisma.csvImport.findUnique({
    where: { organizationId_id: { organizationId, id } },
    select: { file: true },
  });
  return row?.file ? Buffer.from(row.file) : null;
}

/** Writes how far an import is; its file goes when it is over. Plain, because it is written for every slice. */
export async function writeImport(
  prisma: Pick<CompanyPrisma, '$executeRaw'>,
  organizationId: string,
  { id, status, processed, report }: ImportRow,
): Promise<void> {
  await prisma.$executeRaw`
    update csv_import set status = ${status}, processed = ${processed}, report = ${JSON.stringify(report)}::jsonb,
      file = case when ${status} in ('done', 'failed') then null else file end,
      "finishedAt" = case when ${status} in ('done', 'failed') then now() end
    where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid`;
}

/** An import as its sender follows it: counted by the database, for the report may name 10,000 people. */
export async function selectState(
  prisma: Pick<CompanyPrisma, '$queryRaw'>,
  organizationId: string,
  id: string,
): Promise<ImportState | undefined> {
  const rows = await prisma.$queryRaw<ImportState[]>`
    select id, status, processed, total,
      coalesce(jsonb_array_length(report->'created'), 0) as "createdCount",
      coalesce(jsonb_array_length(report->'existing'), 0) as "existingCount",
      coalesce(report->'failed', '[]') as failed, report->>'error' as error,
      report->'cause' as cause
    from csv_import where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid`;
  return rows[0];
}

function toRow(row: {
  id: string;
  userId: string;
  status: string;
  processed: number;
  total: number;
  report: unknown;
  origin: unknown;
}): ImportRow {
  const { id, userId, processed, total } = row;
  return {
    id,
    userId,
    processed,
    total,
    status: row.status as ImportState['status'],
    report: Report.parse(row.report),
    origin: Origin.parse(row.origin),
  };
}
