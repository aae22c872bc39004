import { inboxMax } from '@tavla/shared/contracts/inbox';
import type { RunSql } from '@/db/run-sql';
import { questionEntries } from './inbox.repo';
import { mentionEntries } from './mention-entries.repo';
import {
  type OwnedEntry,
  presentMention,
  presentQuestions,
  presentReady,
  presentReminder,
} from './present-entries';
import { readyEntries } from './ready-entries.repo';
import { reminderEntries } from './reminders.repo';

const kinds = [questionEntries, mentionEntries, readyEntries, reminderEntries];

/** What waits for one person, of all kinds, the newest first; the questions of one meeting in order of time. */
export async function readInboxOf(
  run: RunSql,
  organizationId: string,
  userId: string,
): Promise<OwnedEntry[]> {
  const whose = [organizationId, userId, inboxMax] as const;
  const questions = await questionEntries.find(run, ...whose);
  return [
    ...(await presentQuestions(run, organizationId, questions)),
    ...(await mentionEntries.find(run, ...whose)).map(presentMention),
    ...(await readyEntries.find(run, ...whose)).map(presentReady),
    ...(await reminderEntries.find(run, ...whose)).map(presentReminder),
  ]
    .sort((one, other) => (one.createdAt > other.createdAt ? -1 : Number(one.createdAt < other.createdAt)))
    .slice(0, inboxMax);
}

/** How much of it is unread. */
export async function countUnread(run: RunSql, organizationId: string, userId: string): Promise<number> {
  let unread = 0;
  for (const kind of kinds) unread += await kind.countUnread(run, organizationId, userId);
  return unread;
}
