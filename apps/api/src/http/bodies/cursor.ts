import { say } from '@tavla/shared/error-words';
import type { z } from 'zod';
import { invalid } from '../errors/errors';

/** The place in a sorted list after which the next page starts: the sort values of the last row. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * Reads a cursor that `encodeCursor` made of values of this shape.
 * @throws HttpError 400 when it was made by nobody here
 */
export function decodeCursor<Values>(cursor: string, values: z.ZodType<Values>): Values {
  const parsed = values.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  throw invalid('cursor', say('page-not-found'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
