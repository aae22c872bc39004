import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, line, listOf, SearchText } from '@tavla/shared/fields';
import { erasedNamesMax, fullNameMax } from '@tavla/shared/limits';
import { z } from 'zod';

const count = z.number().int();

export const ErasureState = z.enum(['requested', 'running', 'failed', 'done']);
export type ErasureState = z.infer<typeof ErasureState>;

/** Erasing a person, asked for, under way or over. Of one that is over nothing leads to a person but an id. */
export const Erasure = z.object({
  id: Id,
  personId: Id,
  /** null once they are erased. */
  name: z.string().nullable(),
  state: ErasureState,
  /** Whether they have to be made inactive first. */
  isActive: z.boolean(),
  /** 0 to 1 of the steps. */
  progress: z.number(),
  /** How many rows were changed or deleted. */
  changed: count,
  createdAt: Instant,
  startedById: Id.nullable(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
});
export type Erasure = z.infer<typeof Erasure>;

/** Somebody who can be erased: who is inactive, or was deleted. */
export const FormerPerson = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(['inactive', 'deleted']),
  /** When they were deleted. */
  deletedAt: Instant.nullable(),
});
export type FormerPerson = z.infer<typeof FormerPerson>;

/** What is theirs, in the order in which it is told. */
export const ErasedKind = z.enum([
  'recordings',
  'files',
  'assigned',
  'account',
  'sessions',
  'tokens',
  'calendars',
  'conversations',
  'inbox',
  'opinions',
  'comments',
  'made',
  'changes',
  'corrections',
  'speaking',
  'texts',
  'audit',
  'imports',
  'webhooks',
]);
export type ErasedKind = z.infer<typeof ErasedKind>;

/** choice: whoever erases says whether it is deleted; nameless: it stays, without the name. */
export const ErasedFate = z.enum(['choice', 'handed-over', 'deleted', 'nameless', 'kept']);
export type ErasedFate = z.infer<typeof ErasedFate>;

/** Where some of it is; of closed meetings no more than whoever asks may see. */
export const ErasedPlace = z.object({ kind: z.enum(['task', 'meeting']), id: Id, title: z.string() });
export type ErasedPlace = z.infer<typeof ErasedPlace>;

export const ErasurePreview = z.object({
  personId: Id,
  name: z.string(),
  state: z.enum(['active', 'inactive', 'deleted']),
  /**
   * What is looked for in texts: their addresses, and what they were called, before too, where they did most. The longest
   * first.
   */
  names: z.array(z.string()).max(erasedNamesMax),
  /** Somebody else bears one of their names, which is not looked for: in a text it may mean that person. */
  isNameShared: z.boolean(),
  items: z.array(
    z.object({ kind: ErasedKind, fate: ErasedFate, count, places: z.array(ErasedPlace).max(10) }),
  ),
});
export type ErasurePreview = z.infer<typeof ErasurePreview>;

const Fate = z.enum(['keep', 'delete']);

export const ErasureInput = z.object({
  /** The name, to say that it is meant. */
  name: line('name', fullNameMax),
  /** What becomes of the meetings that they uploaded, and of the files that they put beside tasks. */
  recordings: Fate,
  files: Fate,
  /** Of the names those that are ordinary words or mean others too: texts keep them. */
  spared: z.array(line('spared', fullNameMax)).max(erasedNamesMax).optional(),
  /** Who gets their tasks; nobody when left out. */
  handOverTo: Id.nullish(),
});
export type ErasureInput = z.infer<typeof ErasureInput>;

export const listErasures = endpoint({
  name: 'erasures.list',
  summary: 'Who asked to be erased or is being erased, then who was: the newest 200 of both.',
  method: 'GET',
  path: '/api/v1/erasures',
  access: ['delete', 'admin'],
  response: listOf(Erasure),
});

export const listFormerPeople = endpoint({
  name: 'erasures.people',
  summary:
    'People who can be erased and did not ask for it: who are inactive, and who were deleted. q searches names and ids; the first 50.',
  method: 'GET',
  path: '/api/v1/erasures/people',
  access: ['delete', 'admin'],
  query: z.object({ q: SearchText.optional() }),
  response: listOf(FormerPerson),
});

export const previewErasure = endpoint({
  name: 'users.preview-erasure',
  summary: 'What is kept of a person, deleted ones included, and what erasing them does with it.',
  method: 'GET',
  path: '/api/v1/users/:id/erasure',
  access: ['delete', 'admin'],
  params: IdParams,
  response: ErasurePreview,
});

export const erasePerson = endpoint({
  name: 'users.erase',
  summary:
    'Erase a person who is inactive or deleted (GDPR, article 17): they become a former member wherever they stand. It cannot be undone. One that failed begins again, and what is sent holds.',
  method: 'POST',
  path: '/api/v1/users/:id/erasure',
  access: ['delete', 'admin'],
  confirmed: true,
  status: 202,
  params: IdParams,
  body: ErasureInput,
  response: Erasure,
});

const MyErasure = z.object({ askedAt: Instant.nullable() });

export const getMyErasure = endpoint({
  name: 'auth.my-erasure',
  summary: 'Whether you have asked to be erased.',
  method: 'GET',
  path: '/auth/me/erasure',
  access: 'signed-in',
  tokens: 'refused',
  response: MyErasure,
});

export const askErasure = endpoint({
  name: 'auth.ask-erasure',
  summary: 'Ask to be erased; admins see it and decide.',
  method: 'PUT',
  path: '/auth/me/erasure',
  access: 'signed-in',
  tokens: 'refused',
  response: MyErasure,
});

export const withdrawErasure = endpoint({
  name: 'auth.withdraw-erasure',
  summary: 'Take back that you asked to be erased.',
  method: 'DELETE',
  path: '/auth/me/erasure',
  access: 'signed-in',
  tokens: 'refused',
});
