import type { Tag } from '@tavla/shared/contracts/tasks';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import type { TaskFilter } from '@/adapters/language/local/requests/request';
import type { CompanyDb } from '@/db/database';
import { markOf, quoted } from '@/modules/meetings/search/search-terms';
import { taskSql } from '../task-columns';
import type { TaskRow } from '../task-row';
import { isFound, isOpen, seesOrigin } from '../task-sight';
import { changedBetween } from './changed-tasks.repo';
import { spelledAnyWay } from './spelled-any-way';

/** Which tasks are looked for, as somebody asks. */
export interface TaskSearch {
  filter: TaskFilter;
  /** Folded words that the title must have, beside the filter. */
  titleWords?: readonly string[];
  /** Beginnings of words, folded; the title must have one of them. */
  anyTitleWords?: readonly string[];
  /** A text in which the title stands as it is, capitals aside. */
  titleWithin?: string;
  /** The meeting that they come from; null: one that is not there, so none. */
  originId?: string | null;
  /** `2026-11-25`, where whoever asks is. */
  today: string;
  /** IANA name; `…Since` begins with the midnight there. */
  timeZone: string;
  /** Whether others read the answer too: then nothing is found that not everybody may see. */
  forEverybody: boolean;
}

export interface FoundTasks {
  rows: TaskRow[];
  /** Of all that fit, also those beyond the limit. */
  total: number;
}

/** Of `task t`: what a reader of the board sees at a glance. */
const hasAtGlance = (pattern: string) => `(t.title ~* ${pattern} or left(t.description, 2000) ~* ${pattern}
  or exists (select from jsonb_array_elements(t.tags) g where g->>'name' ~* ${pattern}))`;

/** Which tasks fit, of `task t`, and the values that the conditions name. $1 is the company, $2 who asks. */
function conditionsOf(
  { organizationId, viewerId }: CompanyDb,
  {
    filter,
    titleWords = [],
    anyTitleWords,
    titleWithin,
    originId,
    today,
    timeZone,
    forEverybody,
  }: TaskSearch,
): { where: string; values: unknown[] } {
  const values: unknown[] = [organizationId, viewerId];
  const all = ['t."organizationId" = $1::uuid', `t."column" <> 'trash'`, isFound('$2::uuid')];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  if (forEverybody) all.push(`(t.status <> 'on-approval' or ${isOpen('$1::uuid')})`);
  const { assigneeId, statuses, due, tags = [], about = [], departmentId, isProposal } = filter;
  if (assigneeId === null) all.push('t."userId" is null');
  else if (assigneeId !== undefined) all.push(`t."userId" = ${value(assigneeId, 'uuid')}`);
  if (statuses) all.push(`t."column" = any(${value(statuses, 'text[]')})`);
  if (due === 'none') all.push('t."endDate" is null');
  else if (due === 'overdue') all.push(`t."endDate" < ${value(today, 'date')} and t.status <> 'done'`);
  else if (due) {
    if (due.from !== undefined) all.push(`t."endDate" >= ${value(due.from, 'date')}`);
    if (due.to !== undefined) all.push(`t."endDate" <= ${value(due.to, 'date')}`);
  }
  for (const tag of tags) {
    all.push(`exists (select from jsonb_array_elements(t.tags) g
      where lower(g->>'name') = lower(${value(tag, 'text')}))`);
  }
  const since = (day: string) => `${value(day, 'date')}::timestamp at time zone ${value(timeZone, 'text')}`;
  const until = (day: string) =>
    `(${value(day, 'date')} + 1)::timestamp at time zone ${value(timeZone, 'text')}`;
  if (filter.createdSince) all.push(`t."createdAt" >= ${since(filter.createdSince)}`);
  if (filter.changedSince) all.push(`t."updatedAt" >= ${since(filter.changedSince)}`);
  if (filter.createdUntil) all.push(`t."createdAt" < ${until(filter.createdUntil)}`);
  if (filter.changedSince && filter.changedUntil) {
    all.push(changedBetween(since(filter.changedSince), until(filter.changedUntil)));
  }
  if (filter.finishedSince) {
    all.push(`t.status = 'done' and t."statusAt" >= ${since(filter.finishedSince)}`);
  }
  if (filter.finishedUntil) all.push(`t."statusAt" < ${until(filter.finishedUntil)}`);
  if (originId !== undefined) all.push(`t."originAudioId" = ${value(originId, 'uuid')}`);
  if (filter.unmovedSince) all.push(`t."statusAt" < ${since(filter.unmovedSince)}`);
  if (filter.missing?.includes('tags')) all.push(`t.tags = '[]'::jsonb`);
  if (filter.missing?.includes('description')) all.push(`btrim(t.description) = ''`);
  if (departmentId) {
    all.push(`exists (select from user_department ud where ud."organizationId" = t."organizationId"
      and ud."userId" = t."userId" and ud."departmentId" = ${value(departmentId, 'uuid')})`);
  }
  if (isProposal !== undefined) all.push(`(t.status = 'on-approval') = ${value(isProposal, 'boolean')}`);
  for (const word of about) all.push(hasAtGlance(value(spelledAnyWay(word), 'text')));
  // Where a word begins: 'last' is not in 'del astillero'.
  for (const word of titleWords) all.push(`t.title ~* ${value(`\\m${spelledAnyWay(word)}`, 'text')}`);
  if (titleWithin !== undefined)
    all.push(`strpos(${value(titleWithin.toLowerCase(), 'text')}, lower(t.title)) > 0`);
  if (anyTitleWords) {
    // The index knows which tasks have such words: to fold every title is dear.
    const mark = markOf(organizationId);
    const begins = anyTitleWords.map(plainLetters);
    const query = begins.map((word) => `${quoted(`${mark}=${word}`)}:*`).join(' | ');
    all.push(`case when t.id in (select p."taskId" from find_passages(${value(query, 'tsquery')}) f
        join passage p on p."organizationId" = $1::uuid and p.id = f.passage where f.of_company = $1::uuid)
      then folded(t.title) ~ ${value(`\\m(?:${begins.join('|')})`, 'text')} else false end`);
  }
  return { where: all.join(' and '), values };
}

