import { expect, test } from 'vitest';
import { useReview } from './items.test-kit';

const review = useReview();
const { post, add, addProposed, attend, inbox, told, task } = review;

test('an item is nobody’s again when that is taken back, and who may mean it is asked anew', async () => {
  await review.attend(review.other);
  const asked = async () => (await review.inbox(review.other)).data.map((entry) => entry.item.id);
  const { id, taskId } = await addProposed();
  const [owner, wrong] = [{ userId: review.me.id }, { userId: review.other.id }];
  await post(`items/${id}/claim`, owner);
  expect(await asked()).toEqual([]);
  expect((await post(`items/${id}/unclaim`, wrong)).json()).toMatchObject({ reason: 'item-has-owner' });
  for (const _ of ['first', 'second']) {
    const answer = await post(`items/${id}/unclaim`, owner);
    expect([answer.statusCode, answer.json().ownerId]).toEqual([200, null]);
  }
  expect((await task(taskId)).userId).toBeNull();
  expect(await asked()).toEqual([id]);
  expect((await post(`items/${id}/claim`, wrong)).json()).toMatchObject({ ownerId: review.other.id });
  const possible = await add({ confidence: 0.3 });
  await post(`items/${possible}/claim`, owner);
  expect((await post(`items/${possible}/unclaim`, owner)).json()).toMatchObject({
    ownerId: null,
    taskId: null,
  });
});

test('an item is not taken back once the board has given the task to somebody else', async () => {
  const { id, taskId } = await addProposed();
  await post(`items/${id}/claim`, { userId: review.me.id });
  await review.as(review.me).patch(`/api/v1/tasks/${taskId}`, { userId: review.other.id });
  expect((await post(`items/${id}/unclaim`, { userId: review.me.id })).statusCode).toBe(409);
  expect((await task(taskId)).userId).toBe(review.other.id);
});

test('a second undo takes no task away that the board has given since', async () => {
  const { id, taskId } = await addProposed();
  await post(`items/${id}/claim`, { userId: review.me.id });
  await post(`items/${id}/unclaim`, { userId: review.me.id });
  await review.as(review.other).patch(`/api/v1/tasks/${taskId}`, { userId: review.me.id });
  await post(`items/${id}/unclaim`, { userId: review.me.id });
  expect((await task(taskId)).userId).toBe(review.me.id);
});

test('an undo takes no task from who had it before the item was merged with it', async () => {
  const item = await addProposed();
  const target = await review.addTask('Slides for Monday');
  await review.as(review.me).patch(`/api/v1/tasks/${target.id}`, { userId: review.me.id });
  await post(`items/${item.id}/merge`, { taskId: target.id });
  await post(`items/${item.id}/unclaim`, { userId: review.me.id });
  expect((await task(target.id)).userId).toBe(review.me.id);
});

test('who claims while it is taken back leaves no question, and the next who takes it back tells whom is asked', async () => {
  await attend(review.me, review.other);
  const people = await Promise.all(Array.from({ length: 8 }, () => review.addUser()));
  const left: number[] = [];
  let untold = 0;
  for (let round = 0; round < 15; round++) {
    const { id } = await addProposed({ title: `Thing ${round}` });
    await Promise.all(
      people.flatMap((p) =>
        ['claim', 'unclaim'].map((what) => post(`items/${id}/${what}`, { userId: p.id }, p)),
      ),
    );
    const owner = (await review.detail()).analysis?.actionItems.find((item) => item.id === id)?.ownerId;
    if (!owner) continue;
    const where = { organizationId: review.company.id, itemId: id };
    left.push(await review.prisma().inboxEntry.count({ where }));
    const before = (await told('inbox')).length;
    await post(`items/${id}/unclaim`, { userId: owner });
    const isAsked = (await inbox(review.other)).data.some((entry) => entry.item.id === id);
    if (isAsked && (await told('inbox')).length === before) untold += 1;
  }
  expect([left.filter((count) => count > 0).length, untold]).toEqual([0, 0]);
}, 60_000);

test('what is nobody’s already is neither saved nor told again', async () => {
  const { id } = await addProposed();
  const version = (await post(`items/${id}/unclaim`, { userId: review.me.id })).json().version;
  expect((await post(`items/${id}/unclaim`, { userId: review.me.id })).json().version).toBe(version);
});
