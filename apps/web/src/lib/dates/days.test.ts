import { afterEach, expect, test, vi } from 'vitest';
import { dayOf, keptDay, today } from './days';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['Europe/Stockholm', '2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T09:59:59.999Z', '2026-11-21T10:00:00.000Z'],
])('a day ends when it ends in %s', (zone, last, next) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(last) });
  expect([today(), keptDay(last), keptDay('2026-11-21')]).toEqual(Array(3).fill('2026-11-21'));
  expect(keptDay('no Time')).toBe('no Time');
  expect(dayOf(new Date(next))).toBe('2026-11-22');
});
