import { expect, it } from 'vitest';
import { analysisProgress, readingLeft, secondsLeft } from './meeting-progress';

const begun = new Date('2026-03-04T10:00:00Z');
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000);

/** Chunks of half a minute, done so many seconds after the beginning; null is not done. */
const chunksOf = (done: (number | null)[]) =>
  done.map((seconds, at) => ({
    startMs: at * 30_000,
    endMs: at * 30_000 + 30_000,
    doneAt: seconds === null ? null : after(seconds),
  }));
const waiting = (count: number) => Array.from({ length: count }, () => null);

it('tells nothing before there is something to measure', () => {
  expect(secondsLeft(chunksOf([...waiting(9)]), begun, after(9))).toBeNull();
  expect(secondsLeft(chunksOf([2, 2, ...waiting(9)]), begun, after(2))).toBeNull();
  expect(secondsLeft(chunksOf([2, 2, 2, null]), null, after(2))).toBeNull();
});

it('tells how long the rest takes at the pace so far', () => {
  expect(secondsLeft(chunksOf([2, 4, 6, 8, ...waiting(10)]), begun, after(8))).toBe(20);
});

it('goes by what was done last when the machine gets slower', () => {
  const fast = Array.from({ length: 20 }, (_, at) => at + 1);
  const slow = Array.from({ length: 12 }, (_, at) => 20 + (at + 1) * 5);
  expect(secondsLeft(chunksOf([...fast, ...slow, ...waiting(10)]), begun, after(80))).toBe(50);
});

it('leaves out what an earlier try has done', () => {
  const earlier = Array.from({ length: 50 }, () => -3600);
  expect(secondsLeft(chunksOf([...earlier, 2, 4, 6, ...waiting(10)]), begun, after(6))).toBe(20);
});

it('tells how far the reading is, after what came before it', () => {
  expect(analysisProgress('transcript', { done: 1, of: 4 })).toBeCloseTo(0.2475);
  expect(analysisProgress('recording', { done: 1, of: 4 })).toBeCloseTo(0.96);
  expect(analysisProgress('recording', { done: 4, of: 4 })).toBeLessThan(1);
});

it('tells how long the reading takes by what this try has read', () => {
  expect(readingLeft(1, 10, { done: 1, of: 5 })).toBeNull();
  expect(readingLeft(2, 20, { done: 4, of: 7 })).toBe(30);
  expect(readingLeft(5, 20, { done: 5, of: 5 })).toBeNull();
});
