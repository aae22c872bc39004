import type { CompanyDb } from '@/db/database';
import { pagesOf } from '@/db/events/page-bytes';
import { taskColumns } from '@/modules/csv/task-columns';
import { findTableRows, type TableRow, tablePage } from './task-table.repo';

/**
 * The board in its order, page by page: the cells of each task by `taskColumns`.
 * @param readsPeople whether the viewer may read people at all
 */
export async function* tableOfTasks(db: CompanyDb, readsPeople: boolean): AsyncIterable<string[][]> {
  const pages = pagesOf<TableRow>(tablePage, (last) => findTableRows(db, readsPeople, last));
  for await (const rows of pages) yield rows.map((row) => taskColumns.map((column) => String(row[column])));
}
