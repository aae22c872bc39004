import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, it, vi } from 'vitest';
import { countTurns } from '@/test/count-turns';
import { fillColumn } from '@/test/rows/many-tasks';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();

it('a batch of 500 tasks with as many tags as may be is written a little at a time', async () => {
  const company = await test.current.addCompany();
  const ids = await fillColumn(test.current, company.id, 'todo', 500);
  const add = Array.from({ length: 50 }, (_, at) => ({
    id: `${at}`,
    name: `t${at}`,
    category: 'c',
    color: 'red',
  }));
  const turns = countTurns();
  let turn = 0;
  let characters = 0;
  let longest = 0;
  const { stringify } = JSON;
  vi.spyOn(JSON, 'stringify').mockImplementation((...args: Parameters<typeof stringify>) => {
    const text = stringify(...args);
    if (turns.count() > turn) characters = 0;
    turn = turns.count();
    characters += text?.length ?? 0;
    longest = Math.max(longest, characters);
    return text;
  });
  const answer = await test.current
    .as(company.member)
    .post('/api/v1/tasks/batch', { ids, change: { kind: 'tag', add } });
  turns.stop();
  vi.restoreAllMocks();
  expect(answer.statusCode).toBe(200);
  expect(longest).toBeLessThan(500_000);
  const { data } = (await test.current.as(company.member).get('/api/v1/tasks')).json();
  expect(data).toHaveLength(500);
  expect(data.every(({ customField }: Task) => customField.tags.length === 50)).toBe(true);
  const { rows } = await test.current.db.pool.query(
    `select data from event where "organizationId" = $1 order by seq`,
    [company.id],
  );
  expect(rows.map(({ data: task }) => task.id)).toEqual(ids);
  expect(rows.every(({ data: task }) => task.customField.tags.length === 50)).toBe(true);
});
