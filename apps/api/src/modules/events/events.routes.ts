import { streamEvents } from '@tavla/shared/contracts/events';
import { say } from '@tavla/shared/error-words';
import { StreamResource } from '@tavla/shared/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompanyDb } from '@/db/database';
import type { LoggedEvent } from '@/db/events/event-feed';
import { startStream } from '@/http/answers/caching';
import { invalid } from '@/http/errors/errors';
import { limitConcurrency } from '@/http/limits/concurrency';
import { route } from '@/http/route';
import { EventStream } from './event-stream';
import { seenNow } from './seen-now';

export function eventRoutes(app: FastifyInstance): void {
  route(app, streamEvents, async ({ query }, { db, request, reply, session }) => {
    const resources = parseResources(query.resources);
    if (request.method === 'HEAD') return reply.type('text/event-stream; charset=utf-8').send();
    const lastEventId = query.lastEventId ?? headerOf(request.headers['last-event-id']);
    const { organizationId } = session;

    const stream = new EventStream(reply.raw, session, resources);
    const { newest, unsubscribe } = await app.feed.subscribe(organizationId, stream);
    const end = () => {
      unsubscribe();
      app.streams.remove(stream);
    };
    reply.raw.on('close', end);
    try {
      const { missed, upTo } = await missedEvents(request, db, lastEventId, newest);
      startStream(reply);
      reply.raw.write(`retry: 1000\n: connected\nid: ${missed ? (lastEventId ?? upTo) : upTo}\n\n`);
      if (!missed) stream.tell('resync', upTo);
      stream.start(missed ?? [], upTo);
      stream.heartbeat();
      app.streams.add(stream);
      // Whoever left before now is not told of by `close` again.
      if (reply.raw.destroyed) end();
    } catch (error) {
      end();
      throw error;
    }
  });

  /** What came after the client's last event, up to a number; no `missed` when it must load everything anew. */
  async function missedEvents(
    request: FastifyRequest,
    db: CompanyDb,
    lastEventId: string | undefined,
    newest: number,
  ): Promise<{ missed?: LoggedEvent[] | undefined; upTo: number }> {
    const { organizationId } = db;
    if (lastEventId === undefined || lastEventId === '') return { missed: [], upTo: newest };
    if (!/^\d{1,15}$/.test(lastEventId)) return { upTo: newest };
    const after = Number(lastEventId);
    if (after <= newest) {
      return limitConcurrency(request, async () => {
        const missed = await app.feed.replay(organizationId, after, newest);
        return { missed: missed && (await seenNow(db, missed)), upTo: newest };
      });
    }
    // Another process, which hears sooner, may have told this client more than this one has read.
    return (await app.feed.hasReached(organizationId, after))
      ? { missed: [], upTo: after }
      : { upTo: newest };
  }
}

/** An empty list hears of the person's own session alone: whose role allows nothing learns so when it does. */
function parseResources(list: string): Set<StreamResource> {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const parsed = names.map((name) => StreamResource.safeParse(name));
  const wrong = names.filter((_, index) => !parsed[index]?.success);
  if (wrong.length) {
    throw invalid('resources', say('streams-not-named', { names: [...StreamResource.options] }));
  }
  return new Set(parsed.flatMap(({ data }) => data ?? []));
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
