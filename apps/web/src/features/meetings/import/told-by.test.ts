import { expect, test } from 'vitest';
import { toldBy } from './told-by';

const fileOf = (name: string, text: string) => ({ name, text: async () => text });
const about = { name: 'Retro', language: 'sv', recordedAt: '2025-11-20T09:00:00Z', timeZone: 'Asia/Tokyo' };
const json = (fields: object) =>
  JSON.stringify({ format: 'tavla-meeting', version: 1, segments: [], ...fields });

test('an export says what its meeting was', async () => {
  expect(await toldBy(fileOf('Retro.JSON', json(about)))).toMatchObject(about);
});

test.each([
  ['a name that is none', { ...about, name: 7 }, { name: undefined, language: 'sv' }],
  ['a day that is none', { ...about, recordedAt: 'yesterday' }, { recordedAt: undefined, name: 'Retro' }],
  ['a zone that is none', { ...about, timeZone: 'Mars/Olympus' }, { timeZone: undefined, name: 'Retro' }],
  ['a language that is none', { ...about, language: 'xx' }, { language: undefined, name: 'Retro' }],
])('%s is left out, and the rest stays', async (_, fields, told) => {
  expect(await toldBy(fileOf('a.json', json(fields)))).toMatchObject(told);
});

test.each([
  ['other JSON', 'a.json', '{"format":"other","name":"Retro"}'],
  ['no JSON', 'a.json', '{"format":'],
  ['another kind of file', 'a.vtt', json(about)],
])('%s says nothing', async (_, name, text) => {
  expect(await toldBy(fileOf(name, text))).toEqual({});
});
