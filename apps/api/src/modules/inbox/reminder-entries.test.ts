import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { comment, reminder, useSuggestions } from '@/modules/chat/suggestions/suggestions.test-kit';

const scene = useSuggestions();
const { as, add, answered, offer } = scene;

const waits = async () => (await as(scene.company.admin).get('/api/v1/inbox')).json();
const told = async () => {
  const { rows } = await scene.app.db.pool.query(
    `select action, data->>'id' as id, audience from event
     where "organizationId" = $1 and resource = 'inbox' order by seq`,
    [scene.company.id],
  );
  return rows;
};

test.each([
  ['a reminder', (task: Task, id: string) => reminder(task, id, '2020-01-01')],
  ['a mention', (task: Task) => comment(task, 'Look, @Ann Admin')],
])('%s of a deleted task goes from the screen that marks it as read', async (_, entryOf) => {
  const { admin, member } = scene.company;
  const task = await add('Order chairs');
  await scene.app.db.prisma.user.updateMany({
    where: { id: admin.id },
    data: { firstName: 'Ann', lastName: 'Admin' },
  });
  await answered('apply', await offer([entryOf(task, admin.id)]));
  const [entry] = (await waits()).data;
  await as(member).delete(`/api/v1/tasks/${task.id}`);
  expect(await waits()).toEqual({ data: [], unread: 0 });
  const { unread } = (await as(admin).post('/api/v1/inbox/read', { ids: [entry.id] })).json();
  expect(unread).toBe(0);
  expect((await told()).at(-1)).toEqual({ action: 'delete', id: entry.id, audience: [admin.id] });
  await as(member).post(`/api/v1/tasks/${task.id}/restore`, {});
  expect((await waits()).data).toMatchObject([{ id: entry.id, isRead: true }]);
});
