import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ModelHost } from './model-host.test-kit';

const api = fileURLToPath(new URL('../..', import.meta.url));
const name = 'kb-whisper-small';
let dataDir: string;
let host: ModelHost;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-models-'));
  host = new ModelHost();
  host.files.set('KBLab/kb-whisper-small/ggml-model-q5_0.bin', { bytes: randomBytes(2_000_000) });
  await host.start();
  host.grows = path.join(dataDir, 'models', `.${name}.part`, 'ggml-model-q5_0.bin');
});
afterEach(async () => {
  await host.stop();
  await rm(dataDir, { recursive: true });
});

/** Runs the command as people do; Ctrl-C is sent once `isStop` says so. */
async function run(args: string[], isStop: (said: string) => boolean = () => false) {
  const child = spawn(process.execPath, ['dist/models-command.js', ...args], {
    cwd: api,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, MODELS_HOST: host.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text;
    if (isStop(out)) child.kill('SIGINT');
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}
const installed = () => readdir(path.join(dataDir, 'models')).catch(() => []);

it('says what there is, and how it is used', { timeout: 60_000 }, async () => {
  expect(await run([])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('parakeet-v3') });
  expect(await run(['list'])).toEqual(await run([]));
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Usage: pnpm models'),
  });
  for (const wrong of [
    ['add'],
    ['fetch', name],
    ['add', name, 'more'],
    ['add', name, '--sha256', 'x'],
    ['--x'],
  ])
    expect(await run(wrong)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage:') });
});

it('adds, lists and removes, in plain lines', { timeout: 60_000 }, async () => {
  const added = await run(['add', name]);
  expect(added).toMatchObject({ code: 0, err: '' });
  expect(added.out).not.toContain('\r');
  expect(added.out).toMatch(/is what it should be \(sha256 [0-9a-f]{64}\)/);
  expect((await run(['list'])).out).toMatch(
    /kb-whisper-small +Swedish · 1.9 MB · Apache-2.0 · used for Swedish/,
  );
  expect(await run(['add', name])).toMatchObject({ code: 1, err: expect.stringContaining('is installed') });
  expect(await run(['remove', name])).toMatchObject({ code: 0, out: `Removed ${name}.\n` });
  expect(await installed()).toEqual([]);
  expect(await run(['remove', '../..'])).toMatchObject({ code: 1, err: '"../.." is no name of a model.\n' });
});

it('keeps what came at Ctrl-C, and goes on there', { timeout: 60_000 }, async () => {
  // Nothing more comes until the connection is cut, and it never is: the file does not grow so far.
  host.cuts = [1_000_000];
  const { grows } = host;
  host.grows = '';
  const stopped = await run(['add', name], (said) => said.includes('ggml-model-q5_0.bin, 1.9 MB'));
  expect(stopped).toMatchObject({ code: 130, err: expect.stringContaining('What came is kept') });
  expect(await installed()).toEqual([`.${name}.part`]);
  host.grows = grows;
  expect(await run(['add', name])).toMatchObject({ code: 0 });
  expect(await installed()).toEqual([name]);
});

it('adds a model for one command at a time, whatever they would fetch', { timeout: 60_000 }, async () => {
  const { grows } = host;
  // The first is cut off in the middle, and the cut waits until the second has been heard.
  host.cuts = [1_000_000];
  host.grows = '';
  let isAtIt = () => {};
  const atIt = new Promise<void>((resolve) => {
    isAtIt = resolve;
  });
  const first = run(['add', name], (said) => {
    if (said.includes('ggml-model-q5_0.bin, 1.9 MB')) isAtIt();
    return false;
  });
  await atIt;
  const held = { code: 1, err: expect.stringContaining(`Another command is adding or removing ${name}`) };
  expect(await run(['add', name])).toMatchObject(held);
  expect(await run(['remove', name])).toMatchObject(held);
  host.grows = grows;
  expect(await first).toMatchObject({ code: 0, err: '' });
  expect(await installed()).toEqual([name]);
  // What a killed one has left keeps nobody.
  await writeFile(path.join(dataDir, 'models', `.${name}.lock`), '4194304');
  expect(await run(['remove', name])).toMatchObject({ code: 0 });
  expect(await installed()).toEqual([]);
});

it('gathers no model behind a link, where no server would find it', { timeout: 60_000 }, async () => {
  const elsewhere = path.join(dataDir, 'elsewhere');
  await mkdir(elsewhere);
  await mkdir(path.join(dataDir, 'models'));
  await symlink(elsewhere, path.join(dataDir, 'models', `.${name}.part`));
  expect(await run(['add', name])).toMatchObject({ code: 1, err: expect.stringContaining('is a link') });
  expect(await readdir(elsewhere)).toEqual([]);
});
