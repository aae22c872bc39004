import type { Cause } from '@tavla/shared/errors';
import type { RunSql } from '@/db/run-sql';
import type { EntryKey } from './inbox.repo';
import { entriesOfPerson } from './waiting-entries';

/** A meeting that has ended, as the inbox of whoever uploaded it shows it. */
export interface ReadyRow {
  id: string;
  userId: string;
  audioId: string;
  meetingName: string;
  status: string;
  error: string | null;
  cause: Cause | null;
  createdAt: Date;
  readAt: Date | null;
}

/** Those that nobody has started again; $1 is the company. */
const waiting = `
  from inbox_entry e
  join audio a on a."organizationId" = e."organizationId" and a.id = e."audioId"
  where e."organizationId" = $1::uuid and e.kind = 'transcript-ready' and a.status in ('done', 'failed')`;

const columns = `e.id, e."userId", e."audioId", a.name as "meetingName", a.status, a.error, a.cause,
  e."createdAt", e."readAt"`;

/** The meetings of one person that have ended. */
export const readyEntries = entriesOfPerson<ReadyRow>(columns, waiting);

/** Of one meeting. */
export function findReadyOf(run: RunSql, organizationId: string, audioId: string): Promise<ReadyRow[]> {
  return run(`select ${columns} ${waiting} and e."audioId" = $2::uuid`, organizationId, audioId);
}

/** Notes for whoever uploaded a meeting that it has ended. */
export async function insertReady(run: RunSql, organizationId: string, audioId: string): Promise<void> {
  await run(
    `insert into inbox_entry ("organizationId", id, "userId", kind, "audioId")
     select a."organizationId", gen_random_uuid(), u.id, 'transcript-ready', a.id
     from audio a join "user" u on u."organizationId" = a."organizationId" and u.id = a."createdById"
     where a."organizationId" = $1::uuid and a.id = $2::uuid`,
    organizationId,
    audioId,
  );
}

/** Takes back that a meeting has ended; answers whose inbox said so. */
export function deleteReady(run: RunSql, organizationId: string, audioId: string): Promise<EntryKey[]> {
  return run(
    `delete from inbox_entry where "organizationId" = $1::uuid and "audioId" = $2::uuid
       and kind = 'transcript-ready' returning id, "userId"`,
    organizationId,
    audioId,
  );
}
