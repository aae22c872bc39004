import { z } from 'zod';
import type { Access } from './endpoint';
import { may, type Permission } from './permissions';

/** What events are about, each with who receives them: an entity is registered here. */
const audiences = {
  tasks: ['read', 'actions'],
  audios: ['read', 'actions'],
  transcripts: ['read', 'actions'],
  users: ['read', 'user'],
  positions: ['read', 'groups'],
  departments: ['read', 'groups'],
  roles: ['read', 'roles'],
  chat: ['read', 'chat'],
  inbox: ['read', 'actions'],
  /** Who looks at a ticket and who writes: told as it is, and kept nowhere. */
  presence: ['read', 'chat'],
  /** Answers as they are written, to who looks at their ticket and to whose conversation it is: kept nowhere. */
  answers: ['read', 'chat'],
  organization: 'signed-in',
} satisfies Record<string, Exclude<Access, 'public'>>;
export type StreamResource = keyof typeof audiences;

export const streamResources = Object.keys(audiences) as StreamResource[];
export const StreamResource = z.enum(streamResources);

/** Whether somebody who holds these pairs receives the events of a resource. */
export function mayHear(held: readonly Permission[], resource: StreamResource): boolean {
  const access: Exclude<Access, 'public'> = audiences[resource];
  return access === 'signed-in' || may(held, ...access);
}

/**
 * One change. `data` is the entity as a list would show it, `{id}` after a delete, of a task with the `version` of its
 * deletion. `*` with `resync` tells the client to reload what it holds; `*` with `session` that its own permissions
 * changed.
 */
export const StreamEvent = z.object({
  resource: z.union([StreamResource, z.literal('*')]),
  action: z.enum(['create', 'update', 'delete', 'resync', 'session']),
  data: z.unknown(),
});
export type StreamEvent = z.infer<typeof StreamEvent>;
