import { z } from 'zod';
import type { Access } from './endpoint';
import { may, type Permission } from './permissions';

export const streamResources = [
  'tasks',
  'audios',
  'users',
  'positions',
  'departments',
  'roles',
  'chat',
  'organization',
] as const;
export const StreamResource = z.enum(streamResources);
export type StreamResource = z.infer<typeof StreamResource>;

/** Who receives the events of a resource. */
const streamAccess: Record<StreamResource, Exclude<Access, 'public'>> = {
  tasks: ['read', 'actions'],
  audios: ['read', 'actions'],
  users: ['read', 'user'],
  positions: ['read', 'groups'],
  departments: ['read', 'groups'],
  roles: ['read', 'roles'],
  chat: ['read', 'chat'],
  organization: 'signed-in',
};

/** Whether somebody who holds these pairs receives the events of a resource. */
export function mayHear(held: readonly Permission[], resource: StreamResource): boolean {
  const access = streamAccess[resource];
  return access === 'signed-in' || may(held, ...access);
}

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
