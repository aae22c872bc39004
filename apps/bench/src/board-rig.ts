import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID as newId, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memberPermissions } from '@tavla/shared/permissions';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../api/src/adapters/database/embedded-postgres';
import { migrate } from '../../api/src/db/migrate';
import { hashToken } from '../../api/src/http/access/session-cache';
import { migrateQueue } from '../../api/src/jobs/migrate-queue';
import { positionsBetween } from '../../api/src/modules/tasks/task-position';

/** A company of the bench: enough people that none of them meets the limit of requests per minute. */
export interface BenchCompany {
  id: string;
  cookies: string[];
  /** Top to bottom of the column To Do. */
  taskIds: string[];
}

/** A database of its own and the servers that are measured, each in its own process. */
export interface Rig {
  pool: pg.Pool;
  url: string;
  dataDir: string;
  addCompany(people: number, tasks: number): Promise<BenchCompany>;
  /** Starts a server and answers its port; one that is working has the queue in hand, too. */
  serve(kind: 'api' | 'working' | 'bare'): Promise<number>;
  /** How the first server has been since it was last asked: memory in MB, delay of its loop in ms. */
  report(): Promise<Report>;
  stop(): Promise<void>;
}

export interface Report {
  rss: number;
  heap: number;
  p50: number;
  p99: number;
  max: number;
}

export async function startRig(): Promise<Rig> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavla-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(postgres.url);
  await migrateQueue(postgres.url);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const children: ChildProcess[] = [];

  return {
    pool,
    url: postgres.url,
    dataDir,
    addCompany: (people, tasks) => addCompany(pool, people, tasks),
    async serve(kind) {
      const child = fork(fileURLToPath(new URL('board-server.ts', import.meta.url)), [kind], {
        env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir },
      });
      children.push(child);
      const [port] = await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error(`the ${kind} server did not start`))),
      ]);
      return port as number;
    },
    async report() {
      const [server] = children;
      if (!server) throw new Error('no server is running');
      const answer = once(server, 'message');
      server.send('report');
      return (await answer)[0] as Report;
    },
    async stop() {
      for (const child of children) child.kill();
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whatever can ask a database: a pool, or something that connects anew each time. */
export interface Queries {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export async function addCompany(pool: Queries, people: number, tasks: number): Promise<BenchCompany> {
  const id = newId();
  const roleId = newId();
  await pool.query(
    'insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, $2, $2, $2, $2)',
    [id, `${id}.test`],
  );
  await pool.query(
    `insert into role ("organizationId", id, name, "nameKey") values ($1, $2, 'user', 'user')`,
    [id, roleId],
  );
  await pool.query(
    `insert into role_permission select $1, $2, x.action, x.resource
     from jsonb_to_recordset($3::jsonb) as x(action text, resource text)`,
    [id, roleId, JSON.stringify(memberPermissions)],
  );
  const userIds = Array.from({ length: people }, () => newId());
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    // Who has a session has been seen; the server notes it only by and by.
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId", "lastSeenAt")
     select $1, x, x || '@example.test', 'Person', 'Number ' || n, n::text, $2, now()
     from unnest($3::uuid[]) with ordinality as u(x, n)`,
    [id, roleId, userIds],
  );
  await pool.query(
    `insert into session ("organizationId", id, "userId", "accessHash", "accessExpiresAt", "expiresAt")
     select $1, gen_random_uuid(), x, hash, now() + interval '1 day', now() + interval '1 day'
     from unnest($2::uuid[], $3::text[]) as s(x, hash)`,
    [id, userIds, tokens.map(hashToken)],
  );
  const taskIds = Array.from({ length: tasks }, () => newId());
  await pool.query(
    `insert into task ("organizationId", id, title, description, "endDate", "userId", "column", status, position, tags)
     select $1, x, 'Prepare the figures of quarter ' || n, 'What was agreed with the customer last week, part ' || n,
       (now() + n * interval '1 hour')::date, ($4::uuid[])[1 + n % cardinality($4::uuid[])], 'todo', 'todo', p,
       '[{"id":"t1","name":"Finance","category":"Team","color":"blue"}]'
     from unnest($2::uuid[], $3::text[]) with ordinality as t(x, p, n)`,
    [id, taskIds, positionsBetween({ lower: null, upper: null }, tasks), userIds],
  );
  await pool.query('analyze');
  return { id, cookies: tokens.map((token) => `tavla_access=${token}`), taskIds };
}
