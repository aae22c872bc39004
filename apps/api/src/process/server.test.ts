import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/adapters/database/postmaster';
import { sendSignal } from '@/adapters/database/send-signal';
import { cookiesOf } from '@/test/cookies-of';
import { ServerProcess } from '@/test/processes/server-process';

const admin = 'marcus.webb@birchbeacon.example';
let dataDir: string;
let port: number;
let server: ServerProcess;

const start = (env: Record<string, string> = {}) =>
  new ServerProcess({ DATA_DIR: dataDir, PORT: String(port), ...env });
const call = (url: string, body?: object, cookie = '') =>
  fetch(`http://localhost:${port}${url}`, {
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const postmaster = () => path.join(dataDir, 'postgres/data/postmaster.pid');

async function signIn(email: string): Promise<string> {
  const asked = await call('/auth/login', { email });
  expect(asked.status).toBe(200);
  const code = server.output.split(`Sign-in code for ${email}: `).at(-1)?.slice(0, 6);
  const answer = await call('/auth/verify-otp', { email, code }, cookiesOf(asked));
  expect(answer.status).toBe(200);
  return cookiesOf(answer);
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-server-'));
  port = await freePort();
  server = start();
  await server.says('Ctrl-C stops everything');
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

describe('the server', () => {
  it('starts from nothing, with the demo company, and says whom to sign in as', async () => {
    expect(server.output).toContain(`http://localhost:${port}`);
    expect(server.output).toContain(admin);
    expect(server.output).toContain('priya.raman@birchbeacon.example');
    expect(server.output).toContain('TAVLA_DEMO=0');
    const levels = [...server.output.matchAll(/^\{"level":(\d+)/gm)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level >= 40)).toEqual([]);
  });

  it('prints the code and puts the mail into the outbox; logs show neither code nor cookies', async () => {
    const cookie = await signIn(admin);
    const me = await call('/auth/me', undefined, cookie);
    expect(await me.json()).toMatchObject({ data: { email: admin, role: { name: 'admin' } } });
    const [mail = ''] = await readdir(path.join(dataDir, 'outbox'));
    const code = /Sign-in code for .*: (\d{6})/.exec(server.output)?.[1] ?? '';
    expect(await readFile(path.join(dataDir, 'outbox', mail), 'utf8')).toContain(code);

    const log = server.output.split('\n').filter((line) => line.startsWith('{'));
    expect(log.join('\n')).toContain('/auth/verify-otp');
    for (const secret of [`"${code}"`, cookie.split(/[=;]/)[1] ?? ''])
      expect(log.join('\n')).not.toContain(secret);
  });

  it('says in words that the database is gone, and goes on when it is back', async () => {
    const cookie = await signIn(admin);
    const pid = Number(readFileSync(postmaster(), 'utf8').split('\n')[0]);
    sendSignal(pid, 'SIGSTOP');
    sendSignal(pid, 'SIGKILL');
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const answer = await call('/auth/me', undefined, cookie);
          statuses.add(answer.status);
          if (answer.status === 503)
            expect(await answer.json()).toMatchObject({ code: 'database-unavailable' });
          return statuses.has(503) && answer.status === 200;
        },
        { timeout: 60_000, interval: 20 },
      )
      .toBe(true);
    expect([...statuses].sort()).toEqual([200, 503]);
  });

  it('keeps everything through kill -9', async () => {
    const cookie = await signIn(admin);
    const made = await call('/api/v1/tasks', { title: 'Survives' }, cookie);
    expect(made.status).toBe(201);
    await server.end('SIGKILL');
    server = start();
    await server.says('Ctrl-C stops everything');
    const tasks = await call('/api/v1/tasks', undefined, cookie);
    expect(await tasks.text()).toContain('"Survives"');
  });

  it('stops cleanly with open streams, and leaves nothing running', async () => {
    const cookie = await signIn(admin);
    const stream = await call('/api/v1/events?resources=tasks', undefined, cookie);
    expect(stream.status).toBe(200);
    const text = stream.text();
    // A package manager passes on the Ctrl-C that the terminal has already sent to everybody.
    expect(await server.end('SIGINT', 'SIGINT', 'SIGTERM')).toBe(0);
    expect(await text).toContain(': connected');
    expect(existsSync(postmaster())).toBe(false);
  });
});

describe('a start that fails', () => {
  it.each([
    [{ NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(40) }, 'SMTP_URL is not set'],
    [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, 'does not answer'],
  ])('with %o says why in one line', async (env, words) => {
    const failed = start(env);
    expect(await failed.end()).toBe(1);
    expect(failed.output).toContain(words);
    expect(failed.output).not.toContain('    at ');
  });
});
