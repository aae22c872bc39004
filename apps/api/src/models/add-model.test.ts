import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readInstalled, speechModelFor } from '@/adapters/speech/models/installed-models';
import { addModel } from './add-model';
import { removeModel } from './install-model';
import { listModels } from './list-models';
import { readManifest } from './manifest';
import { ModelHost, sha256 } from './model-host.test-kit';

const weights = randomBytes(300_000);
const repository = 'KBLab/kb-whisper-small';
const weightsPath = `${repository}/ggml-model-q5_0.bin`;
const name = 'kb-whisper-small';

let home: string;
let folder: string;
let host: ModelHost;
let said: string[];

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'tavla-models-'));
  folder = path.join(home, 'models');
  host = new ModelHost();
  host.files.set(weightsPath, { bytes: weights });
  await host.start();
  host.grows = part();
  said = [];
});
afterEach(async () => {
  await host.stop();
  await rm(home, { recursive: true });
});

const progress = { say: (line: string) => said.push(line), now: () => {}, clear: () => {} };
const add = (changes: Partial<Parameters<typeof addModel>[0]> = {}) =>
  addModel({
    name,
    folder,
    offered: null,
    from: undefined,
    sha256: undefined,
    host: host.url,
    signal: new AbortController().signal,
    progress,
    ...changes,
  });
const here = async () => (await readdir(folder).catch(() => [])).toSorted();
const part = () => path.join(folder, `.${name}.part`, 'ggml-model-q5_0.bin');
const ranges = () => host.asked.filter(({ url }) => url.startsWith('/store/')).map(({ range }) => range);

