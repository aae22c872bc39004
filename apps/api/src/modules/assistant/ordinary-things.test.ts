import { beforeAll, expect, test } from 'vitest';
import { guessLanguage } from '@/modules/chat/guess-language';
import { useTestApp } from '@/test/test-app';
import { answerRequest } from './answer-request';
import { gatherContext } from './context';
import farolito from './phrasings/company.json';
import { addPhrasedCompany, type PhrasedCompany } from './phrasings/phrasings.test-kit';
import type { Reply } from './reply';

const app = useTestApp();
let company: PhrasedCompany;
beforeAll(async () => {
  company = await addPhrasedCompany(app.current, farolito);
});

async function ask(message: string, taskId: string | null): Promise<Reply> {
  const { db, session, now } = company;
  const place = { taskId, audioId: null, hasFiles: false };
  const request = { ...place, message, now, language: guessLanguage(message) };
  const reply = await answerRequest(await gatherContext(db, session, request), session, request);
  if (!reply) throw new Error(`nothing is said to '${message}'`);
  return reply;
}

const cited = ({ citations }: Reply) =>
  citations.map(({ kind, title, startMs }) =>
    kind === 'meeting' ? `${title} @ ${(startMs ?? 0) / 1000}` : title,
  );

/** On a ticket that comes from a meeting, each with words of its answer and what that rests on. */
const onTheTicket: readonly [string, RegExp, string][] = [
  [
    'Who said this?',
    /^Marta Lindqvist said at 1:28 in “Winter season kickoff”:/,
    'Winter season kickoff @ 88',
  ],
  ['¿Quién lo dijo?', /^Marta Lindqvist/, 'Winter season kickoff @ 88'],
  ['Summarise the meeting', /The 07:15 from Puerto Norte stops on 1 December/, 'Winter season kickoff @ 66'],
  ['Why do we need this?', /Publish the winter crossings/, 'Winter timetable on the website'],
  [
    'What else did Declan promise?',
    /Train the crew on the new radio procedure/,
    'Winter season kickoff @ 129',
  ],
];

test.each(onTheTicket)('on a ticket: %s', async (message, words, source) => {
  const reply = await ask(message, company.ticketId);
  expect(reply.text).toMatch(words);
  expect(cited(reply)).toContain(source);
  expect(reply.changes).toEqual([]);
});

/** About the whole board. */
const onTheBoard: readonly [string, RegExp, string][] = [
  ['What is overdue?', /^6 tasks:/, 'Repair the ramp at Puerto Norte'],
  [
    'What meetings did we have last week?',
    /^1 meeting:\n- \*\*Revisión de seguridad\*\* — 20 November$/,
    'Revisión de seguridad @ 0',
  ],
  ['¿Cuándo fue la última reunión?', /^«Storm debrief» fue el 23 de noviembre/, 'Storm debrief @ 0'],
  ['When was the winter kickoff?', /was on 11 November/, 'Winter season kickoff @ 0'],
  ["What was agreed in last Friday's meeting?", /Náutica Sur/, 'Revisión de seguridad @ 103'],
  [
    'What is the captain working on?',
    /Declan Byrne has nothing in progress/,
    'Train the crew on the new radio procedure',
  ],
  [
    'Who has the school complaint and when is it due?',
    /Grace Holloway[\s\S]*25 November/,
    'Answer the complaint from the school trip',
  ],
  ['¿En qué va lo de la licencia?', /Por hacer/, 'Renew the harbour berth licence'],
  [
    'What is the oldest task?',
    /Paint the waiting room[\s\S]*was created on 16 September/,
    'Paint the waiting room at Puerto Norte',
  ],
  ['What did we decide about the wind limit?', /stays at 50 knots/, 'Storm debrief @ 171'],
  ['What is Grace working on?', /Test restoring the booking database/, 'Test restoring the booking database'],
  [
    'Which tasks are about backups?',
    /Back up the booking database/,
    'Back up the booking database to a second site',
  ],
  [
    'what happened with the second-site backup',
    /^What changed last:\n- \*\*Back up the booking database to a second site\*\*[^\n]*$/,
    'Back up the booking database to a second site',
  ],
  ['What changed since Monday?', /moved to Done/, 'Order new uniforms for the deck crew'],
];

test('of days that are over nothing later is told', async () => {
  const lastWeek = await ask('What happened last week?', null);
  expect(lastWeek.text).toMatch(/^From 16 November to 22 November:/);
  expect(cited(lastWeek)).toContain('Quarterly fuel report');
  expect(cited(lastWeek)).not.toContain('Order new uniforms for the deck crew');
  expect(lastWeek.text).not.toMatch(/\b2[345] Nov/);
  const then = await ask('¿Qué cambió el 1 de noviembre?', null);
  expect(then.text).toBe('No cambió nada el 1 de noviembre.');
});

test.each(onTheBoard)('without a ticket: %s', async (message, words, source) => {
  const reply = await ask(message, null);
  expect(reply.text).toMatch(words);
  expect(cited(reply)).toContain(source);
  expect(reply.changes).toEqual([]);
});

test('what has to do with a task is found beside it', async () => {
  const { text, citations } = await ask('What is related to the second-site backup?', null);
  expect(text).toMatch(/^What has to do with \*\*Back up the booking database to a second site\*\*:/);
  expect(citations.map(({ title }) => title)).toContain('Test restoring the booking database');
  expect(citations.map(({ title }) => title)).not.toContain('Back up the booking database to a second site');
});

