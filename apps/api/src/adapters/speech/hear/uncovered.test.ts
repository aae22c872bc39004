import { expect, it } from 'vitest';
import { uncovered } from './uncovered';

const at = (startMs: number, endMs: number) => ({ startMs, endMs });

it.each([
  [
    'the whole of a span without a line, however short',
    [at(0, 700), at(2000, 9000)],
    [at(2100, 8900)],
    [at(0, 700)],
  ],
  ['nothing beside a line that begins late and ends early', [at(0, 9000)], [at(2400, 6600)], []],
  ['what lies behind a line', [at(0, 28_000)], [at(0, 4000)], [at(4000, 28_000)]],
  ['what lies before a line', [at(0, 9000)], [at(2500, 9500)], [at(0, 2500)]],
  ['nothing between lines with a breath between them', [at(0, 9000)], [at(0, 3000), at(5900, 9000)], []],
  ['what lies between lines', [at(0, 9000)], [at(6000, 9000), at(0, 3000)], [at(3000, 6000)]],
  ['nothing below a line that lies in another', [at(0, 9000)], [at(0, 8000), at(1000, 2000)], []],
  ['each rest of a span', [at(0, 20_000)], [at(8000, 10_000)], [at(0, 8000), at(10_000, 20_000)]],
])('finds %s', (_, spans, lines, rests) => {
  expect(uncovered(spans, lines)).toEqual(rests);
});
