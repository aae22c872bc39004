import { expect, test } from 'vitest';
import { pieces } from './marked';

const shown = (text: string, ranges: [number, number][]) =>
  pieces(text, ranges).map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text));

test('what was found stands out, and nothing is lost', () => {
  expect(shown('the red fence', [[4, 7]])).toEqual(['the ', '[red]', ' fence']);
  expect(shown('red', [[0, 3]])).toEqual(['[red]']);
  expect(shown('', [])).toEqual([]);
});

test('places that cannot be are none', () => {
  const odd: [number, number][] = [
    [2, 4],
    [3, 5],
    [4, 4],
    [5, 90],
  ];
  expect(shown('abcdef', odd)).toEqual(['ab', '[cd]', 'ef']);
});
