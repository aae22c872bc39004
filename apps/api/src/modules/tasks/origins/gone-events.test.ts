import { expect, test } from 'vitest';
import { goneEvents } from './gone-events';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
const readers = (named: number) => ({
  ...{ createdById: null, visibility: 'people' },
  visibleToIds: ids(named / 2),
  presentIds: ids(named / 2),
});

test('each proposal is told as gone, however many people it is gone for', () => {
  expect(goneEvents(['a', 'b'], null)).toEqual([
    { resource: 'tasks', action: 'delete', data: { id: 'a' }, audience: null },
    { resource: 'tasks', action: 'delete', data: { id: 'b' }, audience: null },
  ]);
  expect(goneEvents(ids(3_000), null)).toHaveLength(3_000);
  expect(goneEvents(ids(3_000), { meetingId: 'm' })).toHaveLength(3_000);
});

test.each([
  ['people', (named: number) => ids(named)],
  ['who could see it', (named: number) => ({ readers: readers(named) })],
  ['who lose it', (named: number) => ({ lostBy: readers(named), meetingId: 'm' })],
])('beyond 50,000 ids of %s in all, those people and nobody else load anew', (_, audienceOf) => {
  const most = goneEvents(ids(50), audienceOf(1_000));
  expect(most).toHaveLength(50);
  expect(new Set(most.map(({ resource }) => resource))).toEqual(new Set(['tasks']));
  const audience = audienceOf(1_002);
  expect(goneEvents(ids(50), audience)).toEqual([{ resource: '*', action: 'resync', data: null, audience }]);
});

test('nothing is told where nothing is gone', () => {
  expect(goneEvents([], readers(0).visibleToIds)).toEqual([]);
});
