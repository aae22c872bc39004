import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outcome, Tries } from './tries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Tries that end as the test says, and when each was begun, in seconds. */
function setUp(outcome: Outcome = 'later') {
  const begun = Date.now();
  const at: number[] = [];
  const asked = { outcome, isSlow: false, answer: () => {} };
  const tries = new Tries(async () => {
    at.push((Date.now() - begun) / 1_000);
    if (asked.isSlow) await new Promise<void>((resolve) => (asked.answer = resolve));
    return asked.outcome;
  });
  return { tries, at, asked, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000) };
}

test('what fails is tried again after pauses that grow to ten seconds, until it works', async () => {
  const { tries, at, asked, pass } = setUp();
  void tries.now();
  await pass(29);
  expect(at).toEqual([0, 1, 3, 8, 18, 28]);
  asked.outcome = 'done';
  await pass(3_600);
  expect(at.slice(6)).toEqual([38]);
  // It is lost once more: the pauses begin anew.
  asked.outcome = 'later';
  void tries.now();
  await pass(1);
  expect(at.slice(7)).toEqual([3_629, 3_630]);
});

test('whoever asks meanwhile has a try at once, and never two at a time', async () => {
  const { tries, at, asked, pass } = setUp();
  void tries.now();
  await pass(0.5);
  asked.isSlow = true;
  void tries.now();
  void tries.now();
  await pass(60);
  expect(at).toEqual([0, 0.5]);
  asked.answer();
  await pass(2);
  expect(at).toEqual([0, 0.5, 62.5]);
});

test('what only a person can mend is not tried by itself', async () => {
  const { tries, at, pass } = setUp('asked');
  void tries.now();
  await pass(3_600);
  expect(at).toEqual([0]);
  void tries.now();
  expect(at).toEqual([0, 3_600]);
});

test('nothing is tried after the end, also where it comes in the middle of a try', async () => {
  const waiting = setUp();
  void waiting.tries.now();
  await waiting.pass(0.5);
  waiting.tries.end();
  const trying = setUp();
  trying.asked.isSlow = true;
  void trying.tries.now();
  trying.tries.end();
  trying.asked.answer();
  await trying.pass(3_600);
  void trying.tries.now();
  expect([waiting.at, trying.at]).toEqual([[0], [0]]);
});
