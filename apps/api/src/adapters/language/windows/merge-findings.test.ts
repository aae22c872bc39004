import { expect, test } from 'vitest';
import type { Findings } from '@/adapters/language/ground-analysis';
import type { ActionItem } from '@/adapters/language/language';
import { boundFindings, mergeFindings } from './merge-findings';

const item = (more: Partial<ActionItem> = {}): ActionItem => ({
  title: 'Call the bank',
  ownerId: null,
  ownerCandidates: [],
  endDate: null,
  confidence: 0.6,
  quote: 'call the bank by Friday',
  startMs: 600_000,
  endMs: 603_000,
  ...more,
});
const window = (more: Partial<Findings>): Findings => ({
  decisions: [],
  actionItems: [],
  updates: [],
  leftOut: 0,
  ...more,
});
const itemsOf = (...windows: ActionItem[][]) =>
  mergeFindings(windows.map((actionItems) => window({ actionItems }))).actionItems;

test('a promise in two windows is one, with the owner and the day that one of them knows', () => {
  const merged = itemsOf(
    [item({ ownerId: 'u1', ownerCandidates: ['u1'] })],
    [item({ title: 'Phone the bank about it', confidence: 0.9, endDate: '2026-02-27', startMs: 600_500 })],
  );
  expect(merged).toEqual([
    item({
      title: 'Phone the bank about it',
      confidence: 0.9,
      startMs: 600_500,
      endDate: '2026-02-27',
      ownerId: 'u1',
      ownerCandidates: ['u1'],
    }),
  ]);
});

test('titles that are alike and near in time are one task, and far apart they are two', () => {
  const again = { quote: 'yes, I phone them', title: 'Call the bank today' };
  expect(itemsOf([item()], [item({ ...again, startMs: 650_000, endMs: 652_000 })])).toHaveLength(1);
  expect(itemsOf([item()], [item({ ...again, startMs: 3_000_000, endMs: 3_002_000 })])).toHaveLength(2);
});

test('two tasks of one sentence stay two, whichever window found which', () => {
  const both = { quote: "I'll send the report and book the room", startMs: 600_000, endMs: 603_000 };
  const [send, book] = [
    item({ ...both, title: 'Send the report' }),
    item({ ...both, title: 'Book the room' }),
  ];
  const titles = (...windows: ActionItem[][]) => itemsOf(...windows).map(({ title }) => title);
  expect(titles([send], [book])).toEqual(['Send the report', 'Book the room']);
  expect(titles([send], [send, book])).toEqual(['Send the report', 'Book the room']);
  expect(titles([send, book], [book, { ...send, title: 'Send out the reports' }])).toHaveLength(2);
  // Another verb for the same thing, in nearly the same words.
  expect(titles([send], [{ ...send, title: 'Mail the report', quote: "I'll send the report" }])).toHaveLength(
    1,
  );
  expect(titles([send], [{ ...send, title: 'Write the invoice' }])).toHaveLength(2);
});

test('lines of which only the beginning is known have a place, too', () => {
  const moment = item({ endMs: 600_000 });
  expect(itemsOf([moment], [{ ...moment, title: 'Phone the bank' }])).toHaveLength(1);
});

test('the same thing for two people is two tasks; one promise of two owners has none', () => {
  const [anna, tom] = [
    { ownerId: 'u1', ownerCandidates: ['u1'] },
    { ownerId: 'u2', ownerCandidates: ['u2'] },
  ];
  expect(
    itemsOf([item(anna)], [item({ ...tom, startMs: 640_000, endMs: 643_000, quote: 'me too' })]),
  ).toHaveLength(2);
  expect(itemsOf([item(anna)], [item(tom)])).toMatchObject([
    { ownerId: null, ownerCandidates: ['u1', 'u2'] },
  ]);
});

test('two findings of one window stay two, and each joins its own', () => {
  const [slides, demo] = [item({ title: 'Make the slides' }), item({ title: 'Prepare the demo' })];
  expect(itemsOf([slides, demo])).toHaveLength(2);
  const merged = itemsOf(
    [slides, demo],
    [item({ title: 'Prepare the demo', endDate: '2026-03-01' }), slides],
  );
  expect(merged.map(({ title, endDate }) => [title, endDate])).toEqual([
    ['Make the slides', null],
    ['Prepare the demo', '2026-03-01'],
  ]);
});

test('decisions and reports join likewise, what was left out is added up, and all is in order of time', () => {
  const decision = { text: 'The logo stays', quote: 'we keep the old logo', startMs: 500_000 };
  const update = { taskId: 't1', status: 'done' as const, quote: 'the website is done', startMs: 510_000 };
  const early = { text: 'No dinner', quote: 'there is no dinner', startMs: 1_000 };
  const merged = mergeFindings([
    window({ decisions: [decision], updates: [update], leftOut: 2 }),
    window({ decisions: [{ ...decision, text: 'Keep it' }, early], updates: [update], leftOut: 1 }),
  ]);
  expect(merged).toMatchObject({ decisions: [early, decision], updates: [update], leftOut: 3 });
});

test('of more than anybody reads, the surest stay and the others are counted', () => {
  const many = Array.from({ length: 3 }, (_, of) =>
    Array.from({ length: 200 }, (__, at) =>
      item({
        title: `Task${of}x${at}`,
        quote: `word${of}x${at}`,
        startMs: (of * 200 + at) * 1_000,
        endMs: (of * 200 + at) * 1_000 + 900,
        confidence: at === 7 ? 1 : 0.5,
      }),
    ),
  );
  const merged = mergeFindings(many.map((actionItems) => window({ actionItems, leftOut: 1 })));
  const { actionItems, leftOut } = boundFindings(merged);
  expect([actionItems.length, leftOut]).toEqual([300, 303]);
  expect(actionItems.filter(({ confidence }) => confidence === 1)).toHaveLength(3);
});
