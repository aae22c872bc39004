import type { CompanyDb } from '@/db/database';
import { hasClosedMeetings, isOpen } from '../task-sight';
import { getTypeParser, type ListedTask, shownColumns } from './task-list.repo';

/** What became of the board after an event: all as of one moment. */
export interface TaskChanges {
  newestEvent: number;
  hasClosed: boolean;
  /** Every task that changed, as it is on the board now, or null when it is not there. */
  tasks: Map<string, ListedTask | null>;
}

/** Following more than so many events costs about as much as reading the board. */
const followed = 1_000;

/**
 * $1 company, $2 event. Numbers are taken until commit, so whoever sees one sees all below it; what the log has lost
 * is seen by counting. The limits keep both lookups in their indexes, whatever the planner expects of $2.
 */
export const changesSql = `
  with company as (
    select "eventSeq" as newest from organization where id = $1::uuid
  ), log as (
    select e.resource, e.data->>'id' as id from company
    cross join lateral (
      select resource, data from event
      where "organizationId" = $1::uuid and seq > $2::bigint order by seq limit ${followed}
    ) e
    where newest - $2::bigint <= ${followed}
  )
  select c.newest::float8 as "newestEvent", (select count(*) from log) = c.newest - $2::bigint as "isWhole",
    ${hasClosedMeetings('$1::uuid')} as "hasClosed", changed.id as "changedId", task.*
  from company c
  left join (select distinct id::uuid as id from log where resource = 'tasks') changed on true
  left join lateral (
    select ${shownColumns} from task t
    where t."organizationId" = $1::uuid and t.id = changed.id and t."column" <> 'trash'
      and ${isOpen('$1::uuid')} limit 1
  ) task on true`;

/**
 * What changed on the board after event `since`; undefined when that is too much, or the log does not reach back
 * there, or the numbers went back or far ahead, as they do when a backup is restored.
 */
export async function readTaskChanges(db: CompanyDb, since: number): Promise<TaskChanges | undefined> {
  const { rows } = await db.pool.query({
    name: 'task-changes',
    text: changesSql,
    values: [db.organizationId, since],
    types: { getTypeParser },
  });
  const [first] = rows;
  if (!first?.isWhole) return undefined;
  const changed = rows.filter(({ changedId }) => changedId !== null);
  return {
    newestEvent: first.newestEvent,
    hasClosed: first.hasClosed,
    tasks: new Map(changed.map(({ changedId, ...row }) => [changedId, row.id === null ? null : row])),
  };
}