test('a wish is offered as it would be made', async () => {
  const { text, changes } = await ask('Assign it to Iker and move it to Pending', company.ticketId);
  expect(changes.map(({ kind, before, after }) => ({ kind, before, after }))).toMatchObject([
    { kind: 'edit', after: { userId: expect.any(String) } },
    { kind: 'edit', before: { status: 'in-progress' }, after: { status: 'pending' } },
  ]);
  expect(text).toContain('Nothing is changed before you apply');
});

test('a task is split by the list that its description is, else one is asked for', async () => {
  const unsaid = await ask('Split this into three tasks', company.ticketId);
  expect([unsaid.changes, unsaid.text]).toEqual([[], expect.stringContaining('Into which tasks?')]);
  const { organizationId } = company.session;
  await app.current.db.prisma.task.update({
    where: { organizationId_id: { organizationId, id: company.ticketId } },
    data: { description: '- Crossings\n- Prices\n- A news post' },
  });
  const { changes } = await ask('Split this into three tasks', company.ticketId);
  expect(changes.map(({ kind, after }) => [kind, after])).toMatchObject([
    ['edit', { title: 'Crossings' }],
    ['create', { title: 'Prices' }],
    ['create', { title: 'A news post' }],
  ]);
});

test('a task that is no longer wanted is offered to be deleted, and of several it is asked which', async () => {
  const { changes } = await ask('Delete the waiting room one, we are not painting this year', null);
  expect(changes.map(({ kind, title }) => [kind, title])).toEqual([
    ['delete', 'Paint the waiting room at Puerto Norte'],
  ]);
  const unclear = await ask("mark Rubén's task as done", null);
  expect(unclear.changes).toEqual([]);
  expect(unclear.text).toContain('Repair the ramp at Puerto Norte');
});

test('a title with one letter wrong is the one that it can only be', async () => {
  const { changes } = await ask('move the life jakets to pending', null);
  expect(changes.map(({ title }) => title)).toEqual(['Replace the life jackets on the Gaviota']);
});

test('a ticket in short says what it is, where it stands, who has it and until when', async () => {
  const { text } = await ask("what's this ticket about?", company.ticketId);
  expect(text).toContain('A news post');
  expect(text).toContain(
    'It is in In Progress. It is assigned to Marta Lindqvist. It is due on 30 November.',
  );
});

/** What is asked in the one language and was said in the other, and figures that are said a line later. */
const elsewhere: readonly [string, RegExp, string][] = [
  ['how much does the yard want for the hull repair', /12\.640/, 'Pagar la factura del astillero'],
  ['what will that line for stranded passengers cost us a month?', /forty/i, 'Storm debrief @ 139'],
  ["when's the inspector coming?", /catorce de diciembre/, 'Revisión de seguridad @ 11'],
];

test.each(elsewhere)('found with the lines behind it: %s', async (message, words, source) => {
  const reply = await ask(message, null);
  expect(reply.text).toMatch(words);
  expect(cited(reply)).toContain(source);
});

test('who said something is told by name', async () => {
  const { text } = await ask('Who said that other ferries stop at 45?', null);
  expect(text).toMatch(/^\S+ \S+ said at \d+:\d\d in “Storm debrief”: “[^:]*45[^:]*”$/);
});

test('what several said has a line for each, and of a task its description is quoted', async () => {
  const { text } = await ask('what do we know about the phone line for stranded passengers?', null);
  const [opening, ...lines] = text.split('\n');
  expect(opening).toBe('I found this:');
  expect(lines).toContain(
    '- “A number with a recorded message for days when boats do not sail.” — Phone line for stranded passengers',
  );
  const spoken = lines.filter((line) => !line.endsWith('— Phone line for stranded passengers'));
  expect(spoken.filter((line) => line.startsWith('  - ')).length).toBeGreaterThan(0);
  for (const line of spoken) expect(line).toMatch(/^(?:- “[^:“]+: [^“]+” — .+| {2}- “[^:“]+: [^“]+”)$/);
});

test('words that several titles have are asked back', async () => {
  const reply = await ask('the booking database one is done, close it', null);
  expect(reply.changes).toEqual([]);
  expect(reply.text).toContain('Back up the booking database');
  expect(reply.text).toContain('Test restoring the booking database');
});

test('what somebody has is not what they have done', async () => {
  const done = farolito.tasks.filter(({ status }) => status === 'done').map(({ title }) => title);
  const theirs = farolito.tasks.find(({ status, assignee }) => status === 'done' && assignee !== null);
  for (const wish of [
    `give everything ${theirs?.assignee} has to Grace`,
    `todo lo de ${theirs?.assignee}, a Grace`,
  ]) {
    const { changes } = await ask(wish, null);
    expect(changes.length, wish).toBeGreaterThan(0);
    expect(
      changes.map(({ title }) => title).filter((title) => done.includes(title)),
      wish,
    ).toEqual([]);
  }
});

test('two that are named together are merged though they say it in other words', async () => {
  const reply = await ask('une las dos tareas de los cobros dobles porfa', null);
  expect(reply.changes).not.toEqual([]);
  expect(await ask('une las dos tareas de los cruceros', null)).toMatchObject({ changes: [] });
});
