import { say } from '@tavla/shared/error-words';
import { z } from 'zod';
import type { BlobPart } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import { HttpError } from '@/http/errors/errors';

/** What is smaller than a part waits as a blob of its own. */
export interface Tail {
  key: string;
  bytes: number;
}

/** How far an upload into a bucket is. Whatever is not in here has not been received. */
export interface UploadState {
  sizeBytes: number;
  storedBytes: number;
  createdAt: Date;
  /** What the client said about the file, as it said it. */
  given: Record<string, string>;
  /** null: not begun, or already one blob. */
  multipartId: string | null;
  parts: BlobPart[];
  tails: Tail[];
}

const Given = z.object({ given: z.record(z.string(), z.string()).default({}) });

/** The state of an upload of this company; undefined when there is none. */
export async function readState(db: CompanyDb, id: string): Promise<UploadState | undefined> {
  const { organizationId } = db;
  const row = await db.prisma.upload.findUnique({ where: { organizationId_id: { organizationId, id } } });
  if (!row) return undefined;
  return {
    sizeBytes: Number(row.sizeBytes),
    storedBytes: Number(row.storedBytes),
    createdAt: row.createdAt,
    given: Given.parse(row.metadata).given,
    multipartId: row.multipartId,
    parts: row.parts as unknown as BlobPart[],
    tails: row.tails as unknown as Tail[],
  };
}

/**
 * A number for the next part or tail that no other request has been given.
 * @throws HttpError 409 when another request has taken the upload over
 */
export async function takeNumber(db: CompanyDb, id: string, token: string): Promise<number> {
  const { rows } = await db.pool.query<{ pieces: number }>(
    `update upload set pieces = pieces + 1
     where "organizationId" = $1 and id = $2 and "lockToken" = $3 returning pieces`,
    [db.organizationId, id, token],
  );
  return rows[0]?.pieces ?? takenOver();
}

/**
 * Writes down what has been stored; from here on it counts as received.
 * @throws HttpError 409 when another request has taken the upload over: what this one stored is forgotten
 */
export async function saveState(
  db: CompanyDb,
  id: string,
  token: string,
  { storedBytes, multipartId, parts, tails }: UploadState,
): Promise<void> {
  const { rowCount } = await db.pool.query(
    `update upload set "storedBytes" = $4, "multipartId" = $5, parts = $6, tails = $7
     where "organizationId" = $1 and id = $2 and "lockToken" = $3`,
    [db.organizationId, id, token, storedBytes, multipartId, JSON.stringify(parts), JSON.stringify(tails)],
  );
  if (rowCount !== 1) takenOver();
}

/** The upload has become one blob, or was given up meanwhile. */
export async function endParts(db: CompanyDb, id: string): Promise<void> {
  const { organizationId } = db;
  await db.prisma.upload.updateMany({
    where: { organizationId, id },
    data: { multipartId: null, parts: [], tails: [] },
  });
}

/** Nothing of the upload is stored any more. */
export async function forgetParts(db: CompanyDb, id: string): Promise<void> {
  const { organizationId } = db;
  await db.prisma.upload.update({
    where: { organizationId_id: { organizationId, id } },
    data: { multipartId: null, storedBytes: 0, parts: [], tails: [] },
  });
}

function takenOver(): never {
  throw new HttpError(409, 'conflict', say('upload-taken-over'));
}
