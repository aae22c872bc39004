import { isUtf8 } from 'node:buffer';
import { say } from '@tavla/shared/error-words';
import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from '../errors/errors';

/** Ten times what the largest request needs: a batch of 500 ids with their versions. */
const valuesMax = 10_000;
/** The same before anything is read, when the longest texts that a request may hold are full of such signs. */
const signsMax = valuesMax + 50_000;

/**
 * Reads JSON bodies. An empty one is none: clients that send everything as JSON name that type also where there
 * is nothing to send, as in a sign-out. One with very many values is refused before each of them is checked
 * and complained of: a megabyte holds half a million wrong ones.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(invalid('', say('json-not-utf-8')));
    const body = bytes.toString();
    if (hasMoreSigns(body, signsMax)) return done(tooMany());
    return parse(request, body, (error, value) => {
      if (!error && hasMoreValues(value, valuesMax)) done(tooMany());
      else done(error, value);
    });
  });
}

function tooMany(): HttpError {
  return new HttpError(413, 'too-large', say('too-many-values', { most: valuesMax }));
}

const signs = new Set([',', '[', '{'].map((sign) => sign.charCodeAt(0)));

/** Pure: whether a text has more than so many of the signs that a value follows in JSON. */
export function hasMoreSigns(text: string, most: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length && count <= most; at += 1) if (signs.has(text.charCodeAt(at))) count += 1;
  return count > most;
}

/** Pure: whether a JSON value has more than so many values in it, however deep. */
export function hasMoreValues(value: unknown, most: number): boolean {
  const open = [value];
  let count = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    count += inner.length;
    if (count > most) return true;
    for (const one of inner) open.push(one);
  }
  return false;
}
