import { expect, test } from 'vitest';
import { useReview } from '@/modules/meetings/items/items.test-kit';

const review = useReview();
const secret = 'Ostrich under the stairs';

test('the history of a task names no meeting that was closed, also when that one is deleted', async () => {
  const { me, other, as } = review;
  const meeting = `/api/v1/audios/${review.audioId}`;
  await as(me).patch(meeting, { name: secret });
  const { taskId } = await review.addProposed();
  await as(me).patch(`/api/v1/tasks/${taskId}`, { customField: { status: 'todo' } });
  const history = async (user = other) => (await as(user).get(`/api/v1/tasks/${taskId}/history`)).body;
  expect(await history()).toContain(secret);
  await as(me).patch(meeting, { visibility: { to: 'people', ids: [] } });
  expect([await history(), await history(me)]).toEqual([
    expect.not.stringContaining(secret),
    expect.stringContaining(secret),
  ]);
  await as(me).delete(meeting);
  expect(await history()).not.toContain(secret);
  await as(me).post(`${meeting}/restore`);
  expect(await history(me)).toContain(secret);
});
