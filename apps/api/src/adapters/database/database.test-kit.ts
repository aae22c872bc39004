import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { copyCluster } from '@/test/copy-cluster';
import { testProcess } from '@/test/processes/test-process';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';
import { sendSignal } from './send-signal';

type Answer = { url?: string; reused?: boolean; error?: string };
type Options = Partial<Parameters<typeof startEmbeddedPostgres>[0]>;

/**
 * A folder of its own for each test, with what is started in it, and the processes of PostgreSQL there. `isMade`: the
 * database's files are there, so that the first start need not make them.
 */
export function useDatabaseFolder({ isMade = false } = {}) {
  let dataDir: string;
  let open: EmbeddedPostgres[] = [];
  let processes: ChildProcess[] = [];
  /** What the terminal says. */
  let lines: string[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'tavla-database-'));
    if (isMade) copyCluster(inject('newDataDir'), dataDir);
    open = [];
    processes = [];
    lines = [];
  });
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    for (const database of open) await database.stop();
    for (const { pid } of servers()) sendSignal(pid, 'SIGKILL');
    while (servers().length) await sleep(10);
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(options: Options = {}): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line), ...options });
    open.push(database);
    return database;
  }

  /** Starts the database in a process of its own. */
  async function startElsewhere(): Promise<{ child: ChildProcess; answer: Answer }> {
    const { child, answer } = spawnElsewhere();
    return { child, answer: await answer };
  }

  function spawnElsewhere(): { child: ChildProcess; answer: Promise<Answer> } {
    const child = spawn(process.execPath, [testProcess('embedded-postgres'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    const answer = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
    return { child, answer: answer.then((line) => JSON.parse(line)) };
  }

  /** The processes of PostgreSQL in the folder, by title. Linux only. */
  function servers(title = ''): { pid: number; title: string }[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), title: titleOf(name) }))
      .filter((found) => found.title?.includes(title)) as { pid: number; title: string }[];
  }

  function titleOf(pid: string): string | undefined {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== path.join(dataDir, 'postgres/data')) return undefined;
      const isDead = readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
      return isDead ? undefined : readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return undefined;
    }
  }

  const pidFile = () => path.join(dataDir, 'postgres/data/postmaster.pid');
  return {
    get dataDir() {
      return dataDir;
    },
    set dataDir(folder: string) {
      dataDir = folder;
    },
    get lines() {
      return lines;
    },
    start,
    startElsewhere,
    spawnElsewhere,
    servers,
    pidFile,
    hasPidFile: () => existsSync(pidFile()),
    postmasterPid: () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]),
    killAll: () => {
      for (const { pid } of servers()) sendSignal(pid, 'SIGKILL');
    },
  };
}

export async function query<Row extends pg.QueryResultRow>(
  url: string | undefined,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
