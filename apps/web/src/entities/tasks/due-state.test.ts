import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dueState } from './due-state';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Europe/Stockholm', 'America/Los_Angeles', 'Pacific/Auckland'])('in %s', (zone) => {
  it.each([
    ['2026-03-27', 'overdue'],
    ['2026-03-28', 'due-soon'],
    // The clocks change there in these days, or in the same of November.
    ['2026-03-31', 'due-soon'],
    ['2026-04-01', 'normal'],
    ['2027-03-28', 'normal'],
  ] as const)('what is due on %s is %s on 2026-03-28', (endDate, state) => {
    vi.stubEnv('TZ', zone);
    expect(dueState(endDate, '2026-03-28')).toBe(state);
  });
});

it('never goes back from overdue as the day moves into the past', () => {
  const rank = { overdue: 0, 'due-soon': 1, normal: 2 };
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (a, b, now) => {
      const [early, late] = a < b ? [a, b] : [b, a];
      expect(rank[dueState(early, now)]).toBeLessThanOrEqual(rank[dueState(late, now)]);
    }),
  );
});
