import { expect, test } from 'vitest';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { splitSentences } from '@/adapters/language/local/sentences';
import { canStand, pickSentences, pickWhole } from './pick-sentences';
import { readTalk } from './read-talk';
import { worthOfTalk } from './worth-of-talk';

function read(texts: readonly string[]) {
  const segments = texts.map((text, at) => ({
    ...{ id: String(at), text, speaker: null },
    startMs: at * 5_000,
    endMs: at * 5_000 + 4_000,
  }));
  const talk = readTalk(splitSentences(segments), englishPack);
  return { ...talk, worth: worthOfTalk(talk.said, talk.isPlain, 'en') };
}

const talk = [
  'The harbour needs a new crane because the old crane cannot lift the containers of the ferry.',
  'I think you know what I mean when I say that it was like really good for me.',
  'The harbour needs a new crane, the old crane does not lift the containers of the ferry.',
  'The ferry company pays half of the price of the new crane when the contract is signed.',
];

test('tells different things before the same thing twice, and nothing that only those in the room understand', () => {
  const { said, spoken, worth } = read(talk);
  const picked = pickSentences(said, worth, spoken, 30).map(({ at }) => at);
  expect(picked).toHaveLength(2);
  expect(picked).toContain(3);
  expect(picked).not.toContain(1);
});

test('gives as many words as asked for, at the end of a sentence, in the order of the meeting', () => {
  const { said, spoken, worth } = read(talk);
  for (const budget of [1, 20, 40]) {
    const picked = pickWhole(said, worth, spoken, new Set(), budget);
    const words = picked.map((one) => one.words.length);
    expect(words.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(budget);
    expect(words.slice(1).reduce((sum, count) => sum + count, 0)).toBeLessThan(budget);
    expect(picked.map(({ at }) => at)).toEqual(picked.map(({ at }) => at).sort());
  }
  expect(pickWhole(said, worth, spoken, new Set([0, 1, 2, 3]), 20)).toEqual([]);
});

test.each([
  ['The budget of the project is higher than the sales people expected.', true],
  ['Is the budget of the project higher than the sales people expected?', false],
  ['The budget of the project is higher than the sales people and the.', false],
  ['Which the budget of the project allows to the sales people.', false],
  ['We the budget of the project is higher than sales people expected.', false],
  ['Budget, sales.', false],
])('%s can stand alone: %s', (text, can) => {
  const { said, spoken } = read([text]);
  expect(said.map((one) => canStand(one, spoken, { words: 8, content: 3 }))).toEqual([can]);
});
