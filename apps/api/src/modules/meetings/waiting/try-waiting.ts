import type { WaitingWork } from '@tavla/shared/contracts/audios';
import type { Database } from '@/db/database';
import { change } from '@/db/events/change';
import { meetingEvent } from '../meeting.presenter';
import { lockMeeting, updateMeetingRow } from '../meetings.repo';
import { meetingJobs } from '../pipeline/meeting-jobs';

/** Seconds for each try that a chunk has had: one that the service fails at time and again shall not use them all up. */
const pace = 5;
const tooMany = 429;

/**
 * Lets what waits for a recogniser that could not be reached try it soon, since it has answered: the pauses between
 * tries have grown to minutes. Not where it said that it was asked too often.
 */
export async function tryWaiting(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ organizationId: string; id: string }>(
    `select "organizationId", id from audio where waiting is not null and status = 'transcribing'
       and waiting -> 'cause' ->> 'reason' in ('work-speech-silent', 'work-speech-overloaded')
       and coalesce(waiting -> 'cause' -> 'params' ->> 'status', '') <> '${tooMany}'
       and (waiting ->> 'nextAt')::timestamptz > now() + (waiting ->> 'nextTry')::int * interval '${pace} seconds'`,
  );
  for (const { organizationId, id } of rows) await tryMeeting(db, organizationId, id);
}

async function tryMeeting(database: Database, organizationId: string, id: string): Promise<void> {
  const db = database.forCompany(organizationId);
  await change(db, async ({ prisma, emit }) => {
    const meeting = await lockMeeting(prisma, organizationId, id);
    const waiting = meeting?.waiting as WaitingWork | null | undefined;
    if (!waiting) return;
    const [soonest] = await prisma.$queryRaw<{ at: Date | null }[]>`
      with hurried as (
        update graphile_worker._private_jobs j
        set run_at = least(run_at, now() + attempts * ${pace} * interval '1 second')
        from graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = ${meetingJobs.recognise} 
          and j.payload ->> 'audioId' = ${id} and j.payload ->> 'organizationId' = ${organizationId}
          and j.locked_at is null and j.attempts between 1 and j.max_attempts - 1
        returning j.attempts, j.run_at
      )
      select min(run_at) as at from hurried where attempts = (select max(attempts) from hurried)`;
    if (!soonest?.at) return;
    const sooner = { ...waiting, nextAt: soonest.at.toISOString() };
    const row = await updateMeetingRow(prisma, organizationId, id, { waiting: sooner });
    emit(meetingEvent('update', row));
  });
}
