import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readInstalled, speechModelFor } from '@/adapters/speech/models/installed-models';
import { removeModel } from './install-model';
import { listModels } from './list-models';
import { sha256 } from './model-host.test-kit';
import { name, repository, useModels, weights, weightsPath } from './models.test-kit';

const models = useModels();

describe('adding a model', () => {
  it('fetches what the host has at one commit, and checks it by what the host says of it', async () => {
    await models.add();
    expect(await models.here()).toEqual([name]);
    const { models: found } = readInstalled(models.folder);
    expect(found).toMatchObject([
      { name, kind: 'whisper-ggml', languages: ['sv'], files: [{ sha256: sha256(weights), bytes: 300_000 }] },
    ]);
    expect((await readdir(path.join(models.folder, name))).toSorted()).toEqual([
      'ggml-model-q5_0.bin',
      'model.json',
    ]);
    expect(speechModelFor(found, 'sv-SE')?.name).toBe(name);
    expect(models.host.asked.map(({ url }) => url)).toContain(
      `/${repository}/resolve/${'c'.repeat(40)}/ggml-model-q5_0.bin`,
    );
    await expect(models.add()).rejects.toThrow('kb-whisper-small is installed');
  });

  it('checks small files, of which the host knows no SHA-256, by their git id', async () => {
    const parts = ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'];
    const parakeet = 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8';
    for (const one of parts)
      models.host.files.set(`${parakeet}/${one}`, { bytes: Buffer.from(one), isSmall: one === 'tokens.txt' });
    await models.add({ name: 'parakeet-v3' });
    expect(readInstalled(models.folder).models.map((model) => model.files.length)).toEqual([4]);
    await removeModel(models.folder, 'parakeet-v3');
    models.host.forged = Buffer.from('tokens.tx!');
    models.host.files.set(`${parakeet}/encoder.int8.onnx`, { bytes: models.host.forged });
    models.host.files.set(`${parakeet}/decoder.int8.onnx`, { bytes: models.host.forged });
    models.host.files.set(`${parakeet}/joiner.int8.onnx`, { bytes: models.host.forged });
    await expect(models.add({ name: 'parakeet-v3' })).rejects.toThrow(
      /tokens.txt is not what it should be: its git id is/,
    );
  });

  it('removes what has another checksum, and says both', async () => {
    models.host.forged = randomBytes(300_000);
    await expect(models.add()).rejects.toThrow(
      `its SHA-256 is ${sha256(models.host.forged)}, expected was ${sha256(weights)}`,
    );
    expect(await readdir(path.dirname(models.part))).toEqual([]);
    expect(readInstalled(models.folder)).toEqual({ models: [], damaged: [] });
  });

  it('takes no more than the length that was told', async () => {
    models.host.forged = Buffer.concat([weights, weights]);
    models.host.tellsLength = false;
    await expect(models.add()).rejects.toThrow('is longer than the 300000 bytes');
    expect(await readdir(path.dirname(models.part))).toEqual([]);
  });

  it.each([
    ['longer', 600_000],
    ['shorter', 200_000],
  ])('takes nothing of what is %s already by what its store says', async (_, bytes) => {
    models.host.forged = randomBytes(bytes);
    const words = `has ${bytes} bytes at ${new URL(models.host.url).host}, and should have 300000. Nothing of it was kept.`;
    await expect(models.add()).rejects.toThrow(words);
    expect(await readdir(path.dirname(models.part))).toEqual([]);
    // What an earlier try left of another file is not gone on with.
    models.host.forged = undefined;
    models.host.cuts = [250_000, 0, 0, 0];
    await expect(models.add()).rejects.toThrow('broke off');
    models.host.forged = randomBytes(bytes);
    await expect(models.add()).rejects.toThrow(words);
    expect(await readdir(path.dirname(models.part))).toEqual([]);
  });

  it('breaks off what trickles, as if it had been cut, and keeps what came', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    models.host.dripping = undefined;
    const stalled = new Set<unknown>();
    let there = 0;
    const adding = models
      .add({
        progress: {
          ...models.progress,
          // A byte comes; a little less than a minute later another one.
          now: () => {
            there += 1;
            vi.advanceTimersByTime(50_000);
            stalled.add(models.host.dripping);
            models.host.dripping?.write('x');
          },
        },
      })
      .catch((error: Error) => error.message);
    expect(await adding).toMatch(/broke off .* bytes: it has sent less than 64.0 kB in a minute/);
    expect(there).toBeLessThan(60);
    expect(stalled.size).toBeGreaterThan(1);
    expect((await stat(models.part)).size).toBeGreaterThan(0);
  });

  it('goes on by itself where a connection was cut', async () => {
    models.host.cuts = [100_000, 0, 50_000];
    await models.add();
    expect(models.ranges).toEqual([undefined, 'bytes=100000-', 'bytes=100000-', 'bytes=150000-']);
    expect(readInstalled(models.folder).models[0]?.files[0]?.sha256).toBe(sha256(weights));
  });

  it('keeps what came when nothing more comes, and the next command goes on there', async () => {
    models.host.cuts = [120_000, 0, 0, 0];
    await expect(models.add()).rejects.toThrow('broke off ggml-model-q5_0.bin after 120000 of 300000 bytes');
    expect((await stat(models.part)).size).toBe(120_000);
    expect(readInstalled(models.folder).models).toEqual([]);
    models.host.asked.length = 0;
    await models.add();
    expect(models.host.asked.at(-1)).toMatchObject({
      range: 'bytes=120000-',
      ifRange: expect.stringMatching(/^".{12}"$/),
    });
  });

  it('begins anew when there is another file under the address', async () => {
    models.host.cuts = [120_000, 0, 0, 0];
    await expect(models.add()).rejects.toThrow('broke off');
    const other = randomBytes(300_000);
    models.host.files.set(weightsPath, { bytes: other });
    await models.add();
    expect(readInstalled(models.folder).models[0]?.files[0]?.sha256).toBe(sha256(other));
  });

  it('stops at once and keeps what came', async () => {
    const stopping = new AbortController();
    const slow = { ...models.progress, now: () => stopping.abort(new Error('Ctrl-C')) };
    await expect(models.add({ signal: stopping.signal, progress: slow })).rejects.toThrow('Ctrl-C');
    expect(await models.here()).toEqual([`.${name}.part`]);
    await models.add();
    expect(await models.here()).toEqual([name]);
  });

  it('asks nobody without encryption, and no more than a few in a row', async () => {
    models.host.sendsOn = () => 'http://models.example.com/file';
    await expect(models.add()).rejects.toThrow(
      'http://models.example.com is not asked: models come by https',
    );

    for (const place of [
      'file:///etc/passwd',
      'ftp://models.example.com/x',
      'data:,x',
      '//models.example.com',
    ]) {
      models.host.sendsOn = () => place;
      await expect(models.add()).rejects.toThrow('is not asked: models come by https');
    }
    models.host.sendsOn = () => 'https://me:secret@models.example.com/';
    await expect(models.add()).rejects.toThrow('name or password in it is not asked: models.example.com.');
    models.host.sendsOn = (url) => `${url}x`;
    await expect(models.add()).rejects.toThrow('sends on more than 5 times');
    await expect(models.add({ host: 'http://models.example.com' })).rejects.toThrow('is not asked');
    await expect(models.add({ host: 'https://me:secret@models.example.com' })).rejects.toThrow(
      /^[^:]*: models.example.com\.$/,
    );
  });

  it('says what the host has when it has not what is looked for', async () => {
    models.host.files.delete(weightsPath);
    models.host.files.set(`${repository}/ggml-new.bin`, { bytes: Buffer.alloc(1_000_001) });
    await expect(models.add()).rejects.toThrow(
      /has no file ggml-model-q5_0.bin. Its large files: ggml-new.bin/,
    );
    await expect(models.add({ name: 'nothing' })).rejects.toThrow(
      'There is no model "nothing". There are: kb-whisper-base',
    );
    await models.host.stop();
    await expect(models.add()).rejects.toThrow(/^127.0.0.1:\d+ cannot be had: \w+\.$/);
    await models.host.start();
  });
});

