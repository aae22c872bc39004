import { columnOf, type TaskStatus } from '@tavla/shared/contracts/tasks';
import { generateNKeysBetween } from 'fractional-indexing';
import { v7 as newId } from 'uuid';
import type { TestApp } from '../test-app';

/** Fills a column in one statement; answers the ids from top to bottom. It tells no stream. */
export async function fillColumn(
  app: TestApp,
  organizationId: string,
  status: TaskStatus,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await app.db.pool.query(
    `insert into task ("organizationId", id, title, "column", status, position)
     select $1, id, 'Task ' || n, $2, $3, position from unnest($4::uuid[], $5::text[]) with ordinality as x(id, position, n)`,
    [organizationId, columnOf(status), status, ids, generateNKeysBetween(null, null, count)],
  );
  return ids;
}
