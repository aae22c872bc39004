import type { ActionItem } from '@tavla/shared/meetings/action-items';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '@/db/transaction';
import { useReview } from './items.test-kit';

const review = useReview();
const { post, add, addProposed, addTask, task, detail } = review;

describe('a possible task', () => {
  test('becomes a proposal with its words, once, however many ask at the same time', async () => {
    const id = await add({
      title: 'Call the bank',
      confidence: 0.3,
      ownerId: review.other.id,
      endDate: new Date('2026-12-01'),
    });
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(`items/${id}/propose`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const taskIds = new Set(answers.map((answer) => answer.json<ActionItem>().taskId));
    expect(taskIds.size).toBe(1);
    expect(await task([...taskIds][0] ?? null)).toMatchObject({
      title: 'Call the bank',
      ...{ userId: review.other.id, endDate: '2026-12-01', currentStatus: { status: 'on-approval' } },
      origin: { audioId: review.audioId, startMs: 1_000, quote: 'I send the slides' },
    });
    const { data } = (await review.as(review.me).get('/api/v1/tasks')).json();
    expect(data).toHaveLength(1);
  });

  test('is locked after its meeting, as the steps of the transcription lock them', async () => {
    const id = await add({ confidence: 0.3 });
    const { pool } = review.db;
    await inTransaction(pool, async (step) => {
      const lock = async (table: string, rest: string, of: string) =>
        step.query(`select 1 from ${table} where id = $1 for update ${rest}`, [of]);
      await lock('audio', '', review.audioId);
      const proposed = post(`items/${id}/propose`);
      const blocked =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(async () => (await pool.query(blocked)).rowCount).toBe(1);
      await lock('action_item', 'nowait', id);
      await step.query('commit');
      expect((await proposed).statusCode).toBe(200);
    });
  });

  test('is put aside and taken back; on the board it is a task', async () => {
    const id = await add({ confidence: 0.3 });
    expect((await post(`items/${id}/dismiss`)).json()).toMatchObject({ isDismissed: true, version: 2 });
    expect((await detail()).analysis?.actionItems).toMatchObject([{ id, isDismissed: true }]);
    expect((await post(`items/${id}/restore`)).json()).toMatchObject({ isDismissed: false });
    const proposed = await addProposed();
    const refused = await post(`items/${proposed.id}/dismiss`);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'item-on-board']);
    expect(refused.json().current).toMatchObject({ id: proposed.id, taskId: proposed.taskId });
  });
});

describe('a proposal', () => {
  test('is only possible again when it is withdrawn, and nobody is asked about it', async () => {
    await review.attend(review.other);
    const item = await addProposed();
    const asked = async () => (await review.inbox(review.other)).data.map((entry) => entry.item.id);
    expect(await asked()).toEqual([item.id]);
    for (const _ of ['first', 'second']) {
      expect((await post(`items/${item.id}/withdraw`)).json()).toMatchObject({ taskId: null });
    }
    expect(await asked()).toEqual([]);
    expect((await review.as(review.me).get(`/api/v1/tasks/${item.taskId}`)).statusCode).toBe(404);
    expect((await post(`items/${item.id}/propose`)).json().taskId).not.toBeNull();
  });

  test('is not asked about again of whoever said it is not theirs, when it comes back to the board', async () => {
    const third = await review.addUser();
    await review.attend(review.other, third);
    const item = await addProposed();
    const asked = async (user: typeof third) => (await review.inbox(user)).data.map((entry) => entry.item.id);
    expect((await post(`items/${item.id}/claim`, { userId: null }, third)).statusCode).toBe(200);
    await post(`items/${item.id}/withdraw`);
    expect([await asked(review.other), await asked(third)]).toEqual([[], []]);
    await post(`items/${item.id}/propose`);
    expect([await asked(review.other), await asked(third)]).toEqual([[item.id], []]);
  });

  test('that was approved is not withdrawn', async () => {
    const { id, taskId } = await addProposed();
    await review.as(review.me).patch(`/api/v1/tasks/${taskId}`, { customField: { status: 'todo' } });
    const refused = await post(`items/${id}/withdraw`);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'item-decided']);
    expect((await task(taskId)).currentStatus.status).toBe('todo');
  });

  test('that the trash has let go of is only possible: it can be claimed, put aside, proposed and merged', async () => {
    const target = await addTask('Slides for Monday');
    const items = await Promise.all(Array.from({ length: 4 }, () => addProposed()));
    await review.prisma().task.deleteMany({ where: { id: { in: items.map(({ taskId }) => taskId) } } });
    const decide = async (at: number, rest: string, body = {}) => {
      const answer = await post(`items/${items[at]?.id}/${rest}`, body);
      return [answer.statusCode, answer.json()];
    };
    const { id } = review.me;
    expect(await decide(0, 'claim', { userId: id })).toMatchObject([200, { ownerId: id, taskId: null }]);
    expect(await decide(1, 'dismiss')).toMatchObject([200, { isDismissed: true, taskId: null }]);
    const [status, proposed] = await decide(2, 'propose');
    expect([status, proposed.taskId === items[2]?.taskId]).toEqual([200, false]);
    expect((await task(proposed.taskId)).currentStatus.status).toBe('on-approval');
    expect(await decide(3, 'merge', { taskId: target.id })).toMatchObject([
      200,
      { taskId: target.id, isMerged: true },
    ]);
  });
});

