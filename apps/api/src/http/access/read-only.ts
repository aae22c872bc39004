import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { HttpError } from '../errors/errors';

/**
 * The body without what it only repeats of the entity.
 * @param read the entity as it is; called only where there is something to compare
 * @throws HttpError 400 that names each field that says something else than what is so
 */
export async function withoutReadOnly(
  { readOnly }: Pick<Endpoint, 'readOnly'>,
  body: unknown,
  read: () => Promise<unknown>,
): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const sent = readOnly.filter((name) => name in body);
  if (sent.length === 0) return body;
  const fields = body as Record<string, unknown>;
  const entity = JSON.parse(JSON.stringify((await read()) ?? {}));
  const errors = sent
    .filter((name) => !isDeepStrictEqual(fields[name], entity[name]))
    .map((name) => ({ path: name, ...say('not-changeable', { name }) }));
  const [first] = errors;
  if (first) throw new HttpError(400, 'validation', say('not-changeable', { name: first.path }), { errors });
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !sent.includes(name)));
}
