import { z } from 'zod';
import { type Tool, ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { nameOf } from '@/modules/assistant/asked';
import { taskCitation } from '@/modules/assistant/citations';
import { searchOf } from '@/modules/assistant/resolve-target';
import { countFiltered, findFiltered } from '@/modules/tasks/find/find-by-words';
import type { Desk } from '../desk';
import { unseen } from './person-named';
import { FilterInput, filterOf } from './task-filter';
import { taskLine } from './task-lines';

/** So many are listed; how many there are is told in any case. */
const listed = 20;

/** Tasks by a filter: which, how many, and who or what has most of them. Counted by the database. */
export function listTool(desk: Desk): Tool {
  return toolOf({
    name: 'list_tasks',
    description: `Tasks of the board that fit all that is given, by due date, the first ${listed}, and in "total" how many there are. Leave null what does not matter.`,
    input: FilterInput,
    async run(input) {
      const { rows, total } = await findFiltered(
        desk.db,
        searchOf(desk.asked, filterOf(desk, input)),
        listed,
      );
      return {
        mark: desk.sources.markCount(rows.map(taskCitation)),
        total,
        tasks: rows.map((row) => taskLine(desk, row)),
      };
    },
  });
}

const CountInput = FilterInput.extend({ by: z.enum(['assignee', 'tag', 'department']) });

export function countTool(desk: Desk): Tool {
  const { asked } = desk;
  return toolOf({
    name: 'count_tasks',
    description: 'How many tasks fit, by assignee, tag or department, the largest number first.',
    input: CountInput,
    async run({ by, ...filter }) {
      // Who may not know them is told nothing of how they compare, not even without names.
      if (by === 'assignee' && !asked.sees.people) throw new ToolRefused(unseen.people);
      if (by === 'department' && !asked.sees.groups) throw new ToolRefused(unseen.departments);
      const counts = await countFiltered(desk.db, searchOf(asked, filterOf(desk, filter)), by);
      const called = {
        assignee: (key: string) => nameOf(asked, key) ?? 'somebody',
        department: (key: string) => asked.departments.find(({ id }) => id === key)?.name ?? 'a department',
        tag: (key: string) => key,
      };
      return {
        mark: desk.sources.markCount([]),
        counts: counts.map(({ key, count }) => ({ [by]: called[by](key), count })),
      };
    },
  });
}
