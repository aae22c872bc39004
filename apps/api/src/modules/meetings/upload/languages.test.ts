import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modelsFolder } from '@/adapters/speech/models/installed-models';
import { installTiny } from '@/adapters/speech/models/tiny-models.test-kit';
import { tinyWhisper } from '@/adapters/speech/models/tiny-whisper.test-kit';
import { uploadAudio } from '@/test/audio-client';
import { startTestApp, useTestApp } from '@/test/test-app';

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

test('whoever records is told which server hears it, by its name alone, and of none where it is this one', async () => {
  const { member } = await app.current.addCompany();
  const sentTo = async (of: typeof app.current) => {
    const { data } = (await of.as(member).get('/api/v1/languages')).json();
    return data.map((entry: { language: string; sentTo: string }) => [entry.language, entry.sentTo]);
  };
  expect(await sentTo(app.current)).toEqual([
    ['en', null],
    ['es', null],
    ['sv', null],
  ]);
  const settings = {
    OPENAI_BASE_URL: 'http://someone:secret@speech.example:8080/v1',
    SPEECH_ENGINE: 'openai',
    ASSISTANT_ENGINE: 'local',
  };
  const beside = await startTestApp(settings, app.current);
  expect(await sentTo(beside)).toEqual([
    ['en', 'speech.example:8080'],
    ['es', 'speech.example:8080'],
    ['sv', 'speech.example:8080'],
  ]);
  await beside.close();
});
