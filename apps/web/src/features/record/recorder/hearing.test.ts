import { expect, test } from 'vitest';
import { isSilent, levelOf, quietAfter } from './hearing';

const after = (blocks: number[]) => blocks.reduce((quiet, level) => quietAfter(quiet, level, 100), 0);

test('ten seconds without a sound are silence, and one sound ends it', () => {
  const quiet = Array.from({ length: 100 }, () => 0.001);
  expect(isSilent(after(quiet.slice(1)))).toBe(false);
  expect(isSilent(after(quiet))).toBe(true);
  expect(isSilent(after([...quiet, 0.2]))).toBe(false);
});

test('the level is that of the loudest sample', () => {
  expect(levelOf(Int16Array.of(1, -16_384, 300))).toBe(0.5);
  expect(levelOf(Int16Array.of())).toBe(0);
});
