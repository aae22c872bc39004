import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@tavla/shared/endpoint';
import { may } from '@tavla/shared/permissions';
import type { FastifyRequest } from 'fastify';
import { seesMeetingSql } from '@/db/meeting-viewers';
import { notFound } from '../errors/errors';
import type { SignedInCall } from '../route';

/** How long the refusal of a player waits: the event stream is far ahead of that. */
const toldFirst = 2_000;

/**
 * The one place that decides who may call what is about a meeting, beside the permission of the contract: those who may
 * see it, and an admin to delete it. One that is not there is refused here as well, with the same words: what lies below
 * it has others, which would tell the two apart. A player goes on asking by itself: when a meeting was closed or deleted a
 * moment ago, it is refused once its page has had time to be told and to let go of it. Else the browser would note a
 * failure that is none.
 * @throws HttpError 404
 */
export async function requireMeeting(
  { db, session, request }: SignedInCall,
  { method }: Endpoint,
  { id }: { id: string },
): Promise<void> {
  if (method === 'DELETE' && may(session.permissions, 'read', 'admin')) return;
  const { rows } = await db.pool.query<{ sees: boolean }>({
    name: 'sees-meeting',
    text: seesMeetingSql,
    values: [db.organizationId, id, db.viewerId],
  });
  if (rows[0]?.sees) return;
  if (isPlayer(request)) await sleep(toldFirst);
  throw notFound('meeting');
}

/** Browsers say what asks; a program that says so as well waits as long. */
const isPlayer = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'audio';
