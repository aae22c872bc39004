import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listModels } from './list-models';
import { readManifest } from './manifest';
import { sha256 } from './model-host.test-kit';
import { useModels, weights, weightsPath } from './models.test-kit';

const models = useModels();

describe('a manifest', () => {
  const file = () => ({
    ...{ name: 'weights.bin', role: 'weights', url: `${models.host.url}/store/${weightsPath}` },
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
    const place = path.join(models.home, 'manifest.json');
    await writeFile(place, JSON.stringify(content));
    return place;
  };

  it('brings a model of one’s own', async () => {
    const offered = await readManifest(await write({ models: [model()] }));
    expect(listModels(models.folder, offered).join('\n')).toMatch(/ours +Swedish · 293.0 kB · ours/);
    await models.add({ name: 'ours', offered });
    expect(listModels(models.folder, null)[1]).toMatch(/ours +Swedish · 293.0 kB · ours · used for Swedish/);
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
    await expect(models.add({ name: 'ours', offered })).rejects.toThrow(
      /has .* free; ours needs 1024.0 GB more/,
    );
  });
});
