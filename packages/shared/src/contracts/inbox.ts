import { ActionItem } from '@tavla/shared/contracts/action-items';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, Instant, listOf } from '@tavla/shared/fields';
import { batchMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** What waits for the person who asks. */
export const InboxEntry = z.object({
  id: Id,
  /** Whether something that was promised in a meeting was promised by them. */
  kind: z.literal('was-this-you'),
  audioId: Id,
  meetingName: z.string(),
  /** Whether there is something to hear. */
  hasSound: z.boolean(),
  item: ActionItem,
  createdAt: Instant,
  isRead: z.boolean(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

/** Entries that one answer holds, the newest. */
export const inboxMax = 200;

const path = '/api/v1/inbox';

export const listInbox = endpoint({
  name: 'inbox.list',
  summary: `What waits for whoever asks, the newest first, up to ${inboxMax}; of all of it, how much is unread.`,
  method: 'GET',
  path,
  access: ['read', 'actions'],
  response: listOf(InboxEntry).extend({ unread: z.number().int() }),
});

export const readInbox = endpoint({
  name: 'inbox.read',
  summary: `Mark entries as read, up to ${batchMax} at a time. Those that are not one’s own are passed over.`,
  method: 'POST',
  path: `${path}/read`,
  access: ['read', 'actions'],
  body: z.object({
    ids: z.array(Id).max(batchMax, rule('too-many-entries', { field: 'ids', count: batchMax })),
  }),
  status: 200,
  response: z.object({ unread: z.number().int() }),
});
