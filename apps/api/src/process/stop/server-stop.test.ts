import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '@/adapters/database/postmaster';
import { sendSignal } from '@/adapters/database/send-signal';
import { ServerProcess } from '@/test/processes/server-process';

let dataDir: string;
let port: number;
let servers: ServerProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-stop-'));
  port = await freePort();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  for (const pid of await postgres()) sendSignal(pid, 'SIGKILL');
  await expect.poll(postgres).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});

function start(): ServerProcess {
  const server = new ServerProcess({ DATA_DIR: dataDir, PORT: String(port), TAVLA_DEMO: '0' });
  servers.push(server);
  return server;
}

/** Processes of PostgreSQL in the folder. */
async function postgres(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z ');
      return folder.startsWith(dataDir) && !stat.includes(') Z ') ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}

const isUp = 'Ctrl-C stops everything';

describe.skipIf(process.platform !== 'linux')('stopping', { timeout: 180_000 }, () => {
  it.each(['Starting the database…', 'Creating the database…'])(
    'leaves nothing running after a SIGTERM at "%s"',
    async (words) => {
      const server = start();
      await server.says(words);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await postgres()).toEqual([]);
      expect(server.output).not.toContain(isUp);
    },
  );

  it('lets a second start in while the first closes', async () => {
    const first = start();
    await first.says(isUp);
    const ended = first.end('SIGTERM');
    const second = start();
    await second.says(isUp);
    expect(await ended).toBe(0);
    const health = await fetch(`http://localhost:${port}/healthz`);
    expect(await health.json()).toMatchObject({ ok: true, jobs: { ok: true, downSince: null } });
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('ends in time, and with its database, when that one does not answer any more', async () => {
    const server = start();
    await server.says(isUp);
    const waiting = fetch(`http://localhost:${port}/healthz`).catch(() => null);
    for (const pid of await postgres()) sendSignal(pid, 'SIGSTOP');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await postgres()).toEqual([]);
    await waiting;
  });

  it('serves again, and works its queue, after its database was killed', async () => {
    const server = start();
    await server.says(isUp);
    for (const pid of await postgres()) sendSignal(pid, 'SIGKILL');
    await server.says('The database is back.');
    const health = async () => (await fetch(`http://localhost:${port}/healthz`)).json();
    await expect.poll(health).toMatchObject({ ok: true, jobs: { ok: true } });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await postgres()).toEqual([]);
  });
});
