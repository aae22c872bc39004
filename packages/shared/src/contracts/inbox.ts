import { endpoint } from '@tavla/shared/endpoint';
import { Cause } from '@tavla/shared/errors';
import { rule } from '@tavla/shared/field-words';
import { Id, Instant, listOf } from '@tavla/shared/fields';
import { batchMax } from '@tavla/shared/limits';
import { ActionItem } from '@tavla/shared/meetings/action-items';
import { z } from 'zod';

const waiting = { id: Id, createdAt: Instant, isRead: z.boolean() };

/** Whether something that was promised in a meeting was promised by the person who asks. */
export const InboxQuestion = z.object({
  ...waiting,
  kind: z.literal('was-this-you'),
  audioId: Id,
  meetingName: z.string(),
  /** Whether there is something to hear. */
  hasSound: z.boolean(),
  item: ActionItem,
});
export type InboxQuestion = z.infer<typeof InboxQuestion>;

/** A message to a ticket that mentions them. */
export const InboxMention = z.object({
  ...waiting,
  kind: z.literal('mention'),
  taskId: Id,
  taskTitle: z.string(),
  messageId: Id,
  authorId: Id.nullable(),
  authorName: z.string(),
  /** The first words of the message. */
  excerpt: z.string(),
});
export type InboxMention = z.infer<typeof InboxMention>;

/** A meeting that they uploaded has ended: it is transcribed, or failed. */
export const InboxReady = z.object({
  ...waiting,
  kind: z.literal('transcript-ready'),
  audioId: Id,
  meetingName: z.string(),
  isTranscribed: z.boolean(),
  /** Why it failed, in words; null where it did not. */
  error: z.string().nullable(),
  cause: Cause.nullish(),
});
export type InboxReady = z.infer<typeof InboxReady>;

/** A task that somebody wanted them to be reminded of, from that day on. */
export const InboxReminder = z.object({
  ...waiting,
  kind: z.literal('reminder'),
  taskId: Id,
  taskTitle: z.string(),
  /** Who wanted it. */
  byId: Id.nullable(),
  byName: z.string(),
  /** What is to be thought of; empty where the task says it. */
  text: z.string(),
});
export type InboxReminder = z.infer<typeof InboxReminder>;

/** What waits for the person who asks. */
export const InboxEntry = z.discriminatedUnion('kind', [
  InboxQuestion,
  InboxMention,
  InboxReady,
  InboxReminder,
]);
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
