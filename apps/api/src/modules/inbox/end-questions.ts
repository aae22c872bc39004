import type { NewEvent } from '@/db/events/event-log';
import type { RunSql } from '@/db/run-sql';
import { declineEntry, deleteEntries, deleteEntriesOfAbsent, findEntryIds } from './inbox.repo';
import { endedEvents } from './present-entries';

/** Each answers what those are told who were asked until now. */

/** Asks nobody about an item any more. */
export async function endQuestions(run: RunSql, organizationId: string, itemId: string): Promise<NewEvent[]> {
  return endedEvents(await deleteEntries(run, organizationId, itemId));
}

/** Asks one person no more about an item: it is not theirs. */
export async function endQuestionFor(
  run: RunSql,
  organizationId: string,
  itemId: string,
  userId: string,
): Promise<NewEvent[]> {
  return endedEvents(await declineEntry(run, organizationId, itemId, userId));
}

/** Asks nobody because of a meeting who was not there after all. */
export async function endQuestionsOfAbsent(
  run: RunSql,
  organizationId: string,
  audioId: string,
): Promise<NewEvent[]> {
  return endedEvents(await deleteEntriesOfAbsent(run, organizationId, audioId));
}

/**
 * Takes what is asked because of a meeting from screens: the meeting is gone for everybody, or for those who may not see
 * it now.
 */
export async function hideQuestions(
  run: RunSql,
  organizationId: string,
  audioId: string,
  of: 'everybody' | 'unseeing',
): Promise<NewEvent[]> {
  return endedEvents(await findEntryIds(run, organizationId, audioId, of));
}
