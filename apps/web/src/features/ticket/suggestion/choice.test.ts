import { expect, test } from 'vitest';
import { chosenOf, isChosen, type Row, withTicks } from './choice';
import { outcomeOf } from './outcome';
import type { Standing } from './standing';

const row = (standing: Standing, id = 'c1'): Row => ({ id, standing });

test('what is open is chosen, unless its task was changed meanwhile', () => {
  const chosen = (['open', 'stale', 'gone', 'applied', 'overtaken'] as const).filter((standing) =>
    isChosen(row(standing), {}),
  );
  expect(chosen).toEqual(['open']);
});

test('a guess is chosen by nobody but whoever asked', () => {
  const guess: Row = { ...row('open'), isGuess: true };
  expect(isChosen(guess, {})).toBe(false);
  expect(isChosen(guess, withTicks({}, [guess], true))).toBe(true);
});

test('a tick holds until the change stands otherwise', () => {
  const off = withTicks({}, [row('open')], false);
  expect(isChosen(row('open'), off)).toBe(false);
  const on = withTicks(off, [row('open')], true);
  expect([isChosen(row('open'), on), isChosen(row('stale'), on), isChosen(row('applied'), on)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isChosen(row('stale'), withTicks(on, [row('stale')], true))).toBe(true);
});

test('what needs another change is chosen with it, and with nothing else', () => {
  const needy: Row = { ...row('open', 'c2'), needs: 'c1' };
  const chosen = (first: Row, ticks = {}) => chosenOf([first, needy], ticks).map(({ id }) => id);
  expect(chosen(row('open'))).toEqual(['c1', 'c2']);
  const off = withTicks({}, [row('open')], false);
  expect(chosen(row('open'), off)).toEqual([]);
  expect(chosen(row('open'), withTicks(off, [needy], true, [row('open'), needy]))).toEqual(['c1', 'c2']);
  for (const standing of ['stale', 'gone', 'overtaken'] as const) expect(chosen(row(standing))).toEqual([]);
  for (const standing of ['applied', 'settled'] as const) expect(chosen(row(standing))).toEqual(['c2']);
});

test.each<[Standing[], 'open' | 'applied' | 'dismissed', object | null]>([
  [['open', 'stale'], 'open', null],
  [['applied', 'settled'], 'applied', { kind: 'applied', made: 2 }],
  [['applied', 'open'], 'open', { kind: 'some', made: 1 }],
  [['applied', 'overtaken'], 'applied', { kind: 'some', made: 1 }],
  [['overtaken', 'overtaken'], 'applied', { kind: 'nothing', made: 0 }],
  [['open', 'overtaken'], 'dismissed', { kind: 'dismissed', made: 0 }],
  [['open', 'applied'], 'dismissed', { kind: 'some', made: 1 }],
])('%j, %s', (standings, state, outcome) => {
  expect(outcomeOf({ state }, standings)).toEqual(outcome);
});
