import { Id, Instant } from '@tavla/shared/fields';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor';

const Place = z.tuple([Instant, Id]);
const id = '019a0000-0000-7000-8000-000000000000';

it('reads what was written', () => {
  const values = ['2026-01-01T00:00:00.000Z', id];
  expect(decodeCursor(encodeCursor(values), Place)).toEqual(values);
});

it.each([
  ['nothing', ''],
  ['no JSON', 'nonsense'],
  ['too few values', encodeCursor([id])],
  ['another list', encodeCursor(['Ada', id])],
  ['a time that no database holds', encodeCursor(['99999-01-01T00:00:00Z', id])],
  ['an id that is none', encodeCursor(['2026-01-01T00:00:00.000Z', "' or 1=1"])],
])('refuses %s', (_, cursor) => {
  expect(() => decodeCursor(cursor, Place)).toThrow('This page does not exist');
});
