import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../api/src/adapters/database/embedded-postgres';
import { freePort } from '../../../api/src/adapters/database/postmaster';
import { renewServingAccount } from '../../../api/src/adapters/database/serving-account';
import { prepareDatabase } from '../../../api/src/process/prepare-database';
import { MailCatcher } from '../../../api/src/test/mail-catcher';
import { ManagedProcess } from './managed-process';

const program = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));

/**
 * `one`: a single process with its built-in database, as on a company's own machine. `several`: two API
 * processes and a worker on a PostgreSQL beside them. `apart`: the same with one API process.
 */
export type Layout = 'one' | 'several' | 'apart';

/** What can be killed, and what the clients talk to. */
export interface Installation {
  apis: ManagedProcess[];
  /** Processes that only work the queue. */
  workers: ManagedProcess[];
  /** Addresses of the API processes, whether they answer or not. */
  addresses: string[];
  mails: MailCatcher;
  /** The folder in which all of it lies. */
  dataDir: string;
  /** Asks the database directly, over a connection that no part of the product has. Rejects while it is down. */
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs statements in a transaction that stays open until the answer is called: a lock that others wait for. */
  hold(...statements: string[]): Promise<() => Promise<void>>;
  /** Process id of PostgreSQL itself; undefined while there is none. */
  postmaster(): Promise<number | undefined>;
  /**
   * Waits until every part answers. Answers false when that does not happen within so many milliseconds; left out, it
   * is only no endless waiting: several installations that start beside other tests take minutes on a busy machine.
   */
  isWell(patience?: number): Promise<boolean>;
  stop(): Promise<void>;
}

interface Options {
  layout: Layout;
  onOwnEnd: (name: string, output: string) => void;
}

export async function startInstallation({ layout, onOwnEnd }: Options): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavla-chaos-'));
  const mails = await new MailCatcher().start();
  // The keeper of the database, which brings it back, is a part of the product.
  const postgres = layout !== 'one' ? await startEmbeddedPostgres({ dataDir, log: () => {} }) : undefined;
  const env = {
    ...(postgres && { DATABASE_URL: await twoAccounts(postgres.url) }),
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    TRUST_PROXY: '127.0.0.1',
    TAVLA_DEMO: '0',
    AUTH_SECRET: 'chaos'.repeat(8),
    LOG_LEVEL: 'info',
  };
  if (!existsSync(program)) throw new Error('The application is not built. Run: node scripts/build.mjs');
  const manage = (name: string, upWords: string, extra: Record<string, string>) =>
    new ManagedProcess(name, program, { ...env, ...extra }, upWords, onOwnEnd);
  const ports = await Promise.all(Array.from({ length: layout === 'several' ? 2 : 1 }, () => freePort()));
  const apis = ports.map((port, at) =>
    manage(`api ${at + 1}`, 'Ctrl-C stops everything', {
      WORKER: postgres ? 'off' : 'inline',
      PORT: String(port),
    }),
  );
  const workers = postgres ? [manage('worker', 'working the queue', { WORKER: 'only' })] : [];
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);

  let asking: Promise<pg.Client> | undefined;
  /** One that breaks is followed by another at the next question. */
  const connect = async () => {
    const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
    client.on('error', () => {});
    await client.connect();
    return client;
  };

  return {
    apis,
    workers,
    addresses,
    mails,
    dataDir,
    async hold(...statements) {
      const client = await connect();
      for (const statement of ['begin', ...statements]) await client.query(statement);
      return () => client.end().catch(() => {});
    },
    async query<Row>(text: string, values?: unknown[]) {
      asking ??= connect();
      const used = asking;
      try {
        return { rows: (await (await used).query(text, values)).rows as Row[] };
      } catch (error) {
        if (asking === used) asking = undefined;
        used.then((client) => client.end()).catch(() => {});
        throw error;
      }
    },
    postmaster: async () => (await pidFile(dataDir))?.pid,
    async isWell(patience = 400_000) {
      for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(50)) {
        const answers = await Promise.all(addresses.map(answersWell));
        if (answers.every(Boolean) && workers.every(({ isRunning }) => isRunning)) return true;
      }
      return false;
    },
    async stop() {
      await Promise.all([...apis, ...workers].map((process) => process.stop()));
      await asking?.then((client) => client.end()).catch(() => {});
      await postgres?.stop();
      await mails.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes what the processes need before the first of them starts; answers the address that they serve with. */
async function twoAccounts(migrateDatabaseUrl: string): Promise<string> {
  const databaseUrl = await renewServingAccount(migrateDatabaseUrl);
  await prepareDatabase({ databaseUrl, migrateDatabaseUrl });
  return databaseUrl;
}

function answersWell(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** What PostgreSQL says of itself in its pid file: its process and its port. */
async function pidFile(dataDir: string): Promise<{ pid: number; port: string } | undefined> {
  const text = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port = ''] = text.split('\n');
  return Number(pid) ? { pid: Number(pid), port } : undefined;
}

async function databaseUrl(dataDir: string): Promise<string> {
  const file = await readFile(join(dataDir, 'postgres/credentials.json'), 'utf8');
  const { user, password } = JSON.parse(file) as { user: string; password: string };
  return `postgresql://${user}:${password}@127.0.0.1:${(await pidFile(dataDir))?.port}/tavla`;
}
