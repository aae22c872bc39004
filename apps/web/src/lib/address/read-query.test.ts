import { listAudit } from '@tavla/shared/contracts/audit';
import { listUsers } from '@tavla/shared/contracts/users';
import { expect, test } from 'vitest';
import { readDay, readId, readSearch, startOfDay } from './read-query';

const id = '01a2046a-cfc0-738e-b02e-c0659eb5d58d';
const odd = [
  '',
  'null',
  '-1',
  '__proto__',
  '../../auth/logout',
  '\0',
  '\ud800',
  `${'x'.repeat(199)}😀`,
  'x'.repeat(100_000),
  '[object Object]',
  id.slice(1),
  '2026-02-30',
  '+275760-09-13',
  '-000001-01-01',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-03-31T00:00:00Z',
];

test.each(odd)('%j makes no query that the server refuses', (value) => {
  const params = new URLSearchParams({ x: value });
  const q = readSearch(params, 'x').trim() || undefined;
  const one = readId(params, 'x');
  const day = readDay(params, 'x');
  const people = { q, roleId: one, positionId: one, departmentId: one };
  expect(listUsers.query.safeParse(people).error).toBeUndefined();
  const entries = { q, action: q, actorId: one, from: startOfDay(day), to: startOfDay(day, 1) };
  expect(listAudit.query.safeParse(entries).error).toBeUndefined();
});

test('what makes sense is read as it stands', () => {
  const params = new URLSearchParams({ id, q: ' Åsa 😀 ', day: '2026-03-31' });
  expect(readId(params, 'id')).toBe(id);
  expect(readSearch(params, 'q')).toBe(' Åsa 😀 ');
  expect(readDay(params, 'day')).toBe('2026-03-31');
  expect(startOfDay('2026-03-31', 1)).toBe(new Date(2026, 3, 1).toISOString());
  expect(readId(params, 'none') ?? readDay(params, 'none')).toBe('');
});
