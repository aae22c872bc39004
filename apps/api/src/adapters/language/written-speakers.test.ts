import { expect, test } from 'vitest';
import { groundAnalysis } from './ground-analysis';
import type { AnalysisInput } from './language';
import { analyseMeeting } from './local/analyse-meeting';
import { groundWindows } from './windows/ground-windows';

const people = [
  { id: 'lina', firstName: 'Lina', lastName: 'Ek', email: 'lina@tavla.test' },
  { id: 'marika', firstName: 'Marika', lastName: 'Ström', email: 'marika@tavla.test' },
];

/** Each line as its speaker and what they say. */
const meeting = (...lines: (readonly [speaker: string | null, text: string])[]): AnalysisInput => ({
  segments: lines.map(([speaker, text], at) => ({
    ...{ id: `${at}`, startMs: at * 5_000, endMs: at * 5_000 + 4_000 },
    ...{ speaker, text },
  })),
  language: 'en',
  recordedAt: '2026-05-05T10:00:00Z',
  timeZone: 'UTC',
  people,
  tasks: [],
});
const ownersOf = (input: AnalysisInput) => analyseMeeting(input).actionItems.map(({ ownerId }) => ownerId);

test.each([
  ['Lena', null],
  ['Lena Holm', null],
  ['LINA', 'lina'],
  ['Lina Ek', 'lina'],
  ['lina@tavla.test', 'lina'],
])('what %s promises, whose name is written, is %s', (speaker, owner) => {
  expect(ownersOf(meeting([speaker, 'I will send the slides by Friday.']))).toEqual([owner]);
});

test('what somebody is asked for who speaks with a name of their own is no colleague’s', () => {
  const asked = [
    'Lena, can you send the slides by Friday?',
    'Lena will send the slides by Friday.',
    'Could you send the slides by Friday, Lena?',
  ];
  for (const text of asked) {
    expect(ownersOf(meeting(['Lina Ek', text], ['Lena', 'Yes.'])), text).toEqual([null]);
    expect(ownersOf(meeting(['Anna', text], ['Lena Holm', 'Yes.'])), text).toEqual([null]);
    // Where nobody is called so, the word was misheard.
    expect(ownersOf(meeting(['Anna', text], ['Bo', 'Yes.'])), text).toEqual(['lina']);
    expect(ownersOf(meeting([null, text], [null, 'Yes.'])), text).toEqual(['lina']);
  }
});

test('nor of one whose name only sounds so where somebody is addressed', () => {
  const text = 'Okay, Marieke, could you send the slides by Friday?';
  expect(ownersOf(meeting(['Anna', text], ['Marieke', 'Yes.']))).toEqual([null]);
});

test('a model is held to the names that are written, too, whichever part it has read', () => {
  const input = meeting(
    ['Lena', 'I will send the slides.'],
    ['Anna', 'Lena will book the room.'],
    ['Anna', 'Not Lina.'],
  );
  const item = (quote: string, owner: string) => ({
    ...{ title: quote, owner, quote, due: null, dueDate: null, confidence: 0.9 },
  });
  const draft = (owner: string) => ({
    ...{ summary: 'S', decisions: [], updates: [] },
    actionItems: [item('Lena will book the room.', owner)],
  });
  const owner = (name: string) => groundAnalysis(draft(name), input, 'openai').actionItems[0]?.ownerId;
  expect([owner('Lena'), owner('Lina'), owner('lina ek'), owner('Linna')]).toEqual([
    null,
    'lina',
    'lina',
    'lina',
  ]);
  const windows = [{ from: 1, to: 2, draft: draft('Lena') }];
  const { actionItems } = groundWindows(input.segments, windows, input, { summary: 'S', engine: 'openai' });
  expect(actionItems.map(({ ownerId }) => ownerId)).toEqual([null]);
});
