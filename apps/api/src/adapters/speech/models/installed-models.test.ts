import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installedModels, speechModelFor } from './installed-models';
import { installTiny } from './tiny-models.test-kit';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavla-installed-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = { encoder: Buffer.from('e'), decoder: Buffer.from('d'), tokens: Buffer.from('t') };
const install = (name: string) => installTiny(folder, { name, kind: 'whisper', languages: ['sv'] }, files);

it('a server that runs does without a model as soon as a part of it is gone, and takes it up again', async () => {
  const models = installedModels(folder);
  const swedish = () => speechModelFor(models(), 'sv-SE')?.name;
  expect(swedish()).toBeUndefined();
  await install('a');
  await install('b');
  expect(swedish()).toBe('a');
  for (const part of ['encoder', 'model.json']) {
    // The folder of all models is as it was.
    await rename(join(folder, 'a', part), `${folder}-kept`);
    expect(swedish()).toBe('b');
    await rename(`${folder}-kept`, join(folder, 'a', part));
    expect(swedish()).toBe('a');
  }
  await rm(join(folder, 'b', 'tokens'));
  await rm(join(folder, 'a'), { recursive: true });
  expect(swedish()).toBeUndefined();
});

it.each(['', 'null', '[]', '{"name":"a"}', `{"name":${'['.repeat(10_000)}`])(
  'a card that says %j makes no model, and hides no other',
  async (card) => {
    await install('b');
    await mkdir(join(folder, 'a'));
    await writeFile(join(folder, 'a', 'model.json'), card);
    expect(installedModels(folder)().map(({ name }) => name)).toEqual(['b']);
  },
);
