import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { seesThis } from '@/db/meeting-viewers';
import { csvLine } from '@/http/answers/csv';
import type { SignedInCall } from '@/http/route';
import { isFound } from '@/modules/tasks/task-sight';

const page = 1_000;
/** Of `"user" u`: whether the viewer, $2, may have the address; $3 says whether they may read people at all. */
const isKnown = '($3::boolean or u.id = $2::uuid)';

const taskColumns = [
  'id',
  'title',
  'description',
  'status',
  'assignee',
  'due',
  'tags',
  'created',
  'updated',
] as const;
const columnRank = `array_position(array['pending', 'todo', 'in-progress', 'done'], t."column")`;

/** The board in its order, in the columns of an import: what goes out comes in again. */
export async function* exportTasks({ db, actor, session }: SignedInCall): AsyncIterable<string> {
  await audit(db, actor, 'task.export');
  yield csvLine(taskColumns);
  let after = { rank: 0, position: '' };
  for (;;) {
    const { rows } = await db.pool.query<Record<(typeof taskColumns)[number], string> & typeof after>(
      `select ${columnRank} as rank, t.position, t.id, t.title, t.description, t.status, coalesce(u.email, '') as assignee,
         coalesce(t."endDate"::text, '') as due, to_char(t."createdAt" at time zone 'UTC', 'YYYY-MM-DD') as created,
         to_char(t."updatedAt" at time zone 'UTC', 'YYYY-MM-DD') as updated,
         coalesce((select string_agg((tag->>'category') || ': ' || (tag->>'name'), ' | ' order by n)
           from jsonb_array_elements(t.tags) with ordinality as tags (tag, n)), '') as tags
       from task t left join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId" and ${isKnown}
       where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${isFound('$2::uuid')}
         and (${columnRank}, t.position) > ($4::int, $5 collate "C")
       order by 1, t.position limit ${page}`,
      [db.organizationId, db.viewerId, readsPeople(session), after.rank, after.position],
    );
    yield rows.map((row) => csvLine(taskColumns.map((column) => row[column]))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last;
  }
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

/** The meetings that the viewer may see, the one that was held last first. */
export async function* exportMeetings({ db, actor, session }: SignedInCall): AsyncIterable<string> {
  await audit(db, actor, 'audio.export');
  yield csvLine(meetingColumns);
  let after: { at: string; id: string } | undefined;
  for (;;) {
    const { rows } = await db.pool.query<Record<(typeof meetingColumns)[number], string> & { at: string }>(
      `select a.id, a.name, a.status, a.language, a."recordedAt"::text as at,
         to_char(a."recordedAt" at time zone a."timeZone", 'YYYY-MM-DD HH24:MI') as recorded,
         coalesce(round(a."durationMs" / 60000.0, 1)::text, '') as minutes, coalesce(u.email, '') as "uploadedBy",
         coalesce((select string_agg(u.email, '|' order by u.email) from meeting_attendee m
           join "user" u on u."organizationId" = m."organizationId" and u.id = m."userId" and ${isKnown}
           where m."organizationId" = a."organizationId" and m."audioId" = a.id and m.source <> 'named'), '') as attendees
       from audio a left join "user" u on u."organizationId" = a."organizationId" and u.id = a."createdById" and ${isKnown}
       where a."organizationId" = $1::uuid and ${seesThis('$2::uuid')}
         and ($4::timestamptz is null or (a."recordedAt", a.id) < ($4::timestamptz, $5::uuid))
       order by a."recordedAt" desc, a.id desc limit ${page}`,
      [db.organizationId, db.viewerId, readsPeople(session), after?.at ?? null, after?.id ?? null],
    );
    yield rows.map((row) => csvLine(meetingColumns.map((column) => row[column]))).join('');
    after = rows.at(-1);
    if (!after || rows.length < page) return;
  }
}

const readsPeople = ({ permissions }: SignedInCall['session']) => may(permissions, 'read', 'user');

async function audit(db: CompanyDb, actor: Actor, action: string): Promise<void> {
  await change(db, async (tx) => tx.audit(actor, { action, targetType: action.split('.')[0] ?? '' }));
}
