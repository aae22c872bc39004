import { z } from 'zod';
import type { Action, Resource } from './permissions';

export const streamResources = [
  'tasks',
  'audios',
  'users',
  'positions',
  'departments',
  'roles',
  'chat',
] as const;
export const StreamResource = z.enum(streamResources);
export type StreamResource = z.infer<typeof StreamResource>;

/** The pair a person must hold to receive the events of a resource. */
export const streamAccess: Record<StreamResource, readonly [Action, Resource]> = {
  tasks: ['read', 'actions'],
  audios: ['read', 'actions'],
  users: ['read', 'user'],
  positions: ['read', 'groups'],
  departments: ['read', 'groups'],
  roles: ['read', 'roles'],
  chat: ['read', 'chat'],
};

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
