import { Column, listTasks } from '@tavla/shared/contracts/tasks';
import { Day, Id, SearchText } from '@tavla/shared/fields';
import { z } from 'zod';
import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import { words } from '@/adapters/language/fold-text';
import { readAs, type SignedInCall } from '@/http/route';
import { findFiltered } from '@/modules/tasks/find/find-by-words';
import { presentTask } from '@/modules/tasks/task.presenter';
import { taskLine } from './task-lines';
import { agentTool, ifMay } from './tool';

const pageMost = 100;
/** Each costs a comparison with every task. */
const wordsMost = 12;

const Filter = z.object({
  about: SearchText.optional().describe('Words of the title, the description or the tags'),
  columns: z.array(Column).max(4).optional(),
  userId: Id.nullable().optional().describe('Whose they are; null: nobody’s'),
  isOverdue: z.literal(true).optional(),
  dueFrom: Day.optional(),
  dueTo: Day.optional(),
  tags: z.array(z.string().max(150)).max(10).optional(),
});

/** The board: all of it page by page, or what fits. */
export const boardTool = agentTool({
  name: 'read_board',
  title: 'Read the board',
  description: `Tasks of the board. Without a filter all of them in column order, a page at a time: "nextCursor" leads on. With one (everything given must hold) the first by due date, and in "total" how many fit.`,
  isReading: true,
  isFor: ifMay(listTasks),
  input: z.strictObject({
    ...Filter.shape,
    limit: z.number().int().min(1).max(pageMost).default(50),
    cursor: z.string().max(2000).optional(),
  }),
  run: async ({ limit, cursor, ...filter }, call) => {
    if (Object.keys(filter).length > 0) return filtered(call, filter, limit);
    const page = await readAs(listTasks, call, { query: { limit, cursor } });
    return { total: page.total, nextCursor: page.nextCursor, tasks: page.data.map(taskLine) };
  },
});

async function filtered({ db, session }: SignedInCall, filter: z.output<typeof Filter>, limit: number) {
  const { about = '', columns, userId, isOverdue, dueFrom, dueTo, tags } = filter;
  const timeZone = session.user.timeZone ?? 'UTC';
  const said = [...new Set(words(about).map(({ text }) => text))].slice(0, wordsMost);
  const due = { ...(dueFrom && { from: dueFrom }), ...(dueTo && { to: dueTo }) };
  const search = {
    ...(said.length > 0 && { about: said }),
    ...(columns && columns.length > 0 && { statuses: columns }),
    ...(userId !== undefined && { assigneeId: userId }),
    ...(isOverdue ? { due: 'overdue' as const } : Object.keys(due).length > 0 && { due }),
    ...(tags && { tags }),
  };
  const today = dayText(dateInZone(new Date(), timeZone));
  const { rows, total } = await findFiltered(
    db,
    { filter: search, today, timeZone, forEverybody: false },
    limit,
  );
  return { total, tasks: rows.map((row) => taskLine(presentTask(row))) };
}
