import type { ActionItem } from '@tavla/shared/meetings/action-items';
import { expect, test } from 'vitest';
import { askedIn, promisesOf } from '../said/said';
import { useReview } from './items.test-kit';

const review = useReview();
const { post, add, task, detail } = review;
const here = () => review.as(review.me);

const propose = async (id: string) => (await post(`items/${id}/propose`)).json<ActionItem>();
const shown = async () => (await detail()).analysis?.actionItems.map(({ taskId }) => taskId);
const onBoard = async () =>
  (await here().get('/api/v1/tasks')).json<{ data: { id: string }[] }>().data.map(({ id }) => id);

/** A possible task that was proposed and withdrawn; with the card that it had. */
async function withdrawn() {
  const id = await add({ confidence: 0.3 });
  const { taskId } = await propose(id);
  await here().patch(`/api/v1/tasks/${taskId}`, { title: 'Send all slides' });
  await post(`items/${id}/withdraw`);
  expect([await shown(), await onBoard()]).toEqual([[null], []]);
  return { id, taskId: taskId ?? '' };
}

test('what was withdrawn and is proposed again is the same card, with what people made of it', async () => {
  const { id, taskId } = await withdrawn();
  await post(`items/${id}/claim`, { userId: review.other.id });
  const answers = await Promise.all(Array.from({ length: 8 }, () => propose(id)));
  expect(new Set(answers.map((item) => item.taskId))).toEqual(new Set([taskId]));
  expect([await shown(), await onBoard()]).toEqual([[taskId], [taskId]]);
  expect(await task(taskId)).toMatchObject({
    ...{ title: 'Send all slides', userId: review.other.id, currentStatus: { status: 'on-approval' } },
  });
});

test('a withdrawn proposal that comes back from the trash is what its item proposes', async () => {
  const { id, taskId } = await withdrawn();
  expect((await here().post(`/api/v1/tasks/${taskId}/restore`)).statusCode).toBe(200);
  expect(await shown()).toEqual([taskId]);
  expect((await post(`items/${id}/dismiss`)).json().reason).toBe('item-on-board');
  const proposed = await propose(id);
  expect([proposed.taskId, await propose(id)]).toEqual([taskId, proposed]);
  expect(await onBoard()).toEqual([taskId]);
  await post(`items/${id}/withdraw`);
  expect([await shown(), await onBoard()]).toEqual([[null], []]);
});

test('what the trash has let go of is proposed anew', async () => {
  const { id, taskId } = await withdrawn();
  await review.prisma().task.deleteMany({ where: { id: taskId } });
  const anew = (await propose(id)).taskId;
  expect([anew === taskId, await onBoard()]).toEqual([false, [anew]]);
});

test('one that came back is told as every other task of its meeting, and asked about', async () => {
  const { id, taskId } = await withdrawn();
  await here().post(`/api/v1/tasks/${taskId}/restore`);
  const changed = { title: 'Send every slide', customField: { status: 'todo' } };
  expect((await here().patch(`/api/v1/tasks/${taskId}`, changed)).statusCode).toBe(200);
  const hearing = { db: review.db.forCompany(review.company.id), forEverybody: false, audioId: null };
  const asked = (isLoose: boolean) => askedIn(hearing, review.audioId, 10, isLoose);
  expect([await asked(false), await asked(true)]).toMatchObject([[{ title: 'Send every slide' }], []]);
  const file = await here().get(`/api/v1/audios/${review.audioId}/export?format=md`);
  expect(file.body).toContain('Send every slide');

  await review.attend(review.other);
  await review.addProposed({ title: 'Book the room', ownerId: review.me.id });
  expect((await review.inbox(review.other)).data.map(({ item }) => item.id)).toEqual([id]);
  await here().patch(`/api/v1/tasks/${taskId}`, { userId: review.other.id });
  expect((await review.inbox(review.other)).data).toEqual([]);
  expect(await promisesOf(hearing, review.other.id, [])).toMatchObject([
    { taskId, title: 'Send every slide' },
  ]);
});

test('what was withdrawn and merged then is the same card when the merge is taken back', async () => {
  const { id, taskId } = await withdrawn();
  const target = await review.addTask('Slides');
  expect((await post(`items/${id}/merge`, { taskId: target.id })).json()).toMatchObject({ isMerged: true });
  expect((await post(`items/${id}/unmerge`)).json()).toMatchObject({ taskId: null, isMerged: false });
  expect(await onBoard()).toEqual([target.id]);
  expect((await propose(id)).taskId).toBe(taskId);
  expect((await task(taskId)).title).toBe('Send all slides');
});

test('what was withdrawn comes back from the trash beside a merge, and stands for its item after that', async () => {
  const { id, taskId } = await withdrawn();
  const target = await review.addTask('Slides');
  await post(`items/${id}/merge`, { taskId: target.id });
  await here().post(`/api/v1/tasks/${taskId}/restore`);
  expect(await shown()).toEqual([target.id]);
  expect((await post(`items/${id}/unmerge`)).json()).toMatchObject({ taskId, isMerged: false });
});
