import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a Tavla that is just closing may keep its port, and how often it is looked, in milliseconds. */
const patience = 8_000;
const every = 200;

/**
 * Waits for as long as somebody else has the port, up to a few seconds: the Tavla before this one may still be closing
 * its connections. Whoever keeps it longer is told of by `listen`, as is everything else that is wrong with the address.
 */
export async function awaitPort(
  place: { port: number; host: string },
  tries = patience / every,
): Promise<void> {
  for (let left = tries; left > 0 && (await isTaken(place)); left -= 1) await sleep(every);
}

function isTaken({ port, host }: { port: number; host: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });
}
