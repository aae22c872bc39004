import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { pageOf, pagesOf } from '@/db/events/page-bytes';
import { seesThis } from '@/db/meeting-viewers';
import { csvLine } from '@/http/answers/csv';
import type { SignedInCall } from '@/http/route';
import { taskColumns } from '@/modules/csv/task-columns';
import { tableOfTasks } from '@/modules/tasks/find/task-table';

const page = 1_000;
/** Of `"user" u`: whether the viewer, $2, may have the address; $3 says whether they may read people at all. */
const isKnown = '($3::boolean or u.id = $2::uuid)';

/** The board in its order, in the columns of an import: what goes out comes in again. */
export async function* exportTasks({ db, actor, session }: SignedInCall): AsyncIterable<string> {
  await audit(db, actor, 'task.export');
  yield csvLine(taskColumns);
  for await (const rows of tableOfTasks(db, readsPeople(session))) yield rows.map(csvLine).join('');
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

type MeetingRow = Record<(typeof meetingColumns)[number] | 'at', string> & { found: number };

/** The meetings that the viewer may see, the one that was held last first. */
export async function* exportMeetings({ db, actor, session }: SignedInCall): AsyncIterable<string> {
  await audit(db, actor, 'audio.export');
  yield csvLine(meetingColumns);
  const viewer = [db.organizationId, db.viewerId, readsPeople(session)];
  const pages = pagesOf<MeetingRow>(page, async (last) => {
    const place = [last?.at ?? null, last?.id ?? null];
    const { rows } = await db.pool.query<MeetingRow>(meetingsSql, [...viewer, ...place]);
    return rows;
  });
  for await (const rows of pages)
    yield rows.map((row) => csvLine(meetingColumns.map((column) => row[column]))).join('');
}

const readsPeople = ({ permissions }: SignedInCall['session']) => may(permissions, 'read', 'user');

async function audit(db: CompanyDb, actor: Actor, action: string): Promise<void> {
  await change(db, async (tx) => tx.audit(actor, { action, targetType: action.split('.')[0] ?? '' }));
}
