import { inboxMax } from '@tavla/shared/contracts/inbox';
import type { RunSql } from '@/db/run-sql';
import { countUnreadQuestions, findQuestions } from './inbox.repo';
import { countUnreadMentions, findMentionsFor } from './mention-entries.repo';
import {
  type OwnedEntry,
  presentMention,
  presentQuestions,
  presentReady,
  presentReminder,
} from './present-entries';
import { countUnreadReady, findReadyFor } from './ready-entries.repo';
import { countUnreadReminders, findRemindersFor } from './reminders.repo';

/** What waits for one person, of all kinds, the newest first; the questions of one meeting in order of time. */
export async function readInboxOf(
  run: RunSql,
  organizationId: string,
  userId: string,
): Promise<OwnedEntry[]> {
  const questions = await findQuestions(run, organizationId, userId, inboxMax);
  const mentions = await findMentionsFor(run, organizationId, userId, inboxMax);
  const ready = await findReadyFor(run, organizationId, userId, inboxMax);
  const reminders = await findRemindersFor(run, organizationId, userId, inboxMax);
  return [
    ...(await presentQuestions(run, organizationId, questions)),
    ...mentions.map(presentMention),
    ...ready.map(presentReady),
    ...reminders.map(presentReminder),
  ]
    .sort((one, other) => (one.createdAt > other.createdAt ? -1 : Number(one.createdAt < other.createdAt)))
    .slice(0, inboxMax);
}

/** How much of it is unread. */
export async function countUnread(run: RunSql, organizationId: string, userId: string): Promise<number> {
  const counts = [
    await countUnreadQuestions(run, organizationId, userId),
    await countUnreadMentions(run, organizationId, userId),
    await countUnreadReady(run, organizationId, userId),
    await countUnreadReminders(run, organizationId, userId),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
