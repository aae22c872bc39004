import { asksAssistant, saidToAssistant } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import { expectLinearGrowth } from '@/test/growth';
import { matchNames } from './match-names';
import { namePlaces } from './name-places';

const person = (id: string, firstName: string, lastName: string) => ({ id, firstName, lastName });
const priya = person('priya', 'Priya', 'Shah');
const jonas = person('jonas', 'Jonas', 'Berg');
const jonasMaria = person('jonas-maria', 'Jonas', 'Berg Maria');
const everybody = [priya, jonas, jonasMaria];

const said = (text: string, people = everybody, chosen: string[] = []) =>
  matchNames(text, people, chosen).map(({ userId, at, length }) => [userId, text.slice(at, at + length)]);

test.each<[string, [string, string][]]>([
  ['@Priya Shah, please look', [['priya', '@Priya Shah']]],
  ['please look, @priya', [['priya', '@priya']]],
  ['(@PRIYA SHAH)', [['priya', '@PRIYA SHAH']]],
  [
    '@Jonas Berg Maria and @Jonas Berg',
    [
      ['jonas-maria', '@Jonas Berg Maria'],
      ['jonas', '@Jonas Berg'],
    ],
  ],
  [
    '@Priya\nand @Priya Shah',
    [
      ['priya', '@Priya'],
      ['priya', '@Priya Shah'],
    ],
  ],
  ['@Jonas, which one are you?', []],
  ['@Priyanka is another', []],
  ['priya@priya.test and me.@Priya and @@Priya', []],
  ['@Tavla, who is Priya?', []],
  ['@ Priya', []],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('of several of one name those who were chosen are meant, in their order, and nobody otherwise', () => {
  const twins = [person('one', 'Eva', 'Lind'), person('two', 'Eva', 'Lind')];
  expect(said('@Eva Lind', twins)).toEqual([]);
  expect(said('@Eva Lind @Eva Lind @Eva Lind', twins, ['two', 'one']).map(([id]) => id)).toEqual([
    'two',
    'one',
    'one',
  ]);
});

test('names of which one begins another are both meant by it, and somebody only when they are chosen', () => {
  const people = [person('anna', 'Anna', 'Berg'), person('anna-maria', 'Anna Maria', 'Lind')];
  expect(said('@Anna Maria', people)).toEqual([]);
  expect(said('@Anna Maria', people, ['anna'])).toEqual([['anna', '@Anna']]);
  expect(said('@Anna Maria', people, ['anna-maria'])).toEqual([['anna-maria', '@Anna Maria']]);
});

test('a name is read once, in however many places it may stand', () => {
  let reads = 0;
  const people = Array.from({ length: 2_000 }, (_, at) => ({
    id: `${at}`,
    get firstName() {
      reads++;
      return 'Priya';
    },
    lastName: `Shah ${at}`,
  }));
  expect(matchNames('@Priya Shah 7, @Priya Nobody, '.repeat(100), people, [])).toHaveLength(100);
  expect(reads).toBeLessThanOrEqual(3 * people.length);
});

test.each([
  ['@Tavla who is it?', true],
  ['Tell me, @tavla!', true],
  ['@Tavlan', false],
  ['mail@tavla', false],
  ['@tavla.test is a domain', false],
  ['Ask Tavla', false],
])('%s asks the assistant: %s', (text, asks) => {
  expect(asksAssistant(text)).toBe(asks);
});

test.each(['@', '@a', '@a ', '@tavla', 'a@'])('20,000 characters of %s cost little', (part) => {
  expect(namePlaces(part.repeat(20_000 / part.length)).length).toBeLessThanOrEqual(200);
});

test.each([
  ['@Tavla, who has it?', 'who has it?'],
  ['move it to Done, @tavla', 'move it to Done'],
  ['ask @Tavla about it', 'ask @Tavla about it'],
  ['@Tavlan has it', '@Tavlan has it'],
  ['@Tavla', '@Tavla'],
])('%s says: %s', (text, said) => {
  expect(saidToAssistant(text)).toBe(said);
});

test.each([' ', '@tavla ', '@tavla.', '-'])(
  'calling with thousands of %s costs what their length does',
  (part) => {
    const called = (length: number) => `${part.repeat(length / part.length)}x`;
    expectLinearGrowth(saidToAssistant, called, 20_000);
  },
);
