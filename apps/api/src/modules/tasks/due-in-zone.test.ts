import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { dueInZone } from './due-in-zone';

const test = useTestApp();

it.each([
  ['2026-01-15', 'Europe/Stockholm', '2026-01-15T22:59:59.999Z'],
  ['2026-07-15', 'Europe/Stockholm', '2026-07-15T21:59:59.999Z'],
  // The clocks change on this day.
  ['2026-03-29', 'Europe/Stockholm', '2026-03-29T21:59:59.999Z'],
  ['2026-01-15', 'America/New_York', '2026-01-16T04:59:59.999Z'],
  ['2026-01-15', null, '2026-01-15T23:59:59.999Z'],
])('the day %s in %s ends at %s', (endDate, timeZone, end) => {
  expect(dueInZone({ endDate }, timeZone)).toEqual({ endDate: end });
});

it('leaves instants, a cleared date and no date as they are', () => {
  for (const input of [{ endDate: '2026-01-15T10:00:00Z' }, { endDate: null }, {}])
    expect(dueInZone(input, 'Europe/Stockholm')).toEqual(input);
});

it('is what a day alone means in every call that takes a due date', async () => {
  const { member } = await test.current.addCompany();
  const as = test.current.as(member);
  await as.patch('/auth/me', { timeZone: 'Asia/Tokyo' });
  const made = (await as.post('/api/v1/tasks', { title: 'Due', endDate: '2026-05-01' })).json<Task>();
  expect(made.endDate).toBe('2026-05-01T14:59:59.999Z');
  const changed = await as.patch(`/api/v1/tasks/${made.id}`, { endDate: '2026-05-02' });
  expect(changed.json().endDate).toBe('2026-05-02T14:59:59.999Z');
  const change = { kind: 'due', endDate: '2026-05-03' };
  const batch = await as.post('/api/v1/tasks/batch', { ids: [made.id], change });
  expect(batch.json().data[0].endDate).toBe('2026-05-03T14:59:59.999Z');
  for (const endDate of ['2026-02-30', '0000-01-01', 'tomorrow', ''])
    expect((await as.patch(`/api/v1/tasks/${made.id}`, { endDate })).statusCode, endDate).toBe(400);
});
