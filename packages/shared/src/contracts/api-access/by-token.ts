import { Id } from '@tavla/shared/fields';
import { z } from 'zod';

/** The API token that somebody did something with, by the name that it had: a history outlives it. Null: by none. */
export const ByToken = z.object({ id: Id, name: z.string() }).nullable();
export type ByToken = z.infer<typeof ByToken>;
