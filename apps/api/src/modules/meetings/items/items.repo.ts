import { v7 as newId } from 'uuid';
import type { ActionItem } from '@/db/generated/client';
import type { RunSql } from '@/db/run-sql';
import { ownerOf } from './item-owner';
import { taskOf } from './item-task';

/** An action item as the table has it; its day is text. */
export type ItemRow = Omit<ActionItem, 'organizationId' | 'endDate'> & { endDate: string | null };

/** Of `action_item i`. */
const columns = `i.id, i."audioId", i.title, i."endDate"::text as "endDate", ${ownerOf} as "ownerId",
  i."ownerCandidates"::text[] as "ownerCandidates", i.quote, i."startMs", i."endMs", i.confidence,
  ${taskOf('i')} as "taskId", i."isMerged", i."proposalId", i."withdrawnId",
  i."dismissedAt", i.version`;

const ofMeeting = `i."organizationId" = $1::uuid and i."audioId" = $2::uuid`;

/** All that a meeting asks for, in order of time. */
export function findItems(run: RunSql, organizationId: string, audioId: string): Promise<ItemRow[]> {
  return run(
    `select ${columns} from action_item i where ${ofMeeting} order by i."startMs", i.id`,
    organizationId,
    audioId,
  );
}

/** Some of a company's, whichever meeting they are of. */
export function findItemsById(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
): Promise<ItemRow[]> {
  return run(
    `select ${columns} from action_item i where i."organizationId" = $1::uuid and i.id = any($2::uuid[])`,
    organizationId,
    ids,
  );
}

/** Which item of which meeting. */
export interface ItemKey {
  audioId: string;
  itemId: string;
}

/** One of them. */
export async function findItem(
  run: RunSql,
  organizationId: string,
  { audioId, itemId }: ItemKey,
): Promise<ItemRow | undefined> {
  const [row] = await run<ItemRow>(
    `select ${columns} from action_item i where ${ofMeeting} and i.id = $3::uuid`,
    ...[organizationId, audioId, itemId],
  );
  return row;
}

/** The same, locked until the transaction ends. It is read once it is locked: what stands for it is so then, too. */
export async function lockItem(
  run: RunSql,
  organizationId: string,
  key: ItemKey,
): Promise<ItemRow | undefined> {
  const { audioId, itemId } = key;
  const lock = `select 1 from action_item i where ${ofMeeting} and i.id = $3::uuid for update`;
  await run(lock, organizationId, audioId, itemId);
  return findItem(run, organizationId, key);
}

/** What an engine found, before anybody has decided on it. */
export type NewItem = Pick<
  ItemRow,
  'title' | 'endDate' | 'ownerId' | 'ownerCandidates' | 'quote' | 'startMs' | 'endMs' | 'confidence'
>;

const insertSql = `
  insert into action_item as i ("organizationId", id, "audioId", title, "endDate", "ownerId", "ownerCandidates", quote,
    "startMs", "endMs", confidence)
  select $1::uuid, x.id, $2::uuid, x.title, x."endDate", x."ownerId",
    array(select jsonb_array_elements_text(x."ownerCandidates")::uuid), x.quote, x."startMs", x."endMs", x.confidence
  from jsonb_to_recordset($3::text::jsonb) as x(id uuid, title text, "endDate" date, "ownerId" uuid,
    "ownerCandidates" jsonb, quote text, "startMs" int, "endMs" int, confidence float8)
  returning ${columns}`;

/**
 * Writes what was found with one statement; those of an earlier try that nobody has decided on are replaced. What stands
 * on the board or was put aside is not found anew.
 */
export async function replaceItems(
  run: RunSql,
  organizationId: string,
  audioId: string,
  items: readonly NewItem[],
): Promise<ItemRow[]> {
  const undecided = `${taskOf('i')} is null and i."dismissedAt" is null`;
  await run(`delete from action_item i where ${ofMeeting} and ${undecided}`, organizationId, audioId);
  const found = withoutThose(items, await findItems(run, organizationId, audioId));
  const rows = found.map((item) => ({ ...item, id: newId() }));
  return run(insertSql, organizationId, audioId, JSON.stringify(rows));
}

type Said = Pick<ItemRow, 'title' | 'quote' | 'startMs'>;

/** Pure: items but those that are there, one for each: what is said in one line may be two things to do. */
function withoutThose<Item extends Said>(items: readonly Item[], there: readonly Said[]): Item[] {
  const rest = [...items];
  for (const { title, quote, startMs } of there) {
    const same = rest.filter((item) => item.quote === quote && item.startMs === startMs);
    const [found = same[0]] = same.filter((item) => item.title === title);
    if (found) rest.splice(rest.indexOf(found), 1);
  }
  return rest;
}

/** Saves what people decide of an item; answers it as it is then. */
export async function saveItem(run: RunSql, organizationId: string, item: ItemRow): Promise<ItemRow> {
  const { id, ownerId, taskId, isMerged, proposalId, withdrawnId, dismissedAt } = item;
  const [row] = await run<ItemRow>(
    `update action_item i set "ownerId" = $3::uuid, "taskId" = $4::uuid, "isMerged" = $5::boolean,
       "proposalId" = $6::uuid, "withdrawnId" = $7::uuid, "dismissedAt" = $8::timestamptz, version = i.version + 1
     where i."organizationId" = $1::uuid and i.id = $2::uuid returning ${columns}`,
    ...[
      organizationId,
      id,
      ownerId,
      taskId,
      isMerged,
      proposalId,
      withdrawnId,
      dismissedAt?.toISOString() ?? null,
    ],
  );
  if (!row) throw new Error('the action item is gone');
  return row;
}

/** Names the tasks that were made of items, with one statement. */
export async function setTasks(
  run: RunSql,
  organizationId: string,
  made: readonly { id: string; taskId: string }[],
): Promise<void> {
  if (made.length === 0) return;
  await run(
    `update action_item i set "taskId" = m."taskId", version = i.version + 1
     from jsonb_to_recordset($2::text::jsonb) as m(id uuid, "taskId" uuid)
     where i."organizationId" = $1::uuid and i.id = m.id`,
    organizationId,
    JSON.stringify(made),
  );
}

/** Gives quotes other words, with one statement; answers those items as they are then. */
export function updateItemQuotes(
  run: RunSql,
  organizationId: string,
  quotes: readonly { id: string; quote: string }[],
): Promise<ItemRow[]> {
  return run(
    `update action_item i set quote = q.quote, version = i.version + 1
     from jsonb_to_recordset($2::text::jsonb) as q(id uuid, quote text)
     where i."organizationId" = $1::uuid and i.id = q.id returning ${columns}`,
    organizationId,
    JSON.stringify(quotes),
  );
}
