import type { ApiToken, CompanyToken } from '@tavla/shared/contracts/api-access/tokens';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { presentOwnedToken, presentToken } from './token.presenter';
import { countTokens, selectTokens, selectTokensOf, type TokenFilter } from './tokens.repo';

/** The id of the last token of a page: ids grow with time. */
const Place = z.tuple([Id]);

/** The tokens of one person, the newest first. */
export async function listTokens(db: CompanyDb, userId: string): Promise<ApiToken[]> {
  return (await selectTokensOf(db.prisma, db.organizationId, userId)).map(presentToken);
}

/** One page of a company's tokens, the newest first. @throws HttpError 400 for a cursor of nobody's making */
export async function listCompanyTokens(
  db: CompanyDb,
  { limit, cursor, ...filter }: TokenFilter & { limit: number; cursor?: string | undefined },
): Promise<{ data: CompanyToken[]; total: number; nextCursor: string | null }> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, Place);
  const [rows, total] = await Promise.all([
    selectTokens(db.prisma, db.organizationId, filter, { limit, before }),
    countTokens(db.prisma, db.organizationId, filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last && rows.length > limit ? encodeCursor([last.id]) : null;
  return { data: page.map(presentOwnedToken), total, nextCursor };
}
