import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/adapters/database/postmaster';
import { ServerProcess } from '@/test/processes/server-process';
import { Places } from './backup.test-kit';

const places = new Places();
const folder = fileURLToPath(new URL('../..', import.meta.url));
let server: ServerProcess;
let dataDir: string;
let archives: string;

interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command as people do; `stop` is called with what it has said so far, and sends Ctrl-C once when it says so. */
function run(
  name: 'backup' | 'restore',
  args: string[],
  env: Record<string, string> = {},
  stop: (said: string) => boolean = () => false,
): Promise<Result> {
  const child = spawn(process.execPath, [`dist/${name}-command.js`, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result: Result = { code: null, out: '', err: '' };
  let isStopped = false;
  const hear = (stream: 'out' | 'err') => (text: Buffer) => {
    result[stream] += text;
    if (!isStopped && stop(result.out)) isStopped = child.kill('SIGINT');
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...result, code })));
}

beforeAll(async () => {
  dataDir = path.join(await places.folder(), 'data');
  archives = await places.folder();
  server = new ServerProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await server.says('Ctrl-C stops everything');
});
afterAll(async () => {
  await server.end('SIGTERM');
  await places.clear();
});

describe('the commands', { timeout: 180_000 }, () => {
  it('say how they are used', async () => {
    for (const name of ['backup', 'restore'] as const) {
      const help = await run(name, ['--help']);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`Usage: pnpm ${name} FILE`);
      expect(await run(name, [])).toMatchObject({ code: 2, out: '' });
      const unknown = await run(name, ['a.tar', '--fast']);
      expect(unknown.code).toBe(2);
      expect(unknown.err).toMatch(/^Unknown option '--fast'.*\n\nUsage/);
    }
  });

  it('back up beside a running server, and restore what it has; a server starts on it', async () => {
    const file = path.join(archives, 'running.tar');
    const env = { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'correct horse battery' };
    const made = await run('backup', [file], env);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(
      /^1 company, \d+ rows in \d+ tables, 0 waiting jobs, 1 file\.\nWrote .*running\.tar: .*, encrypted\.\n$/,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const place = path.join(await places.folder(), 'restored');
    const closed = await run('restore', [file], { DATA_DIR: place });
    expect(closed).toMatchObject({
      code: 1,
      err: 'The archive is encrypted. Set BACKUP_PASSPHRASE to its passphrase.\n',
    });
    const wrong = await run('restore', [file], {
      DATA_DIR: place,
      BACKUP_PASSPHRASE: 'correct horse batter',
    });
    expect(wrong).toMatchObject({
      code: 1,
      err: 'The passphrase is not the one that this archive was made with.\n',
    });
    const back = await run('restore', [file], { ...env, DATA_DIR: place });
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(back.out).toMatch(
      /Restored 1 company and 1 file as they were at .*\nStart Tavla now\. Everybody signs in again\.\n$/,
    );

    const port = String(await freePort());
    const heir = new ServerProcess({ DATA_DIR: place, PORT: port });
    await heir.says('Ctrl-C stops everything');
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    expect(heir.output).toContain('marcus.webb@birchbeacon.example');
    await heir.end('SIGTERM');
  });

  it('say in one line what is wrong, and end with 1', async () => {
    const file = path.join(archives, 'faults.tar');
    const fault = async (name: 'backup' | 'restore', args: string[], env: Record<string, string>) => {
      const { code, err } = await run(name, args, env);
      expect(code).toBe(1);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      return err;
    };
    expect(await fault('restore', [dataDir], { DATA_DIR: dataDir })).toContain('is not a file');
    expect(await fault('restore', [file], { DATA_DIR: dataDir })).toContain(`There is no file ${file}`);
    const down = {
      DATABASE_URL: `postgresql://tavla:secret@127.0.0.1:${await freePort()}/tavla`,
      DATA_DIR: dataDir,
    };
    const words = await fault('backup', [file], down);
    expect(words).toContain('(DATABASE_URL) does not answer');
    expect(words).not.toContain('secret');
    expect(await fault('backup', [file], { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'short' })).toContain(
      'BACKUP_PASSPHRASE is set to something else (not shown here); it must be a text of at least 12 characters.',
    );
    expect(await readdir(archives)).not.toContain('faults.tar');
  });

  it('say that the disk is full, and leave nothing on it', async ({ skip }) => {
    const tiny = path.join(archives, 'tiny');
    await mkdir(tiny);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', tiny], { stdio: 'ignore' });
    } catch {
      skip('A full disk is not tested: it takes the right to mount one.');
    }
    try {
      const { code, err } = await run('backup', [path.join(tiny, 'backup.tar')], { DATA_DIR: dataDir });
      expect(err).toContain('is full. Free some space');
      expect(code).toBe(1);
      expect(await readdir(tiny)).toEqual([]);
    } finally {
      execFileSync('umount', [tiny]);
    }
  });

  it('leave nothing behind after Ctrl-C, neither files nor a database that runs', async () => {
    const file = path.join(archives, 'stopped.tar');
    await run('backup', [file], { DATA_DIR: dataDir });
    const place = path.join(await places.folder(), 'stopped');
    const stopped = await run('restore', [file], { DATA_DIR: place }, (said) =>
      said.includes('Creating the database'),
    );
    expect(stopped).toMatchObject({ code: 130, err: 'Stopped. Nothing was left behind.\n' });
    await expect(readdir(place)).rejects.toThrow('ENOENT');
    await expect.poll(() => processesWith(place)).toEqual([]);
  });
});

/** Processes whose working folder lies below; on Linux alone. */
async function processesWith(place: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (text.includes('postgres') && text.includes(place)) found.push(pid);
  }
  return found;
}
