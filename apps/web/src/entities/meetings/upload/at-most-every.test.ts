import { expect, onTestFinished, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every';

test('what is done every second goes on when the clock of the system is set back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-30T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const isTime = atMostEvery(1_000);
  expect([isTime(), isTime()]).toEqual([true, false]);
  vi.advanceTimersByTime(999);
  expect(isTime()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isTime()).toBe(true);
  vi.setSystemTime(new Date('2026-11-30T11:00:00Z'));
  vi.advanceTimersByTime(1_000);
  expect(isTime()).toBe(true);
});
