import { v7 as newId } from 'uuid';
import type { MeetingUpdate } from '@/db/generated/client';
import type { RunSql } from '@/db/run-sql';

/** A report about a task as the table has it. */
export type UpdateRow = Omit<MeetingUpdate, 'organizationId'>;

/** Of `meeting_update u`. */
const columns = `u.id, u."audioId", u."taskId", u.status, u.quote, u."startMs", u.decision, u."statusBefore",
  u."decidedById", u."decidedAt", u.version`;

const ofMeeting = `u."organizationId" = $1::uuid and u."audioId" = $2::uuid`;

/** All that a meeting says of tasks, in order of time. */
export function findUpdates(run: RunSql, organizationId: string, audioId: string): Promise<UpdateRow[]> {
  return run(
    `select ${columns} from meeting_update u where ${ofMeeting} order by u."startMs", u.id`,
    organizationId,
    audioId,
  );
}

/** One of them, locked until the transaction ends. */
export async function lockUpdate(
  run: RunSql,
  organizationId: string,
  { audioId, updateId }: { audioId: string; updateId: string },
): Promise<UpdateRow | undefined> {
  const [row] = await run<UpdateRow>(
    `select ${columns} from meeting_update u where ${ofMeeting} and u.id = $3::uuid for update`,
    organizationId,
    audioId,
    updateId,
  );
  return row;
}

/** Writes what was said with one statement; what an earlier try wrote and nobody decided on is replaced. */
export async function replaceUpdates(
  run: RunSql,
  organizationId: string,
  audioId: string,
  updates: readonly Pick<UpdateRow, 'taskId' | 'status' | 'quote' | 'startMs'>[],
): Promise<void> {
  await run(
    `delete from meeting_update u where ${ofMeeting} and u.decision is null`,
    organizationId,
    audioId,
  );
  await run(
    `insert into meeting_update ("organizationId", id, "audioId", "taskId", status, quote, "startMs")
     select $1::uuid, x.id, $2::uuid, x."taskId", x.status, x.quote, x."startMs"
     from jsonb_to_recordset($3::text::jsonb)
       as x(id uuid, "taskId" uuid, status text, quote text, "startMs" int)`,
    organizationId,
    audioId,
    JSON.stringify(updates.map((update) => ({ ...update, id: newId() }))),
  );
}

/** Saves what somebody decided; answers the report as it is then. */
export async function saveUpdate(run: RunSql, organizationId: string, update: UpdateRow): Promise<UpdateRow> {
  const { id, decision, statusBefore, decidedById } = update;
  const [row] = await run<UpdateRow>(
    `update meeting_update u set decision = $3, "statusBefore" = $4, "decidedById" = $5::uuid, "decidedAt" = now(),
       version = u.version + 1
     where u."organizationId" = $1::uuid and u.id = $2::uuid returning ${columns}`,
    ...[organizationId, id, decision, statusBefore, decidedById],
  );
  if (!row) throw new Error('the report is gone');
  return row;
}

/** Gives quotes other words, with one statement; answers those reports as they are then. */
export function updateReportQuotes(
  run: RunSql,
  organizationId: string,
  quotes: readonly { id: string; quote: string }[],
): Promise<UpdateRow[]> {
  return run(
    `update meeting_update u set quote = q.quote, version = u.version + 1
     from jsonb_to_recordset($2::text::jsonb) as q(id uuid, quote text)
     where u."organizationId" = $1::uuid and u.id = q.id returning ${columns}`,
    organizationId,
    JSON.stringify(quotes),
  );
}