describe('adding a model', () => {
  it('fetches what the host has at one commit, and checks it by what the host says of it', async () => {
    await add();
    expect(await here()).toEqual([name]);
    const { models } = readInstalled(folder);
    expect(models).toMatchObject([
      { name, kind: 'whisper-ggml', languages: ['sv'], files: [{ sha256: sha256(weights), bytes: 300_000 }] },
    ]);
    expect((await readdir(path.join(folder, name))).toSorted()).toEqual([
      'ggml-model-q5_0.bin',
      'model.json',
    ]);
    expect(speechModelFor(models, 'sv-SE')?.name).toBe(name);
    expect(host.asked.map(({ url }) => url)).toContain(
      `/${repository}/resolve/${'c'.repeat(40)}/ggml-model-q5_0.bin`,
    );
    await expect(add()).rejects.toThrow('kb-whisper-small is installed');
  });

  it('checks small files, of which the host knows no SHA-256, by their git id', async () => {
    const parts = ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'];
    const home = 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8';
    for (const one of parts)
      host.files.set(`${home}/${one}`, { bytes: Buffer.from(one), isSmall: one === 'tokens.txt' });
    await add({ name: 'parakeet-v3' });
    expect(readInstalled(folder).models.map((model) => model.files.length)).toEqual([4]);
    await removeModel(folder, 'parakeet-v3');
    host.forged = Buffer.from('tokens.tx!');
    host.files.set(`${home}/encoder.int8.onnx`, { bytes: host.forged });
    host.files.set(`${home}/decoder.int8.onnx`, { bytes: host.forged });
    host.files.set(`${home}/joiner.int8.onnx`, { bytes: host.forged });
    await expect(add({ name: 'parakeet-v3' })).rejects.toThrow(
      /tokens.txt is not what it should be: its git id is/,
    );
  });

  it('removes what has another checksum, and says both', async () => {
    host.forged = randomBytes(300_000);
    await expect(add()).rejects.toThrow(
      `its SHA-256 is ${sha256(host.forged)}, expected was ${sha256(weights)}`,
    );
    expect(await readdir(path.dirname(part()))).toEqual([]);
    expect(readInstalled(folder)).toEqual({ models: [], damaged: [] });
  });

  it('takes no more than the length that was told', async () => {
    host.forged = Buffer.concat([weights, weights]);
    host.tellsLength = false;
    await expect(add()).rejects.toThrow('is longer than the 300000 bytes');
    expect(await readdir(path.dirname(part()))).toEqual([]);
  });

  it.each([
    ['longer', 600_000],
    ['shorter', 200_000],
  ])('takes nothing of what is %s already by what its store says', async (_, bytes) => {
    host.forged = randomBytes(bytes);
    const words = `has ${bytes} bytes at ${new URL(host.url).host}, and should have 300000. Nothing of it was kept.`;
    await expect(add()).rejects.toThrow(words);
    expect(await readdir(path.dirname(part()))).toEqual([]);
    // What an earlier try left of another file is not gone on with.
    host.forged = undefined;
    host.cuts = [250_000, 0, 0, 0];
    await expect(add()).rejects.toThrow('broke off');
    host.forged = randomBytes(bytes);
    await expect(add()).rejects.toThrow(words);
    expect(await readdir(path.dirname(part()))).toEqual([]);
  });

  it('breaks off what trickles, as if it had been cut, and keeps what came', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    host.dripping = undefined;
    const stalled = new Set<unknown>();
    let there = 0;
    const adding = add({
      progress: {
        ...progress,
        // A byte comes; a little less than a minute later another one.
        now: () => {
          there += 1;
          vi.advanceTimersByTime(50_000);
          stalled.add(host.dripping);
          host.dripping?.write('x');
        },
      },
    }).catch((error: Error) => error.message);
    expect(await adding).toMatch(/broke off .* bytes: it has sent less than 64.0 kB in a minute/);
    expect(there).toBeLessThan(60);
    expect(stalled.size).toBeGreaterThan(1);
    expect((await stat(part())).size).toBeGreaterThan(0);
  });

  it('goes on by itself where a connection was cut', async () => {
    host.cuts = [100_000, 0, 50_000];
    await add();
    expect(ranges()).toEqual([undefined, 'bytes=100000-', 'bytes=100000-', 'bytes=150000-']);
    expect(readInstalled(folder).models[0]?.files[0]?.sha256).toBe(sha256(weights));
  });

  it('keeps what came when nothing more comes, and the next command goes on there', async () => {
    host.cuts = [120_000, 0, 0, 0];
    await expect(add()).rejects.toThrow('broke off ggml-model-q5_0.bin after 120000 of 300000 bytes');
    expect((await stat(part())).size).toBe(120_000);
    expect(readInstalled(folder).models).toEqual([]);
    host.asked.length = 0;
    await add();
    expect(host.asked.at(-1)).toMatchObject({
      range: 'bytes=120000-',
      ifRange: expect.stringMatching(/^".{12}"$/),
    });
  });

  it('begins anew when there is another file under the address', async () => {
    host.cuts = [120_000, 0, 0, 0];
    await expect(add()).rejects.toThrow('broke off');
    const other = randomBytes(300_000);
    host.files.set(weightsPath, { bytes: other });
    await add();
    expect(readInstalled(folder).models[0]?.files[0]?.sha256).toBe(sha256(other));
  });

  it('stops at once and keeps what came', async () => {
    const stopping = new AbortController();
    const slow = { ...progress, now: () => stopping.abort(new Error('Ctrl-C')) };
    await expect(add({ signal: stopping.signal, progress: slow })).rejects.toThrow('Ctrl-C');
    expect(await here()).toEqual([`.${name}.part`]);
    await add();
    expect(await here()).toEqual([name]);
  });

  it('asks nobody without encryption, and no more than a few in a row', async () => {
    host.sendsOn = () => 'http://models.example.com/file';
    await expect(add()).rejects.toThrow('http://models.example.com is not asked: models come by https');

    for (const place of [
      'file:///etc/passwd',
      'ftp://models.example.com/x',
      'data:,x',
      '//models.example.com',
    ]) {
      host.sendsOn = () => place;
      await expect(add()).rejects.toThrow('is not asked: models come by https');
    }
    host.sendsOn = () => 'https://me:secret@models.example.com/';
    await expect(add()).rejects.toThrow('name or password in it is not asked: models.example.com.');
    host.sendsOn = (url) => `${url}x`;
    await expect(add()).rejects.toThrow('sends on more than 5 times');
    await expect(add({ host: 'http://models.example.com' })).rejects.toThrow('is not asked');
    await expect(add({ host: 'https://me:secret@models.example.com' })).rejects.toThrow(
      /^[^:]*: models.example.com\.$/,
    );
  });

  it('says what the host has when it has not what is looked for', async () => {
    host.files.delete(weightsPath);
    host.files.set(`${repository}/ggml-new.bin`, { bytes: Buffer.alloc(1_000_001) });
    await expect(add()).rejects.toThrow(/has no file ggml-model-q5_0.bin. Its large files: ggml-new.bin/);
    await expect(add({ name: 'nothing' })).rejects.toThrow(
      'There is no model "nothing". There are: kb-whisper-base',
    );
    await host.stop();
    await expect(add()).rejects.toThrow(/^127.0.0.1:\d+ cannot be had: \w+\.$/);
    await host.start();
  });
});

