import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { hasMoreSigns, hasMoreValues } from './json-body';

test('values are counted however deep they stand', () => {
  expect(hasMoreValues([1, { a: 2, b: [3, null] }], 6)).toBe(false);
  expect(hasMoreValues([1, { a: 2, b: [3, null] }], 5)).toBe(true);
  for (const plain of [undefined, null, 1, 'text', [], {}]) expect(hasMoreValues(plain, 0)).toBe(false);
  let deep: unknown = [];
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(hasMoreValues(deep, 10)).toBe(true);
  expect(hasMoreValues(deep, 200_000)).toBe(false);
});

test('signs are counted before anything is read', () => {
  expect(hasMoreSigns('[{"a":1},2]', 3)).toBe(false);
  expect(hasMoreSigns('[{"a":1},2]', 2)).toBe(true);
});

const app = useTestApp();

test('a request of very many values is refused as a whole', async () => {
  const { member } = await app.current.addCompany();
  const me = app.current.as(member);
  const many = await me.post('/api/v1/tasks/batch', {
    ids: Array(200_000).fill(1),
    change: { kind: 'delete' },
  });
  expect(many.statusCode).toBe(413);
  expect(many.json()).toMatchObject({ code: 'too-large', message: expect.stringContaining('10,000 values') });
});

test('the longest texts may be full of signs', async () => {
  const { member } = await app.current.addCompany();
  const me = app.current.as(member);
  const created = await me.post('/api/v1/tasks', { title: 'A list', description: ','.repeat(20_000) });
  expect(created.statusCode).toBe(201);
});

test('of many wrong values the first hundred are told', async () => {
  const { member } = await app.current.addCompany();
  const me = app.current.as(member);
  const wrong = await me.post('/api/v1/tasks/batch', {
    ids: Array(400).fill(1),
    change: { kind: 'delete' },
  });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().errors).toHaveLength(100);
  expect(wrong.json().errors[0]).toMatchObject({ path: 'ids.0' });
});

test('names that nobody knows are not repeated at length, however long and many they are', async () => {
  const { member } = await app.current.addCompany();
  const me = app.current.as(member);
  const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`${at}${'x'.repeat(90)}`, 1]));
  const long = { ['x'.repeat(900_000)]: 1 };
  const requests: [string, object][] = [
    ['/api/v1/tasks', many],
    ['/api/v1/tasks', long],
    ['/api/v1/tasks', { title: 'A', customField: { tags: [long] } }],
    ['/api/v1/tasks/batch', { ids: [], change: { kind: 'delete' }, versions: many }],
    ['/api/v1/tasks/batch', { ids: [], change: { kind: 'delete' }, versions: long }],
  ];
  for (const [url, body] of requests) {
    const wrong = await me.post(url, body);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body.length).toBeLessThan(125_000);
  }
  expect((await me.post('/api/v1/tasks', { one: 1, two: 2 })).json().errors).toContainEqual({
    path: 'one',
    message: 'one, two are not known here',
    reason: 'not-known',
    params: { names: ['one', 'two'], count: 2 },
  });
});
