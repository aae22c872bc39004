import type { Task } from '@tavla/shared/contracts/tasks';
import { describe, expect, test } from 'vitest';
import { useReview } from '../items/items.test-kit';

const review = useReview();
const { post, addReport, addTask, task, detail } = review;
const statusOf = async ({ id }: Task) => (await task(id)).currentStatus.status;
const move = (one: Task, status: string) =>
  review.as(review.me).patch(`/api/v1/tasks/${one.id}`, { customField: { status } });

describe('what a meeting says of a task', () => {
  test('moves it once somebody says so, and back when they take that back', async () => {
    const login = await addTask('Login fix');
    const id = await addReport(login.id);
    expect(await statusOf(login)).toBe('todo');
    expect((await post(`updates/${id}/apply`)).json()).toMatchObject({ decision: 'applied', version: 2 });
    expect(await statusOf(login)).toBe('done');
    expect((await post(`updates/${id}/apply`)).json()).toMatchObject({ decision: 'applied', version: 2 });
    expect((await post(`updates/${id}/reopen`)).json()).toMatchObject({ decision: null });
    expect(await statusOf(login)).toBe('todo');
    expect((await detail()).analysis?.updates).toMatchObject([{ id, decision: null }]);
  });

  test('remembers where the task came from, however many apply it at once', async () => {
    const login = await addTask('Login fix');
    const id = await addReport(login.id);
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(`updates/${id}/apply`)));
    expect(answers.map((answer) => answer.json().version)).toEqual(Array(16).fill(2));
    await post(`updates/${id}/reopen`);
    expect(await statusOf(login)).toBe('todo');
  });

  test('leaves it where a colleague has moved it since', async () => {
    const login = await addTask('Login fix');
    const id = await addReport(login.id);
    await post(`updates/${id}/apply`);
    await move(login, 'in-progress');
    await post(`updates/${id}/reopen`);
    expect(await statusOf(login)).toBe('in-progress');
  });

  test('is noted where the task stands there already, and taking it back moves nothing', async () => {
    const login = await addTask('Login fix');
    await move(login, 'done');
    const id = await addReport(login.id);
    expect((await post(`updates/${id}/apply`)).statusCode).toBe(200);
    await post(`updates/${id}/reopen`);
    expect(await statusOf(login)).toBe('done');
  });

  test('is dismissed, and the task stays', async () => {
    const login = await addTask('Login fix');
    const id = await addReport(login.id);
    expect((await post(`updates/${id}/dismiss`)).json()).toMatchObject({ decision: 'dismissed' });
    expect(await statusOf(login)).toBe('todo');
  });

  test('moves nothing where the task is blocked or gone', async () => {
    const login = await addTask('Login fix');
    const blocked = await addReport(login.id, 'blocked');
    const refused = await post(`updates/${blocked}/apply`);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'update-of-blocked']);
    const id = await addReport(login.id);
    await review.as(review.me).delete(`/api/v1/tasks/${login.id}`);
    expect((await post(`updates/${id}/apply`)).statusCode).toBe(404);
    expect((await detail()).analysis?.updates.map(({ decision }) => decision)).toEqual([null, null]);
  });

  test('stands on the task for those who may see the meeting', async () => {
    const login = await addTask('Login fix');
    const id = await addReport(login.id, 'blocked');
    const mentions = async (user = review.me) =>
      (await review.as(user).get(`/api/v1/tasks/${login.id}/mentions`)).json().data;
    const [said] = await mentions(review.other);
    expect(said).toMatchObject({ status: 'blocked', quote: 'The slides are done', startMs: 3_000 });
    await review.prisma().audio.updateMany({ where: { id: review.audioId }, data: { visibility: 'people' } });
    expect([await mentions(review.other), (await mentions()).length]).toEqual([[], 1]);
    await post(`updates/${id}/dismiss`);
    expect(await mentions()).toEqual([]);
  });
});
