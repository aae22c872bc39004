import type { UserOrPerson } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import { Id, sound } from '@tavla/shared/fields';
import { may, type Permission } from '@tavla/shared/permissions';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { HttpError, notFound } from '@/http/errors/errors';
import { presentPerson, presentUser } from './user.presenter';
import { countPeople, type PeopleFilter, selectPage, selectUsers, type UserRow } from './users.repo';

/** Sort key and id of the last person of a page. */
const Place = z.tuple([z.string().overwrite(sound), Id]);

export interface PeoplePage {
  data: UserOrPerson[];
  total: number;
  nextCursor: string | null;
}

/**
 * One page of the company's people. Two queries, however many people there are. Who may not read `admin`
 * gets names and addresses, and no filter that would tell more.
 * @throws HttpError 400 for a cursor of nobody's making, 403 for a filter that tells too much
 */
export async function listUsers(
  db: CompanyDb,
  held: readonly Permission[],
  { limit, cursor, ...filter }: PeopleFilter & { limit: number; cursor?: string | undefined },
): Promise<PeoplePage> {
  const { tab, roleId, positionId, departmentId, state } = filter;
  const needsAdmin = tab !== 'all' || [roleId, positionId, departmentId, state].some(Boolean);
  if (needsAdmin && !may(held, 'read', 'admin'))
    throw new HttpError(403, 'not-allowed', say('filter-not-allowed', { permission: 'read admin' }));
  const after = cursor === undefined ? undefined : decodeCursor(cursor, Place);
  const [rows, total] = await Promise.all([
    selectPage(db.prisma, db.organizationId, filter, { limit, after }),
    countPeople(db.prisma, db.organizationId, filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map((row) => presentFor(held, row)),
    total,
    nextCursor: last && rows.length > limit ? encodeCursor([last.sortKey, last.id]) : null,
  };
}

/** @throws HttpError 404 */
export async function getUser(db: CompanyDb, held: readonly Permission[], id: string): Promise<UserOrPerson> {
  const [row] = await selectUsers(db.prisma, db.organizationId, [id]);
  if (!row) throw notFound('person');
  return presentFor(held, row);
}

function presentFor(held: readonly Permission[], row: UserRow): UserOrPerson {
  return may(held, 'read', 'admin') ? presentUser(row) : presentPerson(row);
}
