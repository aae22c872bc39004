import { expect, test } from 'vitest';
import { errorTemplates, say } from './error-words';
import { fieldTemplates } from './field-words';
import { importRefusals } from './refusals/imports';
import { meetingRefusals } from './refusals/meetings';
import { peopleRefusals } from './refusals/people';
import { requestRefusals } from './refusals/requests';
import { taskRefusals } from './refusals/tasks';

const parts = [
  requestRefusals,
  peopleRefusals,
  importRefusals,
  taskRefusals,
  meetingRefusals,
  fieldTemplates,
];

test('a reason stands in one part of the catalogue', () => {
  const reasons = parts.flatMap((part) => Object.keys(part));
  expect(reasons.length).toBe(new Set(reasons).size);
});

test('a plural has both of its forms, and nothing else has its name', () => {
  const all: Record<string, string> = { ...errorTemplates, ...fieldTemplates };
  const plurals = Object.keys(all).flatMap((key) => /^(.*)_(?:one|other)$/.exec(key)?.[1] ?? []);
  expect(plurals.length).toBeGreaterThan(10);
  for (const reason of plurals) {
    expect([all[`${reason}_one`], all[`${reason}_other`]], reason).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect(all[reason]).toBeUndefined();
  }
});

test('no two templates of one catalogue say the same', () => {
  const texts = Object.entries(errorTemplates);
  const same = texts.filter(([key, text]) => texts.some(([other, words]) => other < key && words === text));
  expect(same).toEqual([]);
});

test('people are counted', () => {
  expect([1, 2].map((count) => say('role-in-use', { count }).message)).toEqual([
    '1 person has this role. Give them another role first.',
    '2 people have this role. Give them another role first.',
  ]);
});
