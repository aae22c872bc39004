import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, listOf } from '@tavla/shared/fields';
import { z } from 'zod';

/** How a session can begin. */
export const SignInWay = z.enum(['code', 'passkey', 'provider']);
export type SignInWay = z.infer<typeof SignInWay>;

export const Session = z.object({
  id: Id,
  /** How it began. */
  way: SignInWay,
  userAgent: z.string(),
  ip: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listMySessions = endpoint({
  name: 'sessions.list-mine',
  summary: 'Where you are signed in.',
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'signed-in',
  tokens: 'refused',
  response: listOf(Session),
});

export const endMySession = endpoint({
  name: 'sessions.end-mine',
  summary: 'Sign out one of your sessions.',
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  access: 'signed-in',
  tokens: 'refused',
  confirmed: true,
  params: IdParams,
});

export const endMySessions = endpoint({
  name: 'sessions.end-all-mine',
  summary: 'Sign out everywhere, this device included.',
  method: 'DELETE',
  path: '/api/v1/sessions',
  access: 'signed-in',
  tokens: 'refused',
  confirmed: true,
});

export const listUserSessions = endpoint({
  name: 'sessions.list-of-user',
  summary: 'Where a person is signed in.',
  method: 'GET',
  path: '/api/v1/users/:id/sessions',
  access: ['read', 'admin'],
  tokens: 'refused',
  params: IdParams,
  response: listOf(Session),
});

export const endUserSessions = endpoint({
  name: 'sessions.end-of-user',
  summary: 'Sign a person out everywhere.',
  method: 'DELETE',
  path: '/api/v1/users/:id/sessions',
  access: ['update', 'user'],
  tokens: 'refused',
  confirmed: true,
  params: IdParams,
});
