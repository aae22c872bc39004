import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DraftAnalysis, groundAnalysis } from './ground-analysis';
import type { AnalysisInput } from './language';

const input: AnalysisInput = {
  segments: [
    {
      id: 'a',
      startMs: 0,
      endMs: 4000,
      text: "Anna, can you send it by Friday? Sure, I'll send it.",
      speaker: null,
    },
    {
      id: 'b',
      startMs: 5000,
      endMs: 9000,
      text: 'We keep the old logo. The website is done.',
      speaker: null,
    },
  ],
  language: 'en',
  recordedAt: '2026-02-24T23:30:00Z',
  timeZone: 'Europe/Stockholm',
  people: [
    { id: 'u1', firstName: 'Anna', lastName: 'Berg', email: 'anna.berg@tavla.test' },
    { id: 'u2', firstName: 'Anna', lastName: 'Ek', email: 'anna.ek@tavla.test' },
    { id: 'u3', firstName: 'Tom', lastName: 'Ek', email: 'tom@tavla.test' },
  ],
  tasks: [{ id: 't1', title: 'Website', status: 'todo' }],
};
const item = {
  title: 'Send it',
  owner: null,
  quote: 'can you SEND it by friday',
  due: null,
  dueDate: null,
  confidence: 0.9,
};
const line = (text: string, at: number) => ({
  ...{ id: `l${at}`, startMs: at * 10_000, endMs: at * 10_000 + 9_000, text, speaker: null },
});
const ground = (draft: Partial<DraftAnalysis>) =>
  groundAnalysis({ summary: 's', decisions: [], actionItems: [], updates: [], ...draft }, input, 'openai');

test('where no one owns it, those of the company of whom it may be any are told', () => {
  const found = (owner: string | null, candidates: string[]) => {
    const [first] = ground({ actionItems: [{ ...item, isRead: true, owner, candidates }] }).actionItems;
    return [first?.ownerId, first?.ownerCandidates];
  };
  expect(found(null, ['u3', 'u1', 'stranger'])).toEqual([null, ['u1', 'u3']]);
  expect(found('Tom', ['u1'])).toEqual(['u3', ['u3']]);
  expect(found(null, [])).toEqual([null, []]);
});

test.each([
  [12, 12],
  [13, 0],
  [3_000, 0],
])('of %i who share a name, %i can be chosen from', (sharing, told) => {
  const people = Array.from({ length: sharing }, (_, at) => ({
    ...{ id: `s${at}`, firstName: 'Anna', lastName: `Berg${at}`, email: `s${at}@tavla.test` },
  }));
  const found = (owner: string | null, candidates: string[] = []) => {
    const asRead = { ...item, isRead: candidates.length > 0, owner, candidates };
    const draft = { summary: 's', decisions: [], updates: [], actionItems: [asRead] };
    return groundAnalysis(draft, { ...input, people }, 'openai').actionItems[0];
  };
  expect(found('Anna')?.ownerCandidates).toHaveLength(told);
  expect(
    found(
      null,
      people.map(({ id }) => id),
    )?.ownerCandidates,
  ).toHaveLength(told);
  expect(found('Anna Berg7')?.ownerId).toBe('s7');
});

test('drops and counts what was not said, and gives the exact words of the rest', () => {
  const { actionItems, decisions, leftOut } = ground({
    actionItems: [item, { ...item, quote: 'Anna will send everything' }],
    decisions: [
      { text: 'A new logo', quote: 'we want another logo' },
      // A word is missing, and a hyphen is one too many.
      { text: 'The logo stays', quote: 'We keep old logo - the web-site is done' },
    ],
  });
  expect(actionItems.map(({ quote }) => quote)).toEqual(['can you send it by Friday?']);
  expect(decisions.map(({ quote }) => quote)).toEqual(['We keep the old logo. The website is done.']);
  expect(leftOut).toBe(2);
});

