import type { RunSql } from '@/db/run-sql';
import { joinStanding } from '@/modules/tasks/task-sight';
import { ownerOf } from './item-owner';
import { taskOf } from './item-task';

/** What a meeting asks for, as it is told to others: its task has the last word where there is one. */
export interface StandingItem {
  title: string;
  ownerId: string | null;
  endDate: string | null;
  quote: string;
  startMs: number;
}

/**
 * Of `action_item i` and the task that stands for it, as SQL: what people have made of it. What was dismissed, and what
 * was put aside, is told nowhere; of something that was merged, what was said stays when that other task is gone. What
 * became one task is told once, where it was said first.
 */
export const standing = {
  task: joinStanding('i."organizationId"', taskOf('i'), 'i."audioId"'),
  taskId: taskOf('i'),
  isThere: `(i."dismissedAt" is null and (${taskOf('i')} is null or i."isMerged" or t.id is not null)
    and (t.id is null or not exists (select 1 from action_item e where e."organizationId" = i."organizationId"
      and e."audioId" = i."audioId" and ${taskOf('e')} = t.id and e."dismissedAt" is null
      and (e."startMs", e.id) < (i."startMs", i.id))))`,
  isOwnedBy: (person: string) => `${ofTask('t."userId"', 'i."ownerId"')} = ${person}`,
  columns: `${ofTask('t.title', 'i.title')} as title, ${ofTask('t."userId"', ownerOf)} as "ownerId",
    (${ofTask('t."endDate"', 'i."endDate"')})::text as "endDate", i.quote, i."startMs"`,
};

function ofTask(task: string, item: string): string {
  return `(case when t.id is null then ${item} else ${task} end)`;
}

/** What of a meeting stands on the board, in order of time. */
export function findStanding(run: RunSql, organizationId: string, audioId: string): Promise<StandingItem[]> {
  return run(
    `select ${standing.columns} from action_item i ${standing.task}
     where i."organizationId" = $1::uuid and i."audioId" = $2::uuid and ${standing.taskId} is not null and ${standing.isThere}
     order by i."startMs", i.id`,
    organizationId,
    audioId,
  );
}
