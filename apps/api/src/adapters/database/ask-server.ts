import pg from 'pg';
import type { Cluster } from './cluster';

/** Address of one of the cluster's databases. */
export function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${cluster.user}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * How a server answers: it takes our password, it is starting, recovering or stopping ("busy", also when it has
 * no connection left), or it says nothing.
 */
export async function askServer(cluster: Cluster, port: number): Promise<'ready' | 'busy' | 'silent'> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'busy' : 'silent';
  } finally {
    void client.end().catch(() => undefined);
  }
}
