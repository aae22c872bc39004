import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { useTestApp } from '@/test/test-app';
import { Asking, kindsOf } from './retrieval.test-kit';

const app = useTestApp();
let here: Asking;

beforeEach(async () => {
  here = new Asking(app.current, await app.current.addCompany());
});

test('finds lines, tasks, messages, files and decisions, each with where it stands', async () => {
  const audioId = await here.talk([['Priya', 'We keep the backups in Oslo.']], { name: 'Weekly' });
  await here.decided(audioId, 'Lunch is at noon', 'Backups move to Oslo');
  const taskId = await here.task('Test the backups', 'Restore one of them every month.');
  const messageId = await here.message('The last backup took an hour.', { taskId });
  const attachmentId = await here.file('plan.md', 'Step one: stop the backup.', messageId);
  const found = await here.ask('What do we know about backups?');
  const about = { name: 'Weekly', recordedAt: expect.any(Date), text: expect.any(String) };
  expect(found.map(({ score, coverage, ...rest }) => rest)).toEqual(
    expect.arrayContaining([
      {
        ...about,
        ...{ kind: 'meeting', audioId, segmentIds: [expect.any(String)], startMs: 0, endMs: 900 },
        ...{ speakers: ['Priya'], text: 'Priya: We keep the backups in Oslo.' },
        lines: [{ startMs: 0, speaker: 'Priya', text: 'We keep the backups in Oslo.' }],
      },
      { ...about, kind: 'decision', audioId, startMs: 1_000, text: 'Backups move to Oslo' },
      {
        ...{ kind: 'task', taskId, title: 'Test the backups' },
        text: 'Test the backups\nRestore one of them every month.',
      },
      {
        ...{
          kind: 'message',
          messageId,
          taskId,
          audioId: null,
          authorName: 'Mia Member',
          createdAt: expect.any(Date),
          isAsked: true,
        },
        text: 'The last backup took an hour.',
      },
      {
        ...{ kind: 'file', attachmentId, name: 'plan.md', messageId, taskId, audioId: null },
        text: 'Step one: stop the backup.',
        lines: [{ text: 'Step one: stop the backup.', place: null }],
      },
    ]),
  );
  expect(found).toHaveLength(5);
  expect(found.every(({ coverage }) => coverage === 1)).toBe(true);
});

test('what has more of the question, and its rarer words, comes first', async () => {
  for (const city of ['Oslo', 'Bergen', 'Lund']) await here.task(`Visit the customer in ${city}`);
  await here.talk(['The customer in Lund wants a zeppelin.', 'It is to be blue.']);
  const found = await here.ask('Which customer wants a zeppelin?');
  expect(found[0]).toMatchObject({ kind: 'meeting', coverage: 1 });
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
  expect(found.at(-1)?.coverage).toBeLessThan(0.5);
  expect(await here.texts('Who visits Bergen?')).toContain('Visit the customer in Bergen');
  expect(kindsOf(await here.ask('customer', { limit: 2 }))).toHaveLength(2);
});

test('a passage is some lines, and of a long talk the best stand apart', async () => {
  const filler = Array<string>(30).fill('Nothing of note.');
  await here.talk(['A walrus.', ...filler, 'The walrus sleeps.', 'A walrus!', ...filler, 'No walrus today.']);
  const found = await here.ask('walrus', { limit: 3 });
  expect(found.every(({ text }) => text.includes('alrus'))).toBe(true);
  const starts = found.flatMap((one) => (one.kind === 'meeting' ? one.startMs / 1_000 : []));
  expect(starts).toHaveLength(3);
  expect(found.every((one) => one.kind === 'meeting' && one.segmentIds.length <= 5)).toBe(true);
  for (const [at, start] of starts.entries())
    for (const other of starts.slice(at + 1)) expect(Math.abs(start - other)).toBeGreaterThanOrEqual(10);
});

test('whom the question names is heard first', async () => {
  const filler = Array<string>(30).fill('Nothing of note.');
  await here.talk([
    ...Array<[string, string]>(5).fill(['Tomasz Nowak', 'The harbour is closed.']),
    ...filler,
    ...Array<[string, string]>(5).fill(['Priya Shah', 'The harbour is closed.']),
  ]);
  for (const question of ['What does Priya say about the harbour?', 'what does priya shah say?']) {
    const [first] = await here.ask(question);
    expect(first, question).toMatchObject({ kind: 'meeting', speakers: ['Priya Shah'] });
  }
});

test('a scope is one meeting, or a task with its conversation, files and meeting', async () => {
  const audioId = await here.talk(['The ferry is late.'], { name: 'Mine' });
  await here.decided(audioId, 'The ferry is sold');
  await here.talk(['The ferry is early.'], { name: 'Other' });
  const taskId = await here.proposal('Paint the ferry', audioId);
  const messageId = await here.message('The ferry is red now.', { taskId });
  await here.file('ferry.txt', 'A drawing.', messageId);
  await here.task('Sell the ferry');
  const meeting = await here.ask('ferry', { scope: { of: 'meeting', audioId } });
  expect(kindsOf(meeting).sort()).toEqual(['decision', 'meeting']);
  const task = await here.ask('ferry', { scope: { of: 'task', taskId } });
  expect(kindsOf(task).sort()).toEqual(['decision', 'file', 'meeting', 'message', 'task']);
  expect(task.every(({ text }) => !/early|Sell/.test(text))).toBe(true);
});

test('questions are no source of an answer, neither are answers nor the message itself', async () => {
  const taskId = await here.task('Something');
  await here.message('Where is the lantern?', { taskId });
  await here.message('The lantern is in the cellar.', { taskId }, 'assistant');
  const itself = await here.message('Tell me of the lantern.', { taskId });
  await here.message('I put the lantern away.', { taskId });
  expect(await here.texts('lantern', { exceptMessageIds: [itself] })).toEqual(['I put the lantern away.']);
});

test('a question without a word of its own asks by what is left, and one without words finds nothing', async () => {
  await here.task('Decide on the colour');
  expect(await here.texts('What did we decide?')).toEqual(['Decide on the colour']);
  for (const question of ['', '?', 'the of and', '\u{1F600}']) expect(await here.ask(question)).toEqual([]);
});

test('what it costs does not grow with what there is, nor with the question', async () => {
  const question = 'What about the plan, the budget and the harbour?';
  await here.talk(['The plan and the budget of the harbour.']);
  const statements = (asked: string) => countQueries(() => here.ask(asked), /to_tsvector|find_/);
  const few = await statements(question);
  expect(few).toBe(4);
  for (let count = 0; count < 10; count += 1) {
    await here.talk(Array<string>(300).fill('The plan and the budget of the harbour.'));
    await here.task('The plan of the harbour', 'The budget. '.repeat(300));
  }
  expect(await statements(question)).toBe(few);
  // Of one ticket its own are read, however much there is beside.
  const taskId = await here.task('The budget of the harbour', 'The plan.');
  expect(await here.passagesRead(question, { scope: { of: 'task', taskId } })).toBe(1);
  // A word that nothing has is looked for in other spellings, once for all of them.
  expect(await statements('Where are xylophones and zithers?')).toBe(4);
  expect(await statements('the budgat and the harbuor')).toBe(8);
});

test('a word counts in the other language only where that is asked for', async () => {
  await here.talk([['Priya', 'Hay que recargar cuatro extintores.']], { name: 'Seguridad' });
  const question = 'How many extinguishers?';
  expect(await here.ask(question)).toEqual([]);
  expect(await here.ask(question, { isTranslated: true })).toMatchObject([{ kind: 'meeting' }]);
});