describe('a manifest', () => {
  const file = () => ({
    ...{ name: 'weights.bin', role: 'weights', url: `${host.url}/store/${weightsPath}` },
    ...{ bytes: weights.length, sha256: sha256(weights) },
  });
  const model = () => ({
    name: 'ours',
    kind: 'whisper-ggml',
    languages: ['sv'],
    licence: 'ours',
    files: [file()],
  });
  const write = async (content: unknown) => {
    const place = path.join(home, 'manifest.json');
    await writeFile(place, JSON.stringify(content));
    return place;
  };

  it('brings a model of one’s own', async () => {
    const offered = await readManifest(await write({ models: [model()] }));
    expect(listModels(folder, offered).join('\n')).toMatch(/ours +Swedish · 293.0 kB · ours/);
    await add({ name: 'ours', offered });
    expect(listModels(folder, null)[1]).toMatch(/ours +Swedish · 293.0 kB · ours · used for Swedish/);
  });

  it.each([
    ['a way out', { name: '../../etc' }],
    ['an absolute path', { name: '/tmp/x' }],
    ['a way out on Windows', { name: '..\\x' }],
    ['a hidden folder', { name: '.ours' }],
    ['a device', { name: 'NUL' }],
    ['no language', { languages: [] }],
    ['a language that Tavla does not know', { languages: ['xx'] }],
    ['an unknown kind', { kind: 'magic' }],
    ['no files', { files: [] }],
  ])('is refused with %s as or in a model', async (_, change) => {
    const place = await write({ models: [{ ...model(), ...change }] });
    await expect(readManifest(place)).rejects.toThrow(/manifest\.json: models\.0\./);
  });

  it.each([
    ['a way out', { name: '../model' }],
    ['no checksum', { sha256: undefined }],
    ['half a checksum', { sha256: 'abc' }],
    ['the name of the card', { name: 'model.json' }],
    ['no role', { role: undefined }],
    ['an address without encryption', { url: 'http://models.example.com/x' }],
    ['a file of this machine', { url: 'file:///etc/passwd' }],
  ])('is refused with %s as or in a file', async (_, change) => {
    const place = await write({ models: [{ ...model(), files: [{ ...file(), ...change }] }] });
    await expect(readManifest(place)).rejects.toThrow(/manifest\.json: models\.0\.|is not asked/);
  });

  it('is told when the disk cannot hold it', async () => {
    const files = [{ ...file(), bytes: 2 ** 40 }];
    const offered = await readManifest(await write({ models: [{ ...model(), files }] }));
    await expect(add({ name: 'ours', offered })).rejects.toThrow(/has .* free; ours needs 1024.0 GB more/);
  });
});

describe('a file of this machine', () => {
  const place = () => path.join(home, 'ggml.bin');
  beforeEach(() => writeFile(place(), weights));

  it('is copied, and compared with what it should be', async () => {
    await add({ from: place(), sha256: sha256(weights) });
    expect(said).toContain(`ggml-model-q5_0.bin is what it should be (SHA-256 ${sha256(weights)}).`);
    expect(await readFile(path.join(folder, name, 'ggml-model-q5_0.bin'))).toEqual(weights);
    expect(host.asked).toEqual([]);
  });

  it('leaves nothing behind when it is another one', async () => {
    await expect(add({ from: place(), sha256: '0'.repeat(64) })).rejects.toThrow('is not what it should be');
    expect(await here()).toEqual([]);
  });

  it('is taken unchecked only with words about it', async () => {
    await add({ from: place() });
    expect(said.at(-1)).toContain(
      `compared with nothing: nobody said its checksum. Its SHA-256 is ${sha256(weights)}`,
    );
  });

  it('may lie in a folder under the name that the host gives it, but not be a link', async () => {
    await expect(add({ from: home })).rejects.toThrow('holds no file ggml-model-q5_0.bin');
    await symlink(place(), path.join(home, 'ggml-model-q5_0.bin'));
    await expect(add({ from: home })).rejects.toThrow('Links are not followed');
    await expect(add({ from: path.join(home, 'ggml-model-q5_0.bin') })).rejects.toThrow(
      'Links are not followed',
    );
    await rm(path.join(home, 'ggml-model-q5_0.bin'));
    await writeFile(path.join(home, 'ggml-model-q5_0.bin'), weights);
    await add({ from: home });
    expect(await here()).toEqual([name]);
  });
});

it('a damaged model is told, not used, and can be removed', async () => {
  await add();
  await truncate(path.join(folder, name, 'ggml-model-q5_0.bin'), 5);
  expect(readInstalled(folder)).toEqual({
    models: [],
    damaged: [{ name, why: 'ggml-model-q5_0.bin has 5 bytes in place of 300000' }],
  });
  expect(listModels(folder, null)[2]).toContain('damaged: ggml-model-q5_0.bin has 5 bytes');
  await removeModel(folder, name);
  expect(await here()).toEqual([]);
  await expect(removeModel(folder, name)).rejects.toThrow('is not installed');
});
