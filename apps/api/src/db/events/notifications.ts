import pg from 'pg';
import { keepConnection } from '../connection/kept-connection';

export interface Notifications {
  close(): Promise<void>;
}

/**
 * Keeps one connection that listens on channels. `onConnect` runs after each (re)connection, because what
 * was notified while the connection was down is lost: whoever listens looks for itself then.
 */
export function listen(
  url: string,
  handlers: Record<string, (payload: string) => void>,
  onConnect: () => void,
  onError: (error: Error) => void,
): Notifications {
  const setUp = async (client: pg.Client) => {
    client.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''));
    for (const channel of Object.keys(handlers)) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onConnect();
  };
  return keepConnection(url, 'tavla events', setUp, onError);
}
