import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Checks a form by its contract. What is wrong inside a field (the third of a list) is said at the field. Of something
 * that exists only what was changed is checked: a name from before the rules keeps nobody from changing the rest.
 *
 * @param changed the fields that count; undefined for all, as when it is left out
 */
export function checkedResolver<V extends FieldValues>(
  schema: z.ZodType<V, V>,
  changed?: (values: V) => readonly (keyof V)[] | undefined,
): Resolver<V, unknown, V> {
  const check = zodResolver(schema);
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const faults = Object.entries(result.errors);
    if (!faults.length) return result;
    const counts = changed?.(values);
    const found = faults.filter(([field]) => counts?.includes(field) ?? true);
    if (!found.length) return { values, errors: {} };
    const inputs = options.fields as Record<string, { ref?: unknown } | undefined>;
    const errors = found.map(([field, error]) => {
      return [field, { type: 'check', message: messageIn(error), ref: inputs[field]?.ref }];
    });
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> };
  };
}

/** The first message of an error, or of one that lies inside it. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(messageIn).find(Boolean);
}
