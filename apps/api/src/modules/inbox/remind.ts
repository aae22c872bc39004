import type pg from 'pg';
import { z } from 'zod';
import type { Database } from '@/db/database';
import { change } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import type { JobHandlers } from '@/jobs/worker';
import { endedEvents, entryEvents, presentReminder } from './present-entries';
import { deleteReminder, findReminder, insertReminder, type NewReminder } from './reminders.repo';

/** Tells whom a reminder is for that its day has come. */
const remindJob = 'inbox.remind';
const RemindJob = z.object({ organizationId: z.uuid(), id: z.uuid() });

/**
 * Reminds somebody of a task on a day, in the caller's transaction: the entry is there at once, shown from that morning
 * on, and a job tells open screens then.
 * @returns whether it is set: nobody is reminded who is gone or blocked, or may not see the task
 */
export async function remind(
  client: pg.PoolClient,
  organizationId: string,
  reminder: NewReminder,
): Promise<boolean> {
  const at = await insertReminder(sqlOfClient(client), organizationId, reminder);
  if (!at) return false;
  await client.query(
    'select graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, job_key => $4, max_attempts => 8)',
    [
      remindJob,
      JSON.stringify({ organizationId, id: reminder.id }),
      at.toISOString(),
      `remind:${reminder.id}`,
    ],
  );
  return true;
}

/** Takes a reminder back; its job finds nothing then. */
export async function endReminder(client: pg.PoolClient, organizationId: string, id: string): Promise<void> {
  const ended = await deleteReminder(sqlOfClient(client), organizationId, id);
  if (ended.length > 0) await emitWith(client, organizationId, ...endedEvents(ended));
}

export function reminderHandlers({ db }: { db: Database }): JobHandlers {
  return {
    [remindJob]: async (payload) => {
      const { organizationId, id } = RemindJob.parse(payload);
      await change(db.forCompany(organizationId), async ({ prisma, emit }) => {
        const rows = await findReminder(sqlOfPrisma(prisma), organizationId, id);
        emit(...entryEvents('create', rows.map(presentReminder)));
      });
    },
  };
}