describe('a file of this machine', () => {
  const place = () => path.join(models.home, 'ggml.bin');
  beforeEach(() => writeFile(place(), weights));

  it('is copied, and compared with what it should be', async () => {
    await models.add({ from: place(), sha256: sha256(weights) });
    expect(models.said).toContain(`ggml-model-q5_0.bin is what it should be (SHA-256 ${sha256(weights)}).`);
    expect(await readFile(path.join(models.folder, name, 'ggml-model-q5_0.bin'))).toEqual(weights);
    expect(models.host.asked).toEqual([]);
  });

  it('leaves nothing behind when it is another one', async () => {
    await expect(models.add({ from: place(), sha256: '0'.repeat(64) })).rejects.toThrow(
      'is not what it should be',
    );
    expect(await models.here()).toEqual([]);
  });

  it('is taken unchecked only with words about it', async () => {
    await models.add({ from: place() });
    expect(models.said.at(-1)).toContain(
      `compared with nothing: nobody said its checksum. Its SHA-256 is ${sha256(weights)}`,
    );
  });

  it('may lie in a models.folder under the name that the host gives it, but not be a link', async () => {
    await expect(models.add({ from: models.home })).rejects.toThrow('holds no file ggml-model-q5_0.bin');
    await symlink(place(), path.join(models.home, 'ggml-model-q5_0.bin'));
    await expect(models.add({ from: models.home })).rejects.toThrow('Links are not followed');
    await expect(models.add({ from: path.join(models.home, 'ggml-model-q5_0.bin') })).rejects.toThrow(
      'Links are not followed',
    );
    await rm(path.join(models.home, 'ggml-model-q5_0.bin'));
    await writeFile(path.join(models.home, 'ggml-model-q5_0.bin'), weights);
    await models.add({ from: models.home });
    expect(await models.here()).toEqual([name]);
  });
});

it('a damaged model is told, not used, and can be removed', async () => {
  await models.add();
  await truncate(path.join(models.folder, name, 'ggml-model-q5_0.bin'), 5);
  expect(readInstalled(models.folder)).toEqual({
    models: [],
    damaged: [{ name, why: 'ggml-model-q5_0.bin has 5 bytes in place of 300000' }],
  });
  expect(listModels(models.folder, null)[2]).toContain('damaged: ggml-model-q5_0.bin has 5 bytes');
  await removeModel(models.folder, name);
  expect(await models.here()).toEqual([]);
  await expect(removeModel(models.folder, name)).rejects.toThrow('is not installed');
});
