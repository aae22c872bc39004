import { once } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';
import { runWithBackoff } from '@/lib/run-with-backoff';
import { askForChanges } from '../read-only';

const pauses = { first: 100, longest: 3_000 };
/** A server that says nothing for this long is taken for gone. */
const patience = 5_000;
/** How often it is asked, in milliseconds, since one whose network is gone says nothing either way. */
const askEvery = 10_000;
/** How long a good-bye may take before the socket is cut. */
const goodbye = 1_000;

/** One connection of its own, opened again whenever it breaks, for as long as the process lives. */
export interface KeptConnection {
  /** The open connection; undefined while there is none. */
  readonly client: pg.Client | undefined;
  /** Ends it, within a second also when the server is dead. */
  close(): Promise<void>;
}

/**
 * Keeps a connection for what lives in a session: a LISTEN, a lock. `onConnect` sets it up after each
 * (re)connection; when that fails, or the server gives no sign of life or takes no changes any more, the connection counts as broken and is opened
 * anew.
 */
export function keepConnection(
  url: string,
  name: string,
  onConnect: (client: pg.Client) => Promise<void>,
  onError: (error: Error) => void,
  { every = askEvery, limit = patience } = {},
): KeptConnection {
  const closing = new AbortController();
  const closed = once(closing.signal, 'abort').then(() => {
    throw new Error('the connection was closed while it began');
  });
  closed.catch(() => {});
  let current: pg.Client | undefined;
  let end = async () => {};

  async function live(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: patience,
      query_timeout: limit,
      stream: () => socket,
    });
    const broken = new Promise<void>((resolve) => {
      client.once('end', resolve);
      socket.once('close', () => resolve());
      client.on('error', (error) => {
        if (!closing.signal.aborted) onError(error);
        resolve();
      });
    });
    end = () => endClient(client, socket);
    let asking: NodeJS.Timeout | undefined;
    try {
      const connecting = client.connect();
      connecting.catch(() => {});
      // A client that is ended while it connects may never say what became of that.
      await Promise.race([connecting, closed]);
      await onConnect(client);
      current = client;
      const silent = new Promise<never>((_, reject) => {
        // The next when this one is answered: behind one that is not, it would ask nothing new.
        const ask = () => client.query(askForChanges).then(askLater, reject);
        const askLater = () => {
          asking = setTimeout(ask, every).unref();
        };
        askLater();
      });
      await Promise.race([broken, silent]);
    } finally {
      clearTimeout(asking);
      current = undefined;
      await end();
    }
  }

  const running = runWithBackoff(closing.signal, pauses, async () => {
    try {
      await live();
    } catch (error) {
      if (!closing.signal.aborted) onError(error as Error);
    }
  });

  return {
    get client() {
      return current;
    },
    async close() {
      closing.abort();
      await end();
      await running;
    },
  };
}

async function endClient(client: pg.Client, socket: Socket): Promise<void> {
  const cut = setTimeout(() => socket.destroy(), goodbye);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  if (!socket.destroyed) await Promise.race([client.end().catch(() => {}), closed]);
  clearTimeout(cut);
  socket.destroy();
}
