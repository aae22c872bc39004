import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { freePort } from '@/adapters/database/postmaster';
import { migrate } from '@/db/migrate';
import { projectDir } from '@/project-dir';
import { ServerProcess } from '@/test/processes/server-process';
import { registerCompany } from '@/test/register-company';
import { prepareDatabase } from './prepare-database';

const page = readFileSync(path.join(projectDir, 'docs/operations.md'), 'utf8');
const compose = parse(readFileSync(path.join(projectDir, 'docker-compose.yml'), 'utf8'), { merge: true });
/** The operator's lines, with passwords put in. */
const lines = /```sql\n(create role[^`]*)```/.exec(page)?.[1]?.replaceAll('…', 'secret') ?? '';
const processes: ServerProcess[] = [];
let folder: string;
let postgres: EmbeddedPostgres | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-accounts-'));
});
afterAll(async () => {
  for (const process of processes) await process.end('SIGTERM');
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>, words?: string): Promise<ServerProcess> {
  const process = new ServerProcess({ TAVLA_DEMO: '0', ...env });
  processes.push(process);
  if (words) await process.says(words);
  return process;
}

async function run(url: string, statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Who is connected to the product's database, but for the question itself. */
const connected = async (url: string) =>
  (
    await run(url, [
      `select distinct usename as name from pg_stat_activity
       where datname = 'tavla' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    ])
  ).map(({ name }) => name);

const up = 'Ctrl-C stops everything';

describe('a database of one’s own', { timeout: 120_000 }, () => {
  const address = (username: string, password: string, pathname = '/tavla') =>
    Object.assign(new URL(postgres?.url ?? ''), { username, password, pathname }).toString();
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'server'), log: () => {} });
  });

  it('is prepared with the account that docker-compose.yml makes', async () => {
    // As the image leaves it: an empty database, owned by its superuser.
    const owner = postgres?.url ?? '';
    const { content } = compose.configs.accounts;
    await run(owner, [content.replace(/\$\{\w+:\?\}/, 'composed')]);
    const databaseUrl = address('tavla_app', 'composed');
    await prepareDatabase({ databaseUrl, migrateDatabaseUrl: owner });
    expect(await run(databaseUrl, ['select name from organization'])).toEqual([]);
    await run(owner, ['drop owned by tavla_app', 'drop role tavla_app']);
  });

  it('is migrated by the one and served with the other account of docs/operations.md, in every process', async () => {
    const admin = Object.assign(new URL(postgres?.url ?? ''), { pathname: '/postgres' }).toString();
    await run(admin, ['drop database tavla', ...lines.split(';').filter((line) => line.trim())]);
    const DATABASE_URL = address('tavla_app', 'secret');
    const MIGRATE_DATABASE_URL = address('tavla_owner', 'secret');
    const [one, two] = [await freePort(), await freePort()];
    const serving = { DATABASE_URL, DATA_DIR: path.join(folder, 'data') };

    const early = await start({ ...serving, PORT: String(two) });
    expect(await early.end()).toBe(1);
    expect(early.output).toContain('the user "tavla_app" may not alter its tables. Set MIGRATE_DATABASE_URL');
    expect(early.output).not.toContain('    at ');

    const first = await start({ ...serving, MIGRATE_DATABASE_URL, PORT: String(one) }, up);
    await start({ ...serving, WORKER: 'off', PORT: String(two) }, up);
    await start({ ...serving, WORKER: 'only' }, 'no requests are served');
    const cookie = await registerCompany(first, `http://localhost:${one}`, 'two-accounts.test');
    const tasks = `http://localhost:${two}/api/v1/tasks`;
    const headers = { cookie, 'content-type': 'application/json' };
    const made = await fetch(tasks, { method: 'POST', headers, body: JSON.stringify({ title: 'Seen' }) });
    expect(made.status).toBe(201);
    expect(await connected(admin)).toEqual(['tavla_app']);
  });
});

describe('the built-in database', { timeout: 120_000 }, () => {
  it('of an earlier version goes on, served with an account that cannot alter it', async () => {
    const dataDir = path.join(folder, 'built-in');
    // As that version left it: one account, which owns everything.
    const before = await startEmbeddedPostgres({ dataDir, log: () => {} });
    await migrate(before.url);
    await run(before.url, [
      `insert into organization (id, name, domain, "nameKey", "domainKey")
       values (gen_random_uuid(), 'Old', 'old.test', 'old', 'old.test')`,
    ]);
    await before.stop();

    const port = await freePort();
    const server = await start({ DATA_DIR: dataDir, PORT: String(port) }, up);
    await registerCompany(server, `http://localhost:${port}`, 'new.test');
    const read = (file: string) => readFileSync(path.join(dataDir, 'postgres', file), 'utf8');
    const { user, password } = JSON.parse(read('credentials.json'));
    const admin = `postgresql://${user}:${password}@127.0.0.1:${read('data/postmaster.pid').split('\n')[3]}/tavla`;
    expect(await connected(admin)).toEqual(['tavla_app']);
    const names = await run(admin, ['select name from organization order by name']);
    expect(names).toEqual([{ name: 'Old' }, { name: 'new' }]);
  });
});
