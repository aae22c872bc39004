import type { NewEvent } from '@/db/events/event-log';
import type { RunSql } from '@/db/run-sql';
import { findEntryIdsOfItem, findQuestionsOf } from './inbox.repo';
import { endedEvents, entryEvents, presentQuestions } from './present-entries';

/** Which item of which meeting. */
interface AskedItem {
  id: string;
  audioId: string;
}

/** What those are told who are asked about an item that nobody waits for now; the questions stay, and who said no. */
export async function pauseQuestions(
  run: RunSql,
  organizationId: string,
  { id }: AskedItem,
): Promise<NewEvent[]> {
  return endedEvents(await findEntryIdsOfItem(run, organizationId, id));
}

/** What they are told when it waits again. */
export async function resumeQuestions(
  run: RunSql,
  organizationId: string,
  { id, audioId }: AskedItem,
): Promise<NewEvent[]> {
  const rows = (await findQuestionsOf(run, organizationId, audioId)).filter(({ itemId }) => itemId === id);
  return entryEvents('create', await presentQuestions(run, organizationId, rows));
}
