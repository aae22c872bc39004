import { beforeEach, expect, test } from 'vitest';
import type { FilePart } from '@/adapters/attachments/file-parts';
import { useTestApp } from '@/test/test-app';
import { Asking } from './retrieval.test-kit';

const app = useTestApp();
let here: Asking;
let messageId: string;

beforeEach(async () => {
  here = new Asking(app.current, await app.current.addCompany());
  messageId = await here.message('See the file.', { taskId: await here.task('Plan') });
});

/** Where the line stands that has the word. */
async function placeOf(word: string) {
  const found = await here.ask(word);
  const lines = found.flatMap((one) => (one.kind === 'file' ? one.lines : []));
  return lines.find(({ text }) => text.includes(word))?.place;
}

const filler = (lines: number) => 'Much is said here of nothing at all.\n'.repeat(lines);

test('a piece of a file knows the page of each of its lines', async () => {
  const parts: FilePart[] = [1, 2, 3].map((number) => ({
    line: 1 + (number - 1) * 101,
    start: { kind: 'page', number },
  }));
  await here.file('offer.pdf', `${filler(100)}ostrich\n${filler(100)}\n\nrhea\nemu`, messageId, parts);
  expect(await placeOf('ostrich')).toEqual({ kind: 'page', number: 1 });
  expect(await placeOf('rhea')).toEqual({ kind: 'page', number: 3 });
  expect(await placeOf('emu')).toEqual({ kind: 'page', number: 3 });
});

test('a row that is cut into pieces keeps its columns', async () => {
  const wide = Array.from({ length: 200 }, (_, at) => `cell${at}`).join('\t');
  const parts: FilePart[] = [{ line: 2, start: { kind: 'sheet', name: 'Birds', row: 1 } }];
  await here.file('birds.xlsx', `# Birds\n${wide}\temu`, messageId, parts);
  const place = await placeOf('emu');
  expect(place).toMatchObject({ kind: 'cells', sheet: 'Birds' });
  expect(place).toMatchObject({ cells: expect.stringMatching(/:GS1$/) });
});

test('of thousands of parts those are read that reach into what is found', async () => {
  const lines = Array.from({ length: 4_000 }, (_, at) => (at === 3_210 ? 'The emu.' : `Line ${at}.`));
  const parts: FilePart[] = lines.map((_, at) => ({ line: at + 1, start: { kind: 'row', number: 2 * at } }));
  await here.file('birds.csv', lines.join('\n'), messageId, parts);
  expect(await placeOf('emu')).toEqual({ kind: 'row', number: 6_420 });
});

test('a file of which no places are known has none', async () => {
  await here.file('old.pdf', 'The emu.', messageId);
  expect(await placeOf('emu')).toBeNull();
});
