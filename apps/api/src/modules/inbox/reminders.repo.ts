import type { RunSql } from '@/db/run-sql';
import { seesTask, titleSeen } from '@/modules/tasks/task-sight';
import type { EntryKey } from './inbox.repo';
import { entriesOfPerson } from './waiting-entries';

/** A task that somebody is reminded of, as their inbox shows it. */
export interface ReminderRow {
  id: string;
  userId: string;
  taskId: string;
  taskTitle: string;
  byId: string | null;
  byName: string;
  text: string;
  createdAt: Date;
  readAt: Date | null;
}

/** Whom to remind of which task, and when. */
export interface NewReminder {
  id: string;
  userId: string;
  taskId: string;
  text: string;
  byId: string | null;
  byName: string;
  /** A day of the calendar where that person is. */
  day: string;
}

/** The hour of the day at which people are reminded, where they are. */
const hour = 8;

/** Those whose day has come, and whose task is there for the person; $1 is the company. */
const waiting = `
  from inbox_entry e
  cross join lateral (select ${titleSeen('e."organizationId"', 'e."taskId"', 'e."userId"')} as title) seen
  where e."organizationId" = $1::uuid and e.kind = 'reminder' and e."createdAt" <= now()
    and seen.title is not null`;

const columns = `e.id, e."userId", e."taskId", seen.title as "taskTitle", e."byId", e."byName", e.text,
  e."createdAt", e."readAt"`;

/** The reminders of one person. */
export const reminderEntries = entriesOfPerson<ReminderRow>(columns, waiting);

/** One of them, once its day has come. */
export function findReminder(run: RunSql, organizationId: string, id: string): Promise<ReminderRow[]> {
  return run(`select ${columns} ${waiting} and e.id = $2::uuid`, organizationId, id);
}

/**
 * Puts a task into somebody's inbox from the morning of a day on, in their own zone; one that is there stays.
 * @returns when it will be shown
 */
export async function insertReminder(
  run: RunSql,
  organizationId: string,
  { id, userId, taskId, text, byId, byName, day }: NewReminder,
): Promise<Date | undefined> {
  const [row] = await run<{ at: Date }>(
    `insert into inbox_entry ("organizationId", id, "userId", kind, "taskId", text, "byId", "byName", "createdAt")
     select u."organizationId", $2::uuid, u.id, 'reminder', $4::uuid, $5, $6::uuid, $7,
       ($8::date + interval '${hour} hours') at time zone coalesce(u."timeZone", o."timeZone", 'UTC')
     from "user" u join organization o on o.id = u."organizationId"
     where u."organizationId" = $1::uuid and u.id = $3::uuid and not u.blocked
       and ${seesTask('u."organizationId"', '$4::uuid', 'u.id')}
     on conflict do nothing returning "createdAt" as at`,
    ...[organizationId, id, userId, taskId, text, byId, byName, day],
  );
  return row?.at;
}

/** Takes a reminder back, whether its day has come or not. */
export function deleteReminder(run: RunSql, organizationId: string, id: string): Promise<EntryKey[]> {
  return run(
    `delete from inbox_entry where "organizationId" = $1::uuid and id = $2::uuid and kind = 'reminder'
     returning id, "userId"`,
    organizationId,
    id,
  );
}
