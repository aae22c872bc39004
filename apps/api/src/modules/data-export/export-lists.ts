import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { pageOf } from '@/db/events/page-bytes';
import { seesThis } from '@/db/meeting-viewers';
import { csvLine } from '@/http/answers/csv';
import type { SignedInCall } from '@/http/route';
import { taskColumns } from '@/modules/csv/task-columns';
import { isFound } from '@/modules/tasks/task-sight';

const page = 1_000;
/** Of `"user" u`: whether the viewer, $2, may have the address; $3 says whether they may read people at all. */
const isKnown = '($3::boolean or u.id = $2::uuid)';

const columnRank = `array_position(array['pending', 'todo', 'in-progress', 'done'], t."column")`;

const tasksSql = pageOf(
  `select ${columnRank} as rank, t.position, t.id, t.title, t.description, t.status, coalesce(u.email, '') as assignee,
     coalesce(t."endDate"::text, '') as due, to_char(t."createdAt" at time zone 'UTC', 'YYYY-MM-DD') as created,
     to_char(t."updatedAt" at time zone 'UTC', 'YYYY-MM-DD') as updated,
     coalesce((select string_agg((tag->>'category') || ': ' || (tag->>'name'), ' | ' order by n)
       from jsonb_array_elements(t.tags) with ordinality as tags (tag, n)), '') as tags
   from task t left join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId" and ${isKnown}
   where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${isFound('$2::uuid')}
     and (${columnRank}, t.position) > ($4::int, $5 collate "C")
   order by 1, t.position limit ${page}`,
  'octet_length(title) + octet_length(description) + octet_length(tags)',
  'rank, position',
);

/** The board in its order, in the columns of an import: what goes out comes in again. */
export async function* exportTasks(call: SignedInCall): AsyncIterable<string> {
  await audit(call.db, call.actor, 'task.export');
  yield csvLine(taskColumns);
  type Row = Record<(typeof taskColumns)[number] | 'position', string> & { rank: number };
  const placeOf = (last: Row | undefined) => [last?.rank ?? 0, last?.position ?? ''];
  for await (const rows of pagesOf(call, tasksSql, placeOf))
    yield rows.map((row) => csvLine(taskColumns.map((column) => row[column]))).join('');
}

const meetingColumns = [
  'id',
  'name',
  'recorded',
  'status',
  'language',
  'minutes',
  'uploadedBy',
  'attendees',
] as const;

const meetingsSql = pageOf(
  `select a.id, a.name, a.status, a.language, a."recordedAt", a."recordedAt"::text as at,
     to_char(a."recordedAt" at time zone a."timeZone", 'YYYY-MM-DD HH24:MI') as recorded,
     coalesce(round(a."durationMs" / 60000.0, 1)::text, '') as minutes, coalesce(u.email, '') as "uploadedBy",
     coalesce((select string_agg(u.email, '|' order by u.email) from meeting_attendee m
       join "user" u on u."organizationId" = m."organizationId" and u.id = m."userId" and ${isKnown}
       where m."organizationId" = a."organizationId" and m."audioId" = a.id and m.source <> 'named'), '') as attendees
   from audio a left join "user" u on u."organizationId" = a."organizationId" and u.id = a."createdById" and ${isKnown}
   where a."organizationId" = $1::uuid and ${seesThis('$2::uuid')}
     and ($4::timestamptz is null or (a."recordedAt", a.id) < ($4::timestamptz, $5::uuid))
   order by a."recordedAt" desc, a.id desc limit ${page}`,
  'octet_length(name) + octet_length(attendees)',
  '"recordedAt" desc, id desc',
);

/** The meetings that the viewer may see, the one that was held last first. */
export async function* exportMeetings(call: SignedInCall): AsyncIterable<string> {
  await audit(call.db, call.actor, 'audio.export');
  yield csvLine(meetingColumns);
  type Row = Record<(typeof meetingColumns)[number] | 'at', string>;
  const placeOf = (last: Row | undefined) => [last?.at ?? null, last?.id ?? null];
  for await (const rows of pagesOf(call, meetingsSql, placeOf))
    yield rows.map((row) => csvLine(meetingColumns.map((column) => row[column]))).join('');
}

/** The pages of a list. */
async function* pagesOf<Row extends object>(
  { db, session }: SignedInCall,
  sql: string,
  placeOf: (last: Row | undefined) => unknown[],
): AsyncIterable<Row[]> {
  for (let last: (Row & { found: number }) | undefined; ; ) {
    const { rows } = await db.pool.query<Row & { found: number }>(sql, [
      ...[db.organizationId, db.viewerId, readsPeople(session)],
      ...placeOf(last),
    ]);
    yield rows;
    last = rows.at(-1);
    if (!last || (rows.length === last.found && rows.length < page)) return;
  }
}

const readsPeople = ({ permissions }: SignedInCall['session']) => may(permissions, 'read', 'user');

async function audit(db: CompanyDb, actor: Actor, action: string): Promise<void> {
  await change(db, async (tx) => tx.audit(actor, { action, targetType: action.split('.')[0] ?? '' }));
}
