import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '@/adapters/database/postmaster';
import { projectDir } from '@/project-dir';
import { carryOut, type Image, isIgnored, parseDockerfile } from '@/test/processes/dockerfile';
import { createTestDatabase } from '@/test/test-database';

const steps = parseDockerfile(readFileSync(path.join(projectDir, 'Dockerfile'), 'utf8'));
/** Nobody's number on Linux: whoever it is, not root. */
const nobody = 65_534;

/** Nobody, where we may become that and Node can be reached so; else this test's own user. */
function otherUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const isReachable = spawnSync(process.execPath, ['-v'], { uid: nobody, gid: nobody }).status === 0;
  if (!isReachable) console.log('The image is run as root: nobody else reaches Node here.');
  return isReachable ? nobody : undefined;
}

/** Where the packages of this project come from, so that they are not fetched once more. */
function storeOf(): Record<string, string> {
  const file = path.join(projectDir, 'node_modules/.modules.yaml');
  const { storeDir } = parse(readFileSync(file, 'utf8'));
  return {
    npm_config_store_dir: storeDir,
    pnpm_config_store_dir: storeDir,
    npm_config_prefer_offline: 'true',
  };
}

describe('the image of the Dockerfile, made without Docker', { timeout: 300_000 }, () => {
  let folder: string;
  let image: Image;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let server: ChildProcess | undefined;
  let output = '';
  let env: Record<string, string>;
  const uid = otherUser();
  const as = uid === undefined ? {} : { uid, gid: uid };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tavla-image-'));
    chmodSync(folder, 0o755);
    const own = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...storeOf() };
    image = await carryOut(steps, folder, own, uid);
    database = await createTestDatabase();
    env = {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      ...image.env,
      DATA_DIR: path.join(image.root, image.env.DATA_DIR ?? ''),
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:2525',
      AUTH_SECRET: 'only for this test, and long enough',
    };
    const [program = '', ...args] = image.cmd;
    server = spawn(program, args, { cwd: path.join(image.root, image.workdir), env, ...as });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        output += text;
      });
  }, 300_000);
  afterAll(async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    }
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('serves, says that it is well, and stops when it is told to', async () => {
    const base = `http://127.0.0.1:${env.PORT}`;
    const isWell = () => {
      if (server?.exitCode !== null) throw new Error(output);
      return fetch(`${base}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    };
    await expect.poll(isWell, { timeout: 60_000 }).toBe(200);
    const [program = '', ...args] = image.healthcheck;
    await promisify(execFile)(program, args, { env, ...as });
    const page = await fetch(`${base}/login`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${base}/api/v1/tasks`)).status).toBe(401);

    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('belongs to a user who is not root, and owns nothing but its data', () => {
    expect(image.user).toBe('node');
    if (uid === undefined) return;
    expect(statSync(path.join(image.root, 'data')).uid).toBe(uid);
    expect(statSync(path.join(image.root, 'app/apps/api/dist/server.js')).uid).not.toBe(uid);
  });

  test('holds neither sources nor what is nobody’s business', () => {
    for (const file of ['.git', '.env', '.tavla', 'apps/api/src', 'apps/e2e', 'node_modules/vitest'])
      expect(existsSync(path.join(image.root, 'app', file)), file).toBe(false);
  });
});

test('a step that nobody has thought of is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavla-image-'));
  const make = (text: string) => carryOut(parseDockerfile(text), folder, {}, undefined);
  await expect(make('FROM node:22-slim\nADD x y')).rejects.toThrow('ADD x y: this step is not known');
  await expect(make('FROM node:22-slim\nRUN apt-get install curl')).rejects.toThrow('changes the system');
  await expect(make('FROM debian:12')).rejects.toThrow('only Node');
  await expect(make('FROM node:22-slim\nCOPY --from=other a b')).rejects.toThrow('no stage before');
  await rm(folder, { recursive: true });
});

test.each([
  ['apps/api/node_modules/x', true],
  ['apps/web/dist', true],
  ['.env', true],
  ['apps/api/src/db/generated/client.ts', true],
  ['apps/api/src/distance.ts', false],
  ['.envrc', false],
])('%s is kept out: %s', (file, kept) => {
  const ignore = readFileSync(path.join(projectDir, '.dockerignore'), 'utf8');
  expect(isIgnored(file, ignore)).toBe(kept);
});