test('a name of two people owns nothing and names both', () => {
  const [anna, full, nobody] = ['Anna', 'anna berg', 'Boris'].map(
    (owner) => ground({ actionItems: [{ ...item, owner }] }).actionItems[0],
  );
  expect(anna).toMatchObject({ ownerId: null, ownerCandidates: ['u1', 'u2'] });
  expect(full).toMatchObject({ ownerId: 'u1', ownerCandidates: ['u1'] });
  expect(nobody).toMatchObject({ ownerId: null, ownerCandidates: [] });
});

describe('an owner speaks near the quote or is named there', () => {
  const owners = (talk: string, owner: string) => {
    const segments = talk.split('|').map((said, at) => {
      const [, speaker = null, text = said] = /^(\w+(?: \w+)?): (.*)$/.exec(said) ?? [];
      return { ...line(text, at), speaker };
    });
    const draft = { ...item, quote: 'send it', owner };
    const [found] = groundAnalysis(
      { summary: '', decisions: [], updates: [], actionItems: [draft] },
      { ...input, segments },
      'openai',
    ).actionItems;
    return [found?.ownerId, found?.ownerCandidates];
  };
  test.each([
    ['Tom Ek: I can send it.', 'Tom Ek', 'u3', ['u3']],
    ['Who can send it?|Tom: Me.', 'Tom', 'u3', ['u3']],
    ['Tom, can you send it?', 'Tom Ek', 'u3', ['u3']],
    ['tom can you send it', 'Tom Ek', 'u3', ['u3']],
    ["That is Ek's: he can send it.", 'Tom Ek', 'u3', ['u3']],
    // Never mentioned.
    ['I can send it.', 'Tom Ek', null, []],
    ['Tom: Hello.|One.|Two.|Three.|Four.|I can send it.', 'Tom Ek', null, []],
    ['Put it into a tom and send it.', 'Tom Ek', null, []],
    // Several.
    ['Anna Berg and Tom, send it together.', 'Anna Berg and Tom Ek', null, ['u1', 'u3']],
    ['Anna and Tom, send it together.', 'Anna Berg, Tom Ek', null, ['u1', 'u3']],
    ['Tom can send it.', 'Tom Ek y Anna Berg', null, ['u3']],
    ['Tom can send it.', 'Ek, Tom', 'u3', ['u3']],
  ])('%s (%s)', (talk, owner, id, candidates) => expect(owners(talk, owner)).toEqual([id, candidates]));
});

describe('a day is one that words near the quote name', () => {
  const endDate = (talk: string, due: string | null, dueDate: string | null, language: 'en' | 'es' = 'en') =>
    groundAnalysis(
      { summary: '', decisions: [], updates: [], actionItems: [{ ...item, quote: 'send it', due, dueDate }] },
      { ...input, language, segments: talk.split('|').map(line) },
      'openai',
    ).actionItems[0]?.endDate;
  test.each([
    // It is Wednesday the 25th in Stockholm already.
    ['I can send it tomorrow.', 'tomorrow', null, '2026-02-26'],
    ['I can send it by, uh, Friday.', 'by Friday', '2020-01-01', '2026-02-27'],
    ['When is that due?|I will send it.|By Friday, please.', 'By Friday', null, '2026-02-27'],
    ['The fair is on March 20.|I will send it before that day.', 'that day', null, '2026-03-20'],
    // Without the words, the day alone.
    ['I will send it by Friday.', null, '2026-02-27', '2026-02-27'],
    ['I will send it, Friday at the latest.', 'by Friday', '2026-02-27', '2026-02-27'],
    // Nobody has said it.
    ['I will send it.', null, '2026-05-01', null],
    ['I will send it.', 'by Friday', null, null],
    ['I will send it.', 'by Friday', '2026-02-27', null],
    ['I will send it.|One.|Two.|Three.|Four.|We close on Friday.', 'on Friday', '2026-02-27', null],
    // It was said and names no day.
    ['I will send it before the next meeting.', 'before the next meeting', '2026-03-03', null],
    ['I will send it when the moon is full.', 'when the moon is full', '2026-03-03', null],
    // It was before.
    ['I meant to send it on 2/20/2026.', '2/20/2026', '2026-02-20', null],
    ['I will send it on February 31.', 'February 31', '2026-02-31', null],
  ])('%s (%s, %s)', (talk, due, dueDate, day) => expect(endDate(talk, due, dueDate)).toBe(day));

  test('en español', () => {
    expect(endDate('Yo puedo send it antes del viernes.', 'antes del viernes', null, 'es')).toBe(
      '2026-02-27',
    );
  });
});

