import { Permission } from '@tavla/shared/permissions';
import { z } from 'zod';
import type { Actor } from './change';

/** From where somebody set work going that goes on without their call, as its row keeps it. */
export const Origin = z.object({
  ip: z.string().default(''),
  userAgent: z.string().default(''),
  /** The API token that the call came with, and what it might do. */
  token: z.object({ id: z.string(), name: z.string(), permissions: z.array(Permission) }).optional(),
});
export type Origin = z.infer<typeof Origin>;

export function originOf({ ip, userAgent, token }: Actor): Origin {
  return { ip, userAgent, ...(token && { token }) };
}

/** The actor again, later. */
export function actorFrom({ token, ...from }: Origin, who: Pick<Actor, 'id' | 'name'>): Actor {
  return { ...who, ...from, ...(token && { token }) };
}
