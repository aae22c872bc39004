import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDay, dueState, endOfCalendarDay, longDate, shortDate } from './due-state';

const now = new Date('2026-03-10T12:00:00Z');

describe('dueState', () => {
  it.each([
    ['2026-03-10T11:59:59.999Z', 'overdue'],
    ['2026-03-10T12:00:00.000Z', 'due-soon'],
    ['2026-03-13T12:00:00.000Z', 'due-soon'],
    ['2026-03-13T12:00:00.001Z', 'normal'],
  ] as const)('%s is %s', (endDate, state) => {
    expect(dueState(endDate, now)).toBe(state);
  });

  it('never goes back from overdue as the end date moves into the past', () => {
    const rank = { overdue: 0, 'due-soon': 1, normal: 2 };
    const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const [first, second] = [early, late].map((date) => rank[dueState(date.toISOString(), now)]);
        expect(first).toBeLessThanOrEqual(second ?? -1);
      }),
    );
  });
});

describe('a day without a time', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Europe/Stockholm', '2026-11-21T22:59:59.999Z'],
    ['America/Los_Angeles', '2026-11-22T07:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-21T09:59:59.999Z'],
  ])('ends when it ends in %s', (zone, instant) => {
    vi.stubEnv('TZ', zone);
    expect(endOfCalendarDay('2026-11-21')).toBe(instant);
    expect(calendarDay(instant)).toBe('2026-11-21');
    expect(shortDate(instant)).toBe('Nov 21');
    expect(longDate(instant)).toBe('Nov 21, 2026');
  });
});
