import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modelsFolder } from '@/adapters/speech/models/installed-models';
import { installTiny } from '@/adapters/speech/models/tiny-models.test-kit';
import { tinyWhisper } from '@/adapters/speech/models/tiny-whisper.test-kit';
import { uploadAudio } from '@/test/audio-client';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

test('a language can be chosen from the moment its model is there, without a restart', async () => {
  const base = await app.current.listen();
  const { member } = await app.current.addCompany();
  const { env } = app.current.app.deps;
  const recording = path.join(env.dataDir, 'mote.wav');
  await writeFile(recording, 'not yet looked at');
  const swedish = async () => {
    const { data } = (await app.current.as(member).get('/api/v1/languages')).json();
    return data.find(({ language }: { language: string }) => language === 'sv');
  };
  const send = () => uploadAudio(base, member, recording, { language: 'sv' });
  expect(await swedish()).toMatchObject({ available: false, reason: expect.stringContaining('pnpm models') });
  expect(await (await send()).json()).toMatchObject({ code: 'language-unavailable' });

  await installTiny(modelsFolder(env), { name: 'tiny', kind: 'whisper', languages: ['sv'] }, tinyWhisper());
  expect(await swedish()).toMatchObject({ available: true, notice: null });
  // It is what the file holds that is wrong now.
  expect(await (await send()).json()).not.toMatchObject({ code: 'language-unavailable' });
});
