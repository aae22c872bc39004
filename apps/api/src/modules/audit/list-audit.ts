import type { AuditEntry, AuditFilter } from '@tavla/shared/contracts/audit';
import { Id, Instant } from '@tavla/shared/fields';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { byToken } from '@/db/events/by-token';
import { type Actor, change } from '@/db/events/change';
import { csvLine } from '@/http/answers/csv';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { type AuditRow, countAudit, selectAudit } from './audit.repo';

/** Time and id of the last entry of a page. */
const Place = z.tuple([Instant, Id]);

type Filter = z.infer<typeof AuditFilter>;

/** One page of the log, newest first. @throws HttpError 400 for a cursor of nobody's making */
export async function listAudit(
  db: CompanyDb,
  { limit, cursor, ...filter }: Filter & { limit: number; cursor?: string | undefined },
): Promise<{ data: AuditEntry[]; total: number; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, Place);
  const [rows, total] = await Promise.all([
    selectAudit(db.prisma, db.organizationId, filter, { limit, after }),
    countAudit(db.prisma, db.organizationId, filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(presentEntry),
    total,
    nextCursor: last && rows.length > limit ? cursorAfter(last) : null,
  };
}

const exportPage = 2_000;

/** The filtered log as CSV, newest first, a page at a time; the export is an entry itself. */
export async function* exportAudit(db: CompanyDb, actor: Actor, filter: Filter): AsyncIterable<string> {
  await change(db, async (tx) =>
    tx.audit(actor, { action: 'audit.export', targetType: 'audit', details: { ...filter } }),
  );
  yield csvLine(['time', 'actor', 'token', 'action', 'target type', 'target', 'details', 'ip', 'user agent']);
  for (let after: string[] | undefined; ; ) {
    const rows = await selectAudit(db.prisma, db.organizationId, filter, { limit: exportPage, after });
    const page = rows.slice(0, exportPage);
    yield page.map(toLine).join('');
    const last = page.at(-1);
    if (!last || rows.length <= exportPage) return;
    after = [last.createdAt.toISOString(), last.id];
  }
}

function toLine(row: AuditRow): string {
  const { createdAt, actorName, tokenName, action, targetType, targetName, details, ip, userAgent } = row;
  const words = Object.keys(details).length ? JSON.stringify(details) : '';
  return csvLine([
    createdAt.toISOString(),
    actorName,
    tokenName ?? '',
    action,
    targetType,
    targetName,
    words,
    ip,
    userAgent,
  ]);
}

/** The wire shape of an entry. */
export function presentEntry({ createdAt, tokenId, tokenName, ...entry }: AuditRow): AuditEntry {
  return { ...entry, token: byToken({ tokenId, tokenName }), createdAt: createdAt.toISOString() };
}

function cursorAfter({ createdAt, id }: AuditRow): string {
  return encodeCursor([createdAt.toISOString(), id]);
}
