import { describe, expect, test } from 'vitest';
import { uncited } from '@/modules/assistant/model/uncited.test-kit';
import { addMeeting } from '@/test/rows/add-meeting';
import { unawaited, useAnswering } from './answering.test-kit';

const scene = await useAnswering();
const { model, ask, contents, answering, again, stop } = scene;

describe('an engine that fails', () => {
  test('is told to everybody in words, and asked again by whoever asked', async () => {
    model.refuse(500);
    const failed = await ask(scene.one);
    expect([failed.statusCode, failed.json().reason]).toEqual([503, 'engine-failing']);
    expect(await answering()).toMatchObject({ state: 'failed', failure: failed.json() });
    model.refuse(200);
    const before = model.asked.length;
    expect((await again(scene.two, scene.company.admin)).statusCode).toBe(404);
    expect((await again(scene.two)).json()).toMatchObject({
      id: scene.messageId,
      answering: { failure: null },
    });
    await model.arrived(before + 1);
    expect((await again(scene.one)).statusCode).toBe(200);
    model.write('Twelve.');
    model.end();
    await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('Twelve.')]);
    expect((await again(scene.one)).json()).toMatchObject({ statusCode: 409, reason: 'answered-already' });
    expect(model.asked).toHaveLength(before + 1);
  });

  test('a moment long is not told at all', async () => {
    model.refuse(500);
    const asked = ask(scene.one);
    await expect.poll(() => model.asked.length).toBeGreaterThan(0);
    model.refuse(200);
    await expect.poll(() => model.asked.at(-1)?.statusCode).toBe(200);
    model.write('Twelve.');
    model.end();
    expect((await asked).json().data.answer).toBe(uncited('Twelve.'));
  });

  test('in its middle is asked once more, and what it wrote first is no part of what it writes then', async () => {
    const asked = ask(scene.one, {}, 'text/event-stream');
    const beside = ask(scene.two);
    await model.arrived();
    model.write('Twelve or so, ');
    await expect.poll(async () => (await answering())?.text).toBe('Twelve or so,');
    model.breakOff();
    await model.arrived(2);
    expect(await answering()).toMatchObject({ state: 'writing', attempt: 2, text: '' });
    model.write('Thirteen euros. ');
    await expect.poll(async () => (await answering())?.text).toBe('Thirteen euros.');
    model.end();
    const whole = uncited('Thirteen euros. ');
    expect((await beside).json()).toEqual({ data: { answer: whole } });
    const { body } = await asked;
    expect(body).toContain(JSON.stringify({ answer: whole }));
    expect(body).not.toContain('{"error"');
    expect(await contents()).toEqual(['What does it cost?', whole]);
  });

  test('in its middle, and is stopped before its next word, leaves nothing', async () => {
    const asked = ask(scene.one);
    await model.arrived();
    model.write('Twelve or so, ');
    await expect.poll(async () => (await answering())?.text).toBe('Twelve or so,');
    model.breakOff();
    await model.arrived(2);
    expect((await stop(scene.two)).statusCode).toBe(204);
    expect((await asked).json()).toEqual({ data: { answer: null } });
    expect(await contents()).toEqual(['What does it cost?']);
  });

  test('and wants a while is told at once, with how long', async () => {
    model.refuse(429, { 'retry-after': '30' });
    const failed = await ask(scene.one);
    expect([failed.statusCode, failed.json().reason]).toEqual([503, 'engine-rate-limited-for']);
    expect(model.asked).toHaveLength(1);
  });
});

describe('rights that are lost meanwhile', () => {
  test('while it is written: it ends, and says why', async () => {
    const { pool } = scene.one.db;
    await ask(scene.one, unawaited);
    await model.arrived();
    await pool.query('delete from role_permission where "roleId" = $1 and action = $2 and resource = $3', [
      scene.company.roles.user,
      'create',
      'chat',
    ]);
    await expect.poll(async () => (await answering())?.state).toBe('failed');
    expect((await answering())?.failure).toMatchObject({ reason: 'asker-may-not' });
    expect(await contents()).toEqual(['What does it cost?']);
    await expect.poll(() => model.asked[0]?.destroyed).toBe(true);
  });

  test.each(['ticket', 'meeting'])(
    'a %s that is closed to who asked: it ends, for them too',
    async (where) => {
      const { prisma } = scene.one.db;
      const { id: organizationId, admin } = scene.company;
      const audioId = await addMeeting(prisma, organizationId, { createdById: admin.id });
      const taskId = await scene.addTask();
      const proposed = { status: 'on-approval', column: 'pending', originAudioId: audioId, originStartMs: 0 };
      await prisma.task.update({
        where: { organizationId_id: { organizationId, id: taskId } },
        data: proposed,
      });
      const place: Record<string, string> = where === 'ticket' ? { taskId } : { audioId };
      const asked = ask(scene.one, place, 'text/event-stream');
      await model.arrived();
      model.write('Twelve euros ');
      await scene.one
        .as(admin)
        .patch(`/api/v1/audios/${audioId}`, { visibility: { to: 'people', ids: [admin.id] } });
      expect((await asked).payload).toContain('"reason":"asker-may-not"');
      await expect.poll(() => model.asked[0]?.destroyed).toBe(true);
    },
  );

  test('a ticket that is deleted ends its answer', async () => {
    const taskId = await scene.addTask();
    await ask(scene.one, { ...unawaited, taskId });
    await model.arrived();
    await scene.one.db.pool.query('delete from chat_message where id = $1', [scene.messageId]);
    await expect.poll(() => model.asked[0]?.destroyed).toBe(true);
    const { rows } = await scene.one.db.pool.query('select 1 from chat_message where "taskId" = $1', [
      taskId,
    ]);
    expect(rows).toEqual([]);
  });
});
