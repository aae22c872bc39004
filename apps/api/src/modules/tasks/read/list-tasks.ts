import { Column, type listTasks as contract } from '@tavla/shared/contracts/tasks';
import type { ResponseOf } from '@tavla/shared/endpoint';
import { sound } from '@tavla/shared/fields';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { presentTask } from '../task.presenter';
import { columnRanks, readTaskPage } from './task-list.repo';

/** Column and position of the last task of a page. */
const Last = z.tuple([Column, z.string().overwrite(sound)]);

/**
 * A page of the board, column by column. It ends early when it is long; `nextCursor` says where.
 * @throws HttpError 400 for a cursor that no page gave
 */
export async function listTasks(
  db: CompanyDb,
  limit: number,
  cursor: string | undefined,
): Promise<ResponseOf<typeof contract>> {
  const [column, position] = cursor ? decodeCursor(cursor, Last) : (['pending', ''] as const);
  const rank = columnRanks.indexOf(column);
  const { rows, hasMore, total, newestEvent } = await readTaskPage(db, { rank, position }, limit);
  const last = rows.at(-1);
  return {
    data: rows.map(presentTask),
    total,
    nextCursor: last && hasMore ? encodeCursor([last.column, last.position]) : null,
    lastEventId: String(newestEvent),
  };
}
