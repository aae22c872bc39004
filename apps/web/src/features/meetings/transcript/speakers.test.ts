import { batchMax } from '@tavla/shared/limits';
import type { Segment } from '@tavla/shared/meetings/findings';
import { expect, test } from 'vitest';
import { speakerColors } from './speaker-color';
import { runFrom } from './speaker-run';

const lines = (...speakers: (string | null)[]) =>
  speakers.map((speaker, at) => ({ id: String(at), speaker }) as Segment);

test('a run ends where somebody else speaks', () => {
  const said = lines('A', 'A', 'B', 'A', null, null);
  const run = (id: string) => runFrom(said, id).map((segment) => segment.id);
  expect([run('0'), run('1'), run('4'), run('x')]).toEqual([['0', '1'], ['1'], ['4', '5'], []]);
});

test('a run is no longer than one call takes', () => {
  expect(runFrom(lines(...Array<null>(batchMax + 9).fill(null)), '3')).toHaveLength(batchMax);
});

test('each speaker keeps one colour, and the first eight differ', () => {
  const names = Array.from({ length: 8 }, (_, at) => `Speaker ${at}`);
  const colors = speakerColors(lines(null, ...names, ...names));
  expect([...colors.keys()]).toEqual(names);
  expect(new Set(colors.values()).size).toBe(8);
});
