import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeEach, expect, test } from 'vitest';
import { askedIn, promisesOf } from '../said/said';
import { useReview } from './items.test-kit';

const review = useReview();
let ids: Record<'changed' | 'dismissed' | 'merged', string>;

/** A proposal that somebody has changed, one that was dismissed, and one that was another task, which is gone. */
beforeEach(async () => {
  const add = async (title: string, endDate: string | null = null) =>
    (
      await review.addProposed({
        ...{ title, quote: title, ownerId: review.me.id },
        endDate: endDate === null ? null : new Date(endDate),
      })
    ).taskId;
  ids = {
    changed: await add('Send the slides', '2026-05-01'),
    dismissed: await add('Book the crane'),
    merged: await add('Pay the caterer'),
  };
  const changed = { title: 'Send all slides', userId: review.other.id, endDate: '2026-05-08' };
  const answer = await review.as(review.me).patch(`/api/v1/tasks/${ids.changed}`, changed);
  expect(answer.statusCode, answer.body).toBe(200);
  await review.as(review.me).delete(`/api/v1/tasks/${ids.dismissed}`);
  const target = await review.addTask('Caterer');
  const { actionItems = [] } = (await review.detail()).analysis ?? {};
  const item = actionItems.find(({ taskId }) => taskId === ids.merged);
  const merged = await review.post(`items/${item?.id}/merge`, { taskId: target.id });
  expect(merged.statusCode, merged.body).toBe(200);
});

const hearing = () => ({
  db: review.db.forCompany(review.company.id),
  forEverybody: false,
  audioId: null,
});
const targetId = async () =>
  (await review.as(review.me).get('/api/v1/tasks?limit=10'))
    .json<{ data: Task[] }>()
    .data.find(({ title }) => title === 'Caterer')?.id;

test('a file tells tasks as they stand, and none that was dismissed', async () => {
  const { body } = await review.as(review.me).get(`/api/v1/audios/${review.audioId}/export?format=md`);
  expect(body).toContain('Send all slides');
  expect(body).toContain('Caterer');
  for (const gone of ['Send the slides', 'crane', '2026-05-01']) expect(body).not.toContain(gone);
});

test('whoever asks is told the same', async () => {
  const told = async () => (await askedIn(hearing(), review.audioId, 10)).map(({ title }) => title);
  expect(await told()).toEqual(['Send all slides', 'Caterer']);
  const promised = async (id: string) =>
    (await promisesOf(hearing(), id, [])).map(({ title, endDate }) => [title, endDate]);
  expect(await promised(review.other.id)).toEqual([['Send all slides', '2026-05-08']]);
  expect(await promised(review.me.id)).toEqual([]);
  // Of what was merged, what was said stays.
  await review.as(review.me).delete(`/api/v1/tasks/${await targetId()}`);
  expect(await told()).toEqual(['Send all slides', 'Pay the caterer']);
});

test('what was said twice and became one task is told once', async () => {
  const { id } = await review.addProposed({
    title: 'Order the food',
    quote: 'Order the food',
    startMs: 90_000,
  });
  const merged = await review.post(`items/${id}/merge`, { taskId: await targetId() });
  expect(merged.statusCode, merged.body).toBe(200);
  const told = (await askedIn(hearing(), review.audioId, 10)).map(({ title }) => title);
  expect(told).toEqual(['Send all slides', 'Caterer']);
});

test('what is only possible is told, unless it was put aside', async () => {
  const id = await review.add({ title: 'Water the plants' });
  const loose = async () => (await askedIn(hearing(), review.audioId, 10, true)).map(({ title }) => title);
  expect(await loose()).toEqual(['Water the plants']);
  expect((await review.post(`items/${id}/dismiss`)).statusCode).toBe(200);
  expect(await loose()).toEqual([]);
});