const orders = {
  due: 't."endDate" nulls last, t."updatedAt" desc',
  created: 't."createdAt"',
  newest: 't."createdAt" desc',
  moved: 't."statusAt"',
};

/** Tasks that fit, in the order in which one would look at them: by their day, those without one last; or by age. */
export async function findTasks(
  db: CompanyDb,
  search: TaskSearch,
  limit: number,
  order: keyof typeof orders = 'due',
): Promise<FoundTasks> {
  const { where, values } = conditionsOf(db, search);
  const { rows } = await db.pool.query<TaskRow & { total: number }>(
    `select ${taskSql.row}, ${seesOrigin('$2::uuid')} as "seesOrigin", count(*) over ()::int as total
     from task t where ${where}
     order by ${orders[order]}, t.id limit $${values.length + 1}::int`,
    [...values, limit],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Whether more tasks fit than so many; reads no more of them than that takes. */
export async function hasMore(db: CompanyDb, search: TaskSearch, than: number): Promise<boolean> {
  const { where, values } = conditionsOf(db, search);
  const { rowCount } = await db.pool.query(
    `select 1 from task t where ${where} offset $${values.length + 1}::int limit 1`,
    [...values, than],
  );
  return rowCount === 1;
}

/** How many tasks fit, by what they have in common; those that have none of it aside. The largest first. */
export async function countTasksBy(
  db: CompanyDb,
  search: TaskSearch,
  by: 'assignee' | 'tag' | 'department',
  most: number,
): Promise<{ key: string; count: number }[]> {
  const { where, values } = conditionsOf(db, search);
  const sources = {
    assignee: `(select t."userId"::text where t."userId" is not null) k (key)`,
    tag: `(select distinct g->>'name' from jsonb_array_elements(t.tags) g) k (key)`,
    department: `(select ud."departmentId"::text from user_department ud
      where ud."organizationId" = t."organizationId" and ud."userId" = t."userId") k (key)`,
  };
  const { rows } = await db.pool.query<{ key: string; count: number }>(
    `select k.key, count(*)::int as count from task t cross join lateral ${sources[by]}
     where ${where} group by k.key order by count desc, k.key limit $${values.length + 1}::int`,
    [...values, most],
  );
  return rows;
}

/** So many are known by name. */
const tagsKnown = 500;

/** Tags of tasks that whoever asks may see, each name once as it was used last; the most used first. */
export async function findTags({ pool, organizationId, viewerId }: CompanyDb): Promise<Tag[]> {
  const { rows } = await pool.query<{ tag: Tag }>(
    `select (array_agg(g.tag order by t."updatedAt" desc))[1] as tag
     from task t cross join lateral jsonb_array_elements(t.tags) g (tag)
     where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${isFound('$2::uuid')}
     group by lower(g.tag->>'name') order by count(*) desc, lower(g.tag->>'name') limit ${tagsKnown}`,
    [organizationId, viewerId],
  );
  return rows.map(({ tag }) => tag);
}
