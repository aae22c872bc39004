import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { questionWords } from './question-words';
import { Asking } from './retrieval.test-kit';

const app = useTestApp();
let here: Asking;

beforeEach(async () => {
  here = new Asking(app.current, await app.current.addCompany());
});

test('signs that mean something to the database mean nothing in a question', async () => {
  await here.task("O'Brien's \\ report", 'a & b | c:* <-> !d');
  for (const question of [
    "o'brien",
    "'; drop table task; --",
    "brien':* & !x",
    '\\ brien \\',
    'brien\0 report',
    '<->brien & | ! ( ) :* "',
    '%_brien_%',
  ])
    expect((await here.texts(question)).length, question).toBeGreaterThanOrEqual(
      /brien/.test(question) ? 1 : 0,
    );
  expect(await here.texts('\ud800 brien')).toHaveLength(1);
});

test('words without end are no words, and cost nothing', async () => {
  const long = 'a'.repeat(1_000_000);
  const taskId = await here.task('Find the emu');
  const messageId = await here.message('See the file.', { taskId });
  await here.file('long.txt', `${long} The emu is here.`, messageId);
  await here.file('marks.txt', `e${'\u0301'.repeat(100_000)} emu`, messageId);
  await here.talk([`${'b'.repeat(19_000)} emu`]);
  expect(await here.ask(long)).toEqual([]);
  expect(await here.ask(`emu ${long}`)).not.toEqual([]);
  expect((await here.texts('emu')).every((text) => text.length < 5_000)).toBe(true);
});

test('a question of 20,000 characters is read once, and looks up no more words than another', async () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `w${at.toString(36)}`).join(' ');
  expect(questionWords(`${words} emu emu`).length).toBeLessThanOrEqual(48);
  expect(questionWords(`emu emu ${words}`)).toContain('emu');
  await here.task('Find the emu');
  expect(await here.texts(`emus! ${'the emu, '.repeat(2_200)}`)).toEqual(['Find the emu']);
  // Of what is longer the beginning is read.
  expect(await here.texts(`${'x '.repeat(10_000)} emu`)).toEqual([]);
});

test('a file of nothing but lines is cut into pieces of which none is long', async () => {
  const taskId = await here.task('Table');
  const messageId = await here.message('See the table.', { taskId });
  await here.file('table.csv', Array.from({ length: 30_000 }, (_, at) => `${at},cell`).join('\n'), messageId);
  const { rows } = await app.current.db.pool.query<{ pieces: number; longest: number }>(
    `select count(*)::int as pieces, max(length(text)) as longest from passage where "attachmentId" is not null
       and "organizationId" = $1`,
    [here.company.id],
  );
  expect(rows[0]?.pieces).toBeGreaterThan(100);
  expect(rows[0]?.longest).toBeLessThan(1_500);
  const [found] = await here.texts('29999');
  expect(found).toMatch(/\b29999,cell/);
});
