import pg from 'pg';

/** Milliseconds that a server may take to let us in, from the first packet to its first prompt. */
export const connectPatience = 20_000;

/** A database cannot be reached, or does not let us in. The cause is what network, server or driver said. */
export class ConnectError extends Error {
  override name = 'ConnectError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Opens a connection of its own, for whoever closes it.
 * @throws ConnectError, after `connectPatience` at the latest
 */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: connectPatience, ...config });
  // Whatever breaks the connection fails the statement that runs.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    // The driver leaves a connection open that it could not give a password: the server waits a minute for it, and
    // every `drop database` there with it.
    void client.end().catch(() => undefined);
    throw new ConnectError(error);
  });
  return client;
}

/** Does something over a connection of its own, which is closed afterwards whatever came of it. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(config);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
