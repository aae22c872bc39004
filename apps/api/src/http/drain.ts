import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookEvery = 50;

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
  // Whoever has been let in by the system already is served, too.
  await new Promise((resolve) => setImmediate(resolve));
  // The server's own `close` would hang up on idle connections at once.
  Server.prototype.close.call(server);
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  app.uploadLocks.askAll();
  const began = Date.now();
  while (Date.now() - began < patience.all) {
    app.streams.endAll();
    if (Date.now() - began >= patience.idle) server.closeIdleConnections();
    if ((await countConnections(server)) === 0) return;
    await sleep(lookEvery);
  }
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