describe('whose an action item is', () => {
  test('gives the task to them, and whoever says otherwise later is told what stands', async () => {
    const { id, taskId } = await addProposed();
    const answer = await post(`items/${id}/claim`, { userId: review.me.id });
    expect(answer.json()).toMatchObject({ ownerId: review.me.id });
    expect((await task(taskId)).userId).toBe(review.me.id);
    expect((await post(`items/${id}/claim`, { userId: review.me.id })).statusCode).toBe(200);
    const late = await post(`items/${id}/claim`, { userId: review.other.id }, review.other);
    expect([late.statusCode, late.json().reason]).toEqual([409, 'item-has-owner']);
    expect(late.json().current.ownerId).toBe(review.me.id);
  });

  test('is one of sixteen who say so at once', async () => {
    const { id, taskId } = await addProposed();
    const people = await Promise.all(Array.from({ length: 16 }, () => review.addUser()));
    const answers = await Promise.all(
      people.map((person) => post(`items/${id}/claim`, { userId: person.id }, person)),
    );
    const won = people.filter((_, at) => answers[at]?.statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(15).fill(409)]);
    expect((await task(taskId)).userId).toBe(won[0]?.id);
  });

  test('reaches the task of one that is proposed in the same moment', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const id = await add({ title, confidence: 0.3 });
      const answers = await Promise.all([
        post(`items/${id}/propose`),
        post(`items/${id}/claim`, { userId: review.me.id }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const found = (await detail()).analysis?.actionItems.find((item) => item.id === id);
      expect((await task(found?.taskId ?? null)).userId).toBe(review.me.id);
    }
  });

  test('cannot be said of a task that the board gave to somebody', async () => {
    const { id, taskId } = await addProposed();
    await review.as(review.me).patch(`/api/v1/tasks/${taskId}`, { userId: review.other.id });
    expect((await post(`items/${id}/claim`, { userId: review.me.id })).statusCode).toBe(409);
    expect((await task(taskId)).userId).toBe(review.other.id);
  });

  test('is nobody once they have left the company, and can be said anew', async () => {
    const gone = await review.addUser();
    await review.attend(review.other);
    const about = { ownerId: gone.id, ownerCandidates: [gone.id] };
    const item = await addProposed(about);
    const possible = await add(about);
    const answer = await review.as(review.company.admin).delete(`/api/v1/users/${gone.id}`);
    expect(answer.statusCode).toBeLessThan(300);
    expect((await post(`items/${possible}/propose`)).json()).toMatchObject({ ownerId: null });
    const asked = (await review.inbox(review.other)).data.map((entry) => entry.item.id);
    expect(asked.sort()).toEqual([item.id, possible].sort());
    expect((await post(`items/${item.id}/claim`, { userId: review.me.id })).statusCode).toBe(200);
    expect((await task(item.taskId)).userId).toBe(review.me.id);
  });

  test('is somebody of the company', async () => {
    const { id, taskId } = await addProposed();
    for (const itemId of [id, await add()]) {
      const refused = await post(`items/${itemId}/claim`, { userId: newId() });
      expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, 'userId']);
    }
    expect((await task(taskId)).userId).toBeNull();
  });
});

