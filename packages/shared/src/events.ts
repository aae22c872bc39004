import { z } from 'zod';
import type { Action, Resource } from './permissions';

/** What events are about, each with the pair a person must hold to receive them: an entity is registered here. */
const access = {
  tasks: ['read', 'actions'],
  audios: ['read', 'actions'],
  users: ['read', 'user'],
  positions: ['read', 'groups'],
  departments: ['read', 'groups'],
  roles: ['read', 'roles'],
  chat: ['read', 'chat'],
} satisfies Record<string, readonly [Action, Resource]>;
export type StreamResource = keyof typeof access;

export const streamAccess: Record<StreamResource, readonly [Action, Resource]> = access;
export const streamResources = Object.keys(access) as StreamResource[];
export const StreamResource = z.enum(streamResources);

/**
 * One change. `data` is the entity as a list would show it, `{id}` after a delete. `*` with `resync` tells
 * the client to reload what it holds; `*` with `session` that its own permissions changed.
 */
export const StreamEvent = z.object({
  resource: z.union([StreamResource, z.literal('*')]),
  action: z.enum(['create', 'update', 'delete', 'resync', 'session']),
  data: z.unknown(),
});
export type StreamEvent = z.infer<typeof StreamEvent>;
