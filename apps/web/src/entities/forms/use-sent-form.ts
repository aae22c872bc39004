import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { there } from '@/lib/forms/source';
import { useEntityForm } from './use-entity-form';

/**
 * The form of something that is sent once, and of which nothing is there before. Whoever sends it goes on from there,
 * and leaving it asks nothing.
 * @param send rejects with the error of the call
 */
export function useSentForm<V extends FieldValues>(
  start: V,
  schema: z.ZodType<V, V>,
  send: (values: V) => Promise<void>,
) {
  return useEntityForm<V, V>({
    source: there<V>(null),
    valuesOf: () => start,
    schema,
    save: async (values) => {
      await send(values);
      return undefined;
    },
    onSaved: () => undefined,
    lostBy: 'nothing',
  });
}