describe('an action item that is a task already', () => {
  test('takes its proposal from the board, and both come back', async () => {
    const item = await addProposed();
    const target = await addTask('Slides for Monday');
    const merged = await post(`items/${item.id}/merge`, { taskId: target.id });
    expect(merged.json()).toMatchObject({ taskId: target.id, isMerged: true });
    const isThere = async () =>
      (await review.as(review.me).get(`/api/v1/tasks/${item.taskId}`)).statusCode === 200;
    expect(await isThere()).toBe(false);
    const mentions = async () =>
      (await review.as(review.me).get(`/api/v1/tasks/${target.id}/mentions`)).json().data;
    expect(await mentions()).toMatchObject([
      { audioId: review.audioId, meetingName: 'Planning', quote: item.quote, status: null, hasSound: false },
    ]);
    const twice = await post(`items/${item.id}/merge`, { taskId: target.id });
    expect([twice.statusCode, twice.json().reason]).toEqual([409, 'item-decided']);
    expect((await post(`items/${item.id}/unmerge`)).json()).toMatchObject({
      ...{ taskId: item.taskId, isMerged: false },
    });
    expect([await isThere(), await mentions()]).toEqual([true, []]);
    expect((await post(`items/${item.id}/unmerge`)).statusCode).toBe(200);
  });

  test('is only possible again when the trash has let go of what it proposed', async () => {
    const item = await addProposed();
    const target = await addTask('Slides for Monday');
    await post(`items/${item.id}/merge`, { taskId: target.id });
    await review.prisma().task.deleteMany({ where: { id: item.taskId } });
    const taken = await post(`items/${item.id}/unmerge`);
    expect(taken.json()).toMatchObject({ taskId: null, isMerged: false });
    expect((await post(`items/${item.id}/propose`)).statusCode).toBe(200);
  });

  test('is none that was approved, that is its own or that is not there; nothing changes then', async () => {
    const item = await addProposed();
    const target = await addTask('Slides');
    const merge = async (taskId: string) => {
      const { statusCode } = await post(`items/${item.id}/merge`, { taskId });
      return statusCode;
    };
    expect([await merge(item.taskId), await merge(newId())]).toEqual([409, 404]);
    await review.as(review.me).patch(`/api/v1/tasks/${item.taskId}`, { customField: { status: 'todo' } });
    expect(await merge(target.id)).toBe(409);
    await review.as(review.me).delete(`/api/v1/tasks/${target.id}`);
    const other = await add({ confidence: 0.3 });
    expect((await post(`items/${other}/merge`, { taskId: target.id })).statusCode).toBe(404);
    const { analysis } = await detail();
    expect(analysis?.actionItems.map(({ isMerged }) => isMerged)).toEqual([false, false]);
    expect((await task(item.taskId)).currentStatus.status).toBe('todo');
  });

  test('is none that is only proposed itself', async () => {
    const item = await addProposed();
    const other = await addProposed({ title: 'Slides' });
    const refused = await post(`items/${item.id}/merge`, { taskId: other.taskId });
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'merge-into-proposal']);
    expect(refused.json().message).toContain('Slides');
    expect((await task(item.taskId)).currentStatus.status).toBe('on-approval');
  });

  test('is offered what is called alike on the board, itself left out', async () => {
    const item = await addProposed({ title: 'Send the slides to Lucia' });
    const alike = await addTask('Slides: send to Lucia');
    await addTask('Book the room');
    const { data } = (await review.as(review.me).get(review.path(`items/${item.id}/similar`))).json();
    expect(data).toEqual([{ id: alike.id, title: 'Slides: send to Lucia', status: 'todo' }]);
  });
});

test('an item of another meeting is not there', async () => {
  const id = await add();
  const other = newId();
  const path = (rest: string) => `/api/v1/audios/${other}/items/${id}/${rest}`;
  for (const [rest, body] of [
    ['propose'],
    ['dismiss'],
    ['claim', { userId: null }],
    ['unclaim', { userId: newId() }],
    ['unmerge'],
  ] as const) {
    expect((await review.as(review.me).post(path(rest), body ?? {})).statusCode).toBe(404);
  }
});

test('what is decided is told to those who may see the meeting', async () => {
  await review.prisma().audio.updateMany({ where: { id: review.audioId }, data: { visibility: 'people' } });
  const id = await add({ confidence: 0.3 });
  await post(`items/${id}/dismiss`);
  expect(await review.told('transcripts')).toMatchObject([
    {
      action: 'update',
      data: { id: review.audioId, items: [{ id, isDismissed: true }] },
      audience: [review.me.id],
    },
  ]);
});
