import type { Endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';
import { jsonInParts } from '../bodies/json-in-parts';

/**
 * The JSON of an answer in which one list may have tens of thousands of entries, held against its contract as every
 * answer is, but a part at a time: others are served in between.
 * @param list the key of that list
 */
export async function longAnswer(
  { name, response }: Pick<Endpoint, 'name' | 'response'>,
  list: string,
  answer: Record<string, unknown>,
): Promise<Buffer> {
  const entries = answer[list];
  const schema = response instanceof z.ZodObject ? response.shape[list] : undefined;
  if (!(schema instanceof z.ZodArray && Array.isArray(entries)))
    throw new Error(`${name} has no list ${list} in its answer`);
  const entry = schema.element as z.ZodType;
  const rest = checked(response as z.ZodObject, { ...answer, [list]: [] });
  const around = JSON.stringify({ ...rest, [list]: undefined }).slice(0, -1);
  const before = `${around}${around === '{' ? '' : ','}${JSON.stringify(list)}:`;
  return jsonInParts(entries, (one) => checked(entry, one), [before, '}']);
}

/** An error of its own: that of zod would be taken for one in what was asked. */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.input<Schema> {
  const { error, data } = z.safeEncode(schema, value as never);
  if (error) throw new Error('the answer does not match its contract', { cause: error });
  return data as z.input<Schema>;
}
