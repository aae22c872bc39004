import { z } from 'zod';
import type { Operation } from './matrix/operations';

export interface Answer {
  status: number;
  body: string;
}

/** What nobody outside may read in an answer: places in our code, statements, the words of a driver. */
const inside =
  /node_modules|\.[cm]?[jt]s:\d|\bat \w+ \(|prisma|ECONN|violates|syntax error at|invalid byte sequence/i;

/** Why an answer is not one that the documentation promises; undefined when it is. */
export function faultOf({ method, responses }: Operation, { status, body }: Answer): string | undefined {
  if (status >= 500) return 'our fault';
  const documented = responses[String(status)] ?? responses[`${String(status)[0]}XX`];
  if (!documented) return 'not documented';
  if (inside.test(body)) return 'shows our insides';
  if (method === 'HEAD') return body ? 'a body after HEAD' : undefined;
  if (!documented.content) return body ? 'a body where none is documented' : undefined;
  const schema = documented.content['application/json']?.schema;
  return schema && shapeFault(schema, body);
}

const readers = new WeakMap<object, z.ZodType>();

function shapeFault(schema: object, body: string): string | undefined {
  const reader = readers.get(schema) ?? z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
  readers.set(schema, reader);
  const read = reader.safeParse(parseJson(body));
  return read.success ? undefined : `not the documented shape: ${z.prettifyError(read.error)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
