import { expect, test } from 'vitest';
import { uncited } from '@/modules/assistant/model/uncited.test-kit';
import { unawaited, useAnswering } from '../answering/answering.test-kit';

const scene = await useAnswering();
const { model, ask, list, contents, answering, stop } = scene;

const me = () => scene.one.as(scene.company.member);
async function clearAndRestore(): Promise<void> {
  const { id } = (await me().delete('/api/v1/chat/messages')).json();
  expect(await list()).toEqual([]);
  expect((await me().post(`/api/v1/chat/cleared/${id}/restore`)).statusCode).toBe(204);
}
const waits = async () => {
  const { rows } = await scene.one.db.pool.query(
    'select state from chat_answer where "organizationId" = $1',
    [scene.company.id],
  );
  return rows;
};

test('a question whose answer is being written is answered once its conversation is back', async () => {
  await ask(scene.one, unawaited);
  await model.arrived();
  model.write('Twelve ');
  await expect.poll(() => answering()).toMatchObject({ state: 'writing' });
  await clearAndRestore();
  expect(await answering()).toMatchObject({ failure: null });
  await model.arrived(2);
  model.write('Thirteen.');
  model.end();
  await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('Thirteen.')]);
  expect(await waits()).toEqual([]);
});

test('a question that waits is answered once its conversation is back', async () => {
  await ask(scene.one, { ...unawaited, isComment: 'true' });
  const { prisma, pool } = scene.one.db;
  await prisma.chatMessage.updateMany({ where: { id: scene.messageId }, data: { isComment: false } });
  await pool.query('insert into chat_answer ("organizationId", "questionId", place) values ($1, $2, 1)', [
    scene.company.id,
    scene.messageId,
  ]);
  await clearAndRestore();
  await model.arrived();
  model.write('Twelve.');
  model.end();
  await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('Twelve.')]);
  expect(await waits()).toEqual([]);
});

test('a question that failed can be asked again once its conversation is back', async () => {
  model.refuse(500);
  const failed = await ask(scene.one);
  model.refuse(200);
  const before = await list();
  await clearAndRestore();
  expect(await list()).toEqual(before);
  expect(await answering()).toMatchObject({ state: 'failed', failure: failed.json() });
});

test('a question whose answer was stopped stays as it is', async () => {
  await ask(scene.one, unawaited);
  await model.arrived();
  await stop();
  await expect.poll(waits).toEqual([]);
  const before = await list();
  await clearAndRestore();
  expect(await list()).toEqual(before);
  expect(await waits()).toEqual([]);
});

test('whoever waits for an answer in a conversation that is cleared waits no more', async () => {
  const asked = ask(scene.one);
  await model.arrived();
  await me().delete('/api/v1/chat/messages');
  const { statusCode, body } = await asked;
  expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { answer: null } }]);
  model.end();
});
