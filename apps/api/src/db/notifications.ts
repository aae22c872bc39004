import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Notifications {
  close(): Promise<void>;
}

/**
 * Keeps one connection that listens on a channel. `onConnect` runs after each (re)connection, because what
 * was notified while the connection was down is lost: whoever listens looks for itself then.
 */
export function listen(
  url: string,
  handlers: Record<string, (payload: string) => void>,
  onConnect: () => void,
  onError: (error: Error) => void,
): Notifications {
  let client: pg.Client | undefined;
  let closed = false;

  const run = async () => {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 3_000)) {
      try {
        client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
        client.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''));
        const ended = new Promise<void>((resolve) => {
          client?.once('end', resolve);
          client?.on('error', (error) => {
            onError(error);
            resolve();
          });
        });
        await client.connect();
        for (const channel of Object.keys(handlers))
          await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        wait = 100;
        onConnect();
        await ended;
      } catch (error) {
        if (!closed) onError(error as Error);
      }
      await client?.end().catch(() => {});
      if (!closed) await sleep(wait);
    }
  };
  const running = run();

  return {
    async close() {
      closed = true;
      await client?.end().catch(() => {});
      await running;
    },
  };
}
