import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/errors';
import type { SignedIn } from './access';

/** How long a code that was entered in a session, or began it, stands for its person before grave things. */
export const confirmationLifetime = 10 * 60_000;

/**
 * The one place that asks for a fresh code: whether a call needs one is said by its contract, and whether the
 * session has one is read anew each time, since it may just have been entered or taken back.
 * @param body as it was sent
 * @param read the entity that the call changes, as it is
 * @throws HttpError 403 `confirm-with-code`
 */
export async function requireConfirmed(
  app: FastifyInstance,
  { confirmed }: Pick<Endpoint, 'confirmed'>,
  session: SignedIn | null,
  body: unknown,
  read: () => Promise<unknown>,
): Promise<void> {
  if (!confirmed || !session) return;
  const named =
    confirmed === true ? [] : confirmed.filter((field) => (body as Fields)?.[field] !== undefined);
  if (confirmed !== true && named.length === 0) return;
  if (!session.token && (await isConfirmed(app, session))) return;
  // Whoever sends back what they fetched changes nothing.
  if (confirmed !== true && isSame(named, body as Fields, (await read()) as Fields)) return;
  if (session.token) throw new HttpError(403, 'not-allowed', say('not-by-token'));
  const words = say('confirm-with-code', { count: confirmationLifetime / 60_000 });
  throw new HttpError(403, 'confirm-with-code', words);
}

type Fields = Record<string, unknown> | undefined;

/** A field that the entity does not show is a wish, which false does not make. */
function isSame(fields: readonly string[], body: Fields, entity: Fields): boolean {
  return fields.every((field) => isDeepStrictEqual(body?.[field], entity?.[field] ?? false));
}

async function isConfirmed(app: FastifyInstance, { organizationId, id }: SignedIn): Promise<boolean> {
  const { rowCount } = await app.deps.db.pool.query({
    name: 'is-confirmed',
    text: `select 1 from session where "organizationId" = $1 and id = $2
      and "confirmedAt" > now() - $3 * interval '1 ms' and "confirmedAt" <= now()`,
    values: [organizationId, id, confirmationLifetime],
  });
  return rowCount === 1;
}
