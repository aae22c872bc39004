import * as contracts from '@tavla/shared/contracts/api-access/calendars';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '@/http/limits/request-limits';
import { route } from '@/http/route';
import { listLinks, makeLink, revokeLink } from './keep-links';
import { hashOfLink, sendCalendar } from './send-calendar';

/** Of one link: a calendar asks every quarter of an hour at most, on a few devices. */
export const readsPerMinute = 30;

export function calendarRoutes(app: FastifyInstance): void {
  const hashOf = ({ params }: FastifyRequest) => hashOfLink((params as { link: string }).link);
  const limit = app.createRateLimit({
    max: readsPerMinute,
    allowList: [],
    keyGenerator: (request) => `calendar:${hashOf(request)}`,
  });
  route(app, contracts.listCalendars, async (_, { db, session }) => ({
    data: await listLinks(db, session.user.id),
  }));
  route(app, contracts.makeCalendar, ({ body }, { db, actor }) =>
    makeLink(db, actor, body.scope, app.deps.env.publicUrl),
  );
  route(app, contracts.revokeCalendar, ({ params }, { db, actor }) => revokeLink(db, actor, params.id));
  route(app, contracts.readCalendar, (_, { request, reply }) =>
    sendCalendar(request, reply, hashOf(request), async () => {
      const used = await limit(request);
      if (!used.isAllowed && used.isExceeded) throw tooMany(used.ttl);
    }),
  );
}
