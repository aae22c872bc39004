import { InboxEntry, listInbox } from '@tavla/shared/contracts/inbox';
import { createEntityStore } from '@/entities/entity-store';

/** What waits for whoever is signed in, the newest first; of one meeting in order of time. */
export const inboxStore = createEntityStore({
  name: 'inbox',
  contracts: { list: listInbox },
  compare: (one: InboxEntry, other: InboxEntry) =>
    one.createdAt === other.createdAt
      ? startOf(one) - startOf(other)
      : one.createdAt > other.createdAt
        ? -1
        : 1,
  parse: (data) => InboxEntry.safeParse(data).data,
});

/** Where in its meeting a question is from. */
function startOf(entry: InboxEntry): number {
  return entry.kind === 'was-this-you' ? entry.item.startMs : 0;
}
