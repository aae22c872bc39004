import { seesThis } from '@/db/meeting-viewers';
import type { RunSql } from '@/db/run-sql';
import { findsTask } from '@/modules/tasks/task-sight';
import type { KeptChange, SuggestionRow } from './suggestion';

/** A suggestion, and in whose ticket's conversation it stands, if in one. */
type LockedSuggestion = SuggestionRow & { taskId: string | null };

/** Of `chat_message m`: the meeting that it is about, where $3 may see that. */
const seesMeetingOfMessage = `select 1 from audio a
  where a."organizationId" = m."organizationId" and a.id = m."audioId" and ${seesThis('$3::uuid')}`;

/** The same of its ticket, which may be deleted: whoever deletes one by a suggestion in it can take that back. */
const seesTicketOfMessage = findsTask('m."organizationId"', 'm."taskId"', '$3::uuid');

/**
 * The suggestion for whoever decides on it in this transaction: nobody else does meanwhile. None of a conversation that
 * was cleared, or is about a meeting or a ticket that they may not see.
 */
export async function lockSuggestion(
  run: RunSql,
  organizationId: string,
  id: string,
  viewerId: string,
): Promise<LockedSuggestion | undefined> {
  const [row] = await run<LockedSuggestion>(
    `select p.id, p."messageId", p."askerId", p."isDismissed", p.changes, m."taskId" from chat_proposal p
     join chat_message m on m."organizationId" = p."organizationId" and m.id = p."messageId"
     where p."organizationId" = $1::uuid and p.id = $2::uuid and m."clearedId" is null
       and (m."audioId" is null or exists (${seesMeetingOfMessage}))
       and (m."taskId" is null or ${seesTicketOfMessage})
     for update of p`,
    ...[organizationId, id, viewerId],
  );
  return row;
}

export async function insertSuggestion(
  run: RunSql,
  organizationId: string,
  row: Omit<SuggestionRow, 'isDismissed'>,
): Promise<void> {
  await run(
    `insert into chat_proposal ("organizationId", id, "messageId", "askerId", changes)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::jsonb)`,
    ...[organizationId, row.id, row.messageId, row.askerId, JSON.stringify(row.changes)],
  );
}

export async function saveSuggestion(
  run: RunSql,
  organizationId: string,
  id: string,
  changes: readonly KeptChange[],
  isDismissed: boolean,
): Promise<void> {
  await run(
    `update chat_proposal set changes = $3::jsonb, "isDismissed" = $4::boolean
     where "organizationId" = $1::uuid and id = $2::uuid`,
    ...[organizationId, id, JSON.stringify(changes), isDismissed],
  );
}

/** Puts a suggestion aside that has something to be decided on. @returns its message's id; undefined where it has nothing */
export async function dismissOpen(
  run: RunSql,
  organizationId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await run<{ messageId: string }>(
    `update chat_proposal set "isDismissed" = true
     where "organizationId" = $1::uuid and id = $2::uuid and not "isDismissed"
       and changes @> '[{"state": "open"}]'::jsonb
     returning "messageId"`,
    ...[organizationId, id],
  );
  return row?.messageId;
}

export async function lockSuggestions(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    `select 1 from chat_proposal where "organizationId" = $1::uuid and id = any($2::uuid[]) order by id for update`,
    ...[organizationId, ids],
  );
}
