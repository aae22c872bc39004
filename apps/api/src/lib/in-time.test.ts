import { afterEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';

afterEach(() => void vi.useRealTimers());

it('gives what the work comes to, and leaves no clock running', async () => {
  vi.useFakeTimers();
  expect(await inTime(Promise.resolve(7), 1_000, 'late')).toBe(7);
  await expect(inTime(Promise.reject(new Error('broken')), 1_000, 'late')).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up in words when the work takes longer', async () => {
  vi.useFakeTimers();
  const answer = expect(inTime(new Promise(() => {}), 1_000, 'late')).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;
});
