import { type Definition, endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, line, listOf, Text } from '@tavla/shared/fields';
import { z } from 'zod';

/** What positions and departments have in common. */
export const Named = z.object({ id: Id, name: z.string(), description: z.string() });
export type Named = z.infer<typeof Named>;

/** As a list shows it: with the number of people who have it. */
export const NamedWithCount = Named.extend({ userCount: z.number().int() });
export type NamedWithCount = z.infer<typeof NamedWithCount>;

export const NamedInput = z.object({ name: line('name'), description: Text.default('') });
export const NamedPatch = z.object({ name: line('name'), description: Text }).partial();
export const MergeInput = z.object({ intoId: Id });

/** The endpoints of a noun that is a name which people have: the same for positions and departments. */
export function namedContracts(noun: 'position' | 'department') {
  const path = `/api/v1/${noun}s`;
  const one = { path: `${path}/:id`, params: IdParams } as const;
  // A department grants sight of meetings, and those who come into one get it.
  const mergeFields: NonNullable<Definition['fieldAccess']> =
    noun === 'department' ? { intoId: ['update', 'user-group'] } : {};
  return {
    list: endpoint({
      name: `${noun}s.list`,
      summary: `All ${noun}s by name, each with the number of people who have it.`,
      method: 'GET',
      path,
      access: ['read', 'groups'],
      response: listOf(NamedWithCount),
    }),
    get: endpoint({
      ...one,
      name: `${noun}s.get`,
      summary: `One ${noun}.`,
      method: 'GET',
      access: ['read', 'groups'],
      response: NamedWithCount,
    }),
    create: endpoint({
      name: `${noun}s.create`,
      summary: `Create a ${noun}.`,
      method: 'POST',
      path,
      access: ['create', 'groups'],
      body: NamedInput,
      response: NamedWithCount,
    }),
    update: endpoint({
      ...one,
      name: `${noun}s.update`,
      summary: `Rename or describe a ${noun}.`,
      method: 'PATCH',
      access: ['update', 'groups'],
      body: NamedPatch,
      response: NamedWithCount,
    }),
    remove: endpoint({
      ...one,
      name: `${noun}s.delete`,
      summary: `Delete a ${noun}; people who have it lose it.`,
      method: 'DELETE',
      access: ['delete', 'groups'],
    }),
    merge: endpoint({
      name: `${noun}s.merge`,
      summary: `Give everyone of this ${noun} another one and delete this one.`,
      method: 'POST',
      path: `${path}/:id/merge`,
      params: IdParams,
      access: ['delete', 'groups'],
      fieldAccess: mergeFields,
      body: MergeInput,
      status: 200,
      response: NamedWithCount,
    }),
  };
}
