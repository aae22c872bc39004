import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '@/http/access/session-cache';
import { calendarPrefix, isTokenForm } from '@/http/access/tokens/token-format';
import { judge, makeTag } from '@/http/answers/cache-tag';
import { keepByLink } from '@/http/answers/caching';
import { notFound } from '@/http/errors/errors';
import { listDueTasks } from '@/modules/tasks/find/list-due-tasks';
import { findOpenLink, noteRead } from './calendar.repo';
import { writeCalendar } from './write-calendar';

/** The hash of the secret in an address; undefined for what can be none. */
export function hashOfLink(link: string): string | undefined {
  const secret = link.replace(/\.ics$/, '');
  return isTokenForm(secret, calendarPrefix) ? hashToken(secret) : undefined;
}

/**
 * Answers with the due days behind a link, or with 304 to a calendar that has them.
 * @param limit throws when the link is read too often
 * @throws HttpError 404 for a link that is unknown, revoked, or of somebody who may read no tasks any more
 */
export async function sendCalendar(
  { server: { deps }, headers, method }: FastifyRequest,
  reply: FastifyReply,
  hash: string | undefined,
  limit: () => Promise<void>,
): Promise<FastifyReply> {
  const link = hash === undefined ? undefined : await findOpenLink(deps.db.pool, hash);
  if (!link) throw notFound('calendar');
  await limit();
  const { organizationId, userId, scope, company, from, today } = link;
  const onlyOwn = scope === 'own';
  const db = deps.db.forCompany(organizationId, userId);
  const bytes = writeCalendar({
    name: onlyOwn ? `${company}: my due days` : `${company}: due days`,
    hasNames: !onlyOwn,
    publicUrl: deps.env.publicUrl,
    tasks: await listDueTasks(db, { onlyOwn, from, today }),
  });
  await noteRead(deps.db.pool, link);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const tag = makeTag(deps.authSecret, { organizationId, userId, what: `calendar ${link.id}` }, version);
  keepByLink(reply, tag);
  if (judge({ 'if-none-match': headers['if-none-match'] }, tag) === 'unchanged')
    return reply.code(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="tavla.ics"')
    .header('content-length', Buffer.byteLength(bytes))
    .send(Readable.from(method === 'HEAD' ? [] : [bytes], { objectMode: false }));
}
