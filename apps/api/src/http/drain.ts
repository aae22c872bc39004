import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookEvery = 50;

const leaving = new WeakSet<Server>();

/** From when it is drained on, every answer of this server ends its connection, also to what had begun before. */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (leaving.has(app.server)) reply.header('connection', 'close');
  });
}

interface Patience {
  /** How long connections that are idle stay open, for the requests that a proxy may be sending over them. */
  idle: number;
  /** How long requests may take to end. */
  all: number;
}

/**
 * Lets a server leave without any request noticing: nobody new is let in, what has begun ends, event streams
 * and uploads go on at another process. Resolves when no connection is left, or when the time is over.
 *
 * A connection that is closed while a request is on its way over it fails that request, and a proxy may not
 * repeat what is no mere question (RFC 9110, 9.2.2). So a proxy's idle connections are left to the proxy for a
 * while, and whoever still uses one is told to close it.
 */
export async function drain(app: FastifyInstance, patience: Patience): Promise<void> {
  const { server } = app;
  if (!server.listening) return;
  await calmMoment();
  // The server's own `close` would hang up on idle connections at once.
  Server.prototype.close.call(server);
  leaving.add(server);
  // Answers that are written past the framework.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const began = performance.now();
  while (performance.now() - began < patience.all) {
    // Again and again: what came in last may only just have begun.
    app.streams.endAll();
    app.uploadLocks.askAll();
    if (performance.now() - began >= patience.idle) server.closeIdleConnections();
    if ((await countConnections(server)) === 0) return;
    await sleep(lookEvery);
  }
}

/**
 * The system lets connections in before the process sees them, and resets those when the server stops
 * listening. Right after a short turn of the event loop there are hardly any.
 */
async function calmMoment(): Promise<void> {
  for (let turns = 0; turns < 200; turns++) {
    const began = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - began < 0.5) return;
  }
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