test('reports only about tasks that exist, and counts the others', () => {
  const update = { status: 'done', quote: 'the website is done' } as const;
  const { updates, leftOut } = ground({
    updates: [
      { ...update, taskId: 't1' },
      { ...update, taskId: 'invented' },
    ],
  });
  expect(updates).toEqual([
    { taskId: 't1', status: 'done', quote: 'The website is done.', startMs: expect.any(Number) },
  ]);
  expect(leftOut).toBe(1);
});

test('two things that one sentence asks for are two, and the same one told twice is one', () => {
  const said = (title: string) => ({ ...item, title });
  const { actionItems, leftOut } = ground({
    actionItems: [said('Send the report'), said('Book the room'), said('send the report.')],
  });
  expect(actionItems.map(({ title }) => title)).toEqual(['send the report.', 'Book the room']);
  expect(leftOut).toBe(0);
});

test('what is said twice and quoted for two things stands for each of them in turn', () => {
  const segments = [
    'Who calls the bank?',
    'I can do that.',
    'And who books the room?',
    'I can do that. Good.',
  ].map(line);
  const of = (title: string) => ({ ...item, title, quote: 'I can do that' });
  const starts = (...titles: string[]) =>
    groundAnalysis(
      { summary: '', decisions: [], updates: [], actionItems: titles.map(of) },
      { ...input, segments },
      'openai',
    ).actionItems.map(({ title, startMs }) => [title, startMs]);
  expect(starts('Call the bank', 'Book the room')).toEqual([
    ['Call the bank', 10_000],
    ['Book the room', 30_000],
  ]);
  // Told twice, it is still one; and a third has no place of its own.
  expect(starts('Call the bank', 'Call the bank', 'Book the room', 'Buy the ink')).toEqual([
    ['Call the bank', 10_000],
    ['Book the room', 30_000],
    ['Buy the ink', 30_000],
  ]);
});

test('what is more than anybody reads is counted', () => {
  const decisions = Array.from({ length: 303 }, (_, at) => ({ text: `${at}`, quote: 'keep the old logo' }));
  const found = ground({ decisions });
  expect([found.decisions.length, found.leftOut]).toEqual([300, 3]);
});

test('whatever an engine writes, quotes stand in the transcript and titles fit', () => {
  const said = input.segments.map(({ text }) => text).join(' ');
  const quote = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(said.length), fc.nat(60)).map(([from, length]) => said.slice(from, from + length)),
  );
  const text = fc.string({ maxLength: 400 });
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          title: text,
          owner: fc.option(text),
          quote,
          due: fc.option(text),
          dueDate: fc.option(text),
          confidence: fc.double(),
        }),
      ),
      fc.array(fc.record({ text, quote })),
      (actionItems, decisions) => {
        const analysis = ground({ actionItems, decisions });
        for (const found of [...analysis.actionItems, ...analysis.decisions]) {
          expect(said).toContain(found.quote);
          expect(found.startMs).toBeGreaterThanOrEqual(0);
        }
        for (const { title, ownerId, ownerCandidates, endDate } of analysis.actionItems) {
          expect(title.length).toBeGreaterThan(0);
          expect(title.length).toBeLessThanOrEqual(150);
          expect(ownerId === null || ownerCandidates.length === 1).toBe(true);
          expect(endDate === null || endDate >= '2026-02-25').toBe(true);
        }
      },
    ),
  );
});
