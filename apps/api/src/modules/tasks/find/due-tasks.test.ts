import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { selectDueTasks } from './due-tasks.repo';

const test = useTestApp({ WORKER: 'off' });

it('keeps what is still to come where more is due than a calendar shows, then what was due last', async () => {
  const { id, member } = await test.current.addCompany();
  const ends = ['2026-01-05', '2026-03-01', '2026-03-09', '2026-03-10', '2026-03-11', '2026-12-01'];
  for (const endDate of ends)
    await test.current.as(member).post('/api/v1/tasks', { title: 'Print', endDate, userId: member.id });
  const db = test.current.app.deps.db.forCompany(id, member.id);
  const shown = async (limit: number) => {
    const days = { onlyOwn: true, from: '2026-01-01', today: '2026-03-10' };
    return (await selectDueTasks(db, { ...days, limit })).map(({ endDate }) => endDate);
  };
  expect(await shown(9)).toEqual(ends);
  expect(await shown(5)).toEqual(ends.slice(1));
  expect(await shown(3)).toEqual(ends.slice(3));
  expect(await shown(2)).toEqual(ends.slice(3, 5));
});
