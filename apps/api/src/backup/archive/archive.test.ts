import { createWriteStream, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Progress } from '@/lib/progress';
import { openArchive, readMembers } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import { formatVersion, kindOf, type Manifest, member } from './manifest';
import { verifyArchive } from './verify-archive';

const { signal } = new AbortController();
const silent: Progress = { say() {}, now() {}, clear() {} };
const about = { format: formatVersion, product: '0.1.0', createdAt: '2026-01-02T03:04:05.678Z' };
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-archive-'));
  file = path.join(folder, 'backup.tar');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(passphrase: string | null = null, first: object = about): Promise<void> {
  const writer = new ArchiveWriter(file, passphrase, signal);
  await writer.add(member.about, Buffer.from(JSON.stringify(first)));
  await writer.add(member.part('task', 1), Buffer.alloc(700, 't'));
  await writer.add(member.secret, Buffer.from('secret'));
  await writer.addStream(member.file('audios/one'), 300_000, Readable.from([Buffer.alloc(300_000, 'a')]));
  const manifest: Manifest = {
    ...about,
    companies: 0,
    postgres: '18.4',
    migrations: [],
    tables: [],
    leftOut: [],
    sequences: [],
    jobs: { name: 'queue_jobs', columns: [], rows: 0 },
    secret: 'inside',
    bucket: null,
    filesInside: 1,
    filesListed: [],
    filesMissing: [],
    members: [...writer.members],
  };
  await writer.add(member.manifest, Buffer.from(JSON.stringify(manifest)));
  await writer.finish();
}

const verify = async (passphrase = '') =>
  verifyArchive(await openArchive(file, async () => passphrase), signal, silent);

/** Where each member's bytes begin in the plain file. */
async function places(): Promise<Map<string, number>> {
  const bytes = await readFile(file);
  const found = new Map<string, number>();
  for (let at = 0; bytes[at]; ) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 136), 8);
    found.set(name, at + 512);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return found;
}

describe('an archive', () => {
  it.each([null, 'correct horse battery'])('comes back as it was written (passphrase: %s)', async (words) => {
    await write(words);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.tar']);
    const { members } = await verify(words ?? '');
    expect(members.map(({ name, size }) => [name, size])).toEqual([
      ['tavla.json', expect.any(Number)],
      ['database/task/000001.copy.gz', 700],
      ['auth-secret', 6],
      ['files/audios/one', 300_000],
    ]);
  });

  it('is refused when one byte of any member is another one, by its name', async () => {
    await write();
    const good = await readFile(file);
    const all = await places();
    expect(all.size).toBe(6);
    for (const [name, at] of all) {
      const bent = Buffer.from(good);
      bent.writeUInt8(bent.readUInt8(at) ^ 0x10, at);
      await writeFile(file, bent);
      await expect(verify(), name).rejects.toThrow(name === member.sums ? /damaged/ : name);
    }
  });

  it('is refused when it is cut off, wherever', async () => {
    await write();
    const good = await readFile(file);
    const cuts = [1, 600, good.length / 2, (await places()).get(member.sums) ?? 0, good.length - 1_600];
    for (const length of cuts) {
      await writeFile(file, good.subarray(0, length));
      await expect(verify(), String(length)).rejects.toThrow(/cut off|damaged/);
    }
  });

  it('is refused when a member was put in, taken out or is none of ours', async () => {
    const entries = async (...names: [string, string?][]) => {
      const tar = pack();
      for (const [name, type = 'file'] of names) {
        const body = name === member.about ? JSON.stringify(about) : '';
        tar.entry({ name, type: type as 'file', linkname: type === 'file' ? '' : '/etc/passwd' }, body);
      }
      tar.finalize();
      // A stream of streamx, to its types; Node's pipelines take it.
      await pipeline(tar as unknown as Readable, createWriteStream(file));
    };
    await entries([member.about], ['files/../../etc/cron.d/evil']);
    await expect(verify()).rejects.toThrow('it holds "files/../../etc/cron.d/evil"');
    await entries([member.about], ['files/link', 'symlink']);
    await expect(verify()).rejects.toThrow('holds "files/link", which is not a file');
    await entries([member.about], ['files/a'], ['files/a']);
    await expect(verify()).rejects.toThrow('twice');
    await entries(['other.txt']);
    await expect(verify()).rejects.toThrow('is no backup of Tavla');
    await entries([member.about], [member.sums]);
    await expect(verify()).rejects.toThrow('"tavla.json" is not what was written');
  });

  it('is refused when it is something else, or not there', async () => {
    await writeFile(file, 'a letter to grandmother '.repeat(100));
    await expect(verify()).rejects.toThrow('is no backup of Tavla');
    await writeFile(file, '');
    await expect(verify()).rejects.toThrow('cut off');
    await expect(openArchive(path.join(folder, 'none'), async () => '')).rejects.toThrow('There is no file');
    await expect(openArchive(folder, async () => '')).rejects.toThrow('is not a file');
  });

  it('of a later format is refused with both versions, before anything else is read', async () => {
    await write(null, { ...about, format: 2, product: '9.8.7' });
    await expect(verify()).rejects.toThrow(/made by Tavla 9\.8\.7 in format 2; this is Tavla \d+\.\d+\.\d+/);
  });

  it('that is broken off leaves nothing', async () => {
    const stopping = new AbortController();
    const writer = new ArchiveWriter(file, null, stopping.signal);
    const endless = (function* () {
      for (let n = 0; ; n++) {
        if (n === 100) stopping.abort();
        yield Buffer.alloc(10_000);
      }
    })();
    const adding = writer.addStream('files/endless', 1e12, Readable.from(endless));
    await expect(adding).rejects.toThrow();
    await writer.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes no more from its sources than the disk takes', async () => {
    const chunk = Buffer.alloc(1 << 20);
    const partial = `${file}.partial-${process.pid}`;
    let ahead = 0;
    let most = 0;
    const source = Readable.from(
      (function* () {
        for (let n = 0; n < 300; n++) {
          const written = statSync(partial, { throwIfNoEntry: false })?.size ?? 0;
          most = Math.max(most, ahead - written);
          ahead += chunk.length;
          yield chunk;
        }
      })(),
      { highWaterMark: 1 },
    );
    const writer = new ArchiveWriter(file, 'correct horse battery', signal);
    await writer.addStream('files/long', 300 * chunk.length, source);
    await writer.discard();
    expect(most).toBeLessThan(40 * chunk.length);
    expect(most).toBeGreaterThan(0);
  });

  it('hands its members on one after the other, each only once the one before was read', async () => {
    await write();
    const seen: string[] = [];
    for await (const { name, content } of readMembers(await openArchive(file, async () => ''), signal)) {
      seen.push(name);
      for await (const bytes of content) expect(bytes.length).toBeLessThanOrEqual(256 * 1024);
    }
    expect(seen).toHaveLength(6);
  });
});

describe('kindOf', () => {
  it.each([
    'files/../secret',
    'files/a/../../b',
    'files//a',
    'files//etc/passwd',
    'files/.hidden',
    'files/a\\b',
    'files/',
    `files/${'a'.repeat(201)}`,
    'database/task/1.copy.gz',
    'database/../task/000001.copy.gz',
    '/tavla.json',
    'other',
  ])('knows no %s', (name) => expect(kindOf(name)).toBeUndefined());

  it.each(['task', 'Notes', '_private'])('knows a part of the table %s, as archives had them once', (table) =>
    expect(kindOf(member.part(table, 1))).toEqual({ kind: 'part', table }),
  );
});
