import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, describe, expect, test } from 'vitest';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { postForm } from '@/test/form';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { addAnswer } from '../add-message';
import { BrokenOff } from '../answering/broken-off';
import { clearHandlers } from './clear-thread';

const app = useTestApp();
let company: TestCompany;
let me: TestUser;
beforeEach(async () => {
  company = await app.current.addCompany();
  me = company.member;
});

const as = (user: TestUser) => app.current.as(user);
const write = (message: string, fields = {}, user = me) =>
  postForm(app.current, user, '/api/v1/chat/new-message', { message, ...fields }, [
    { name: 'plan.txt', content: 'The ostrich lives under the stairs.' },
  ]);
const messages = async (user = me): Promise<ChatMessage[]> =>
  (await as(user).get('/api/v1/chat/messages')).json().data;
const clear = async (): Promise<string | null> => (await as(me).delete('/api/v1/chat/messages')).json().id;
const restore = async (id: string | null, user = me) =>
  (await as(user).post(`/api/v1/chat/cleared/${id}/restore`)).statusCode;
const told = async () => {
  const { rows } = await app.current.db.pool.query<{ action: string; data: ChatMessage; audience: string[] }>(
    `select action, data, audience from event where "organizationId" = $1 and resource = 'chat' order by seq`,
    [company.id],
  );
  return rows;
};

describe('one’s own conversation', () => {
  test('is gone at once, with its files, on every screen; nobody else’s is', async () => {
    await write('Where does the ostrich live?');
    await write('Hello', {}, company.admin);
    const before = await messages();
    const file = `/api/v1/chat/attachments/${before[0]?.attachments[0]?.id}`;
    const events = (await told()).length;
    expect(await clear()).toEqual(expect.any(String));
    expect(await messages()).toEqual([]);
    expect(await messages(company.admin)).toHaveLength(2);
    expect((await as(me).get(file)).statusCode).toBe(404);
    expect((await as(me).get(`/api/v1/chat/messages/${before[0]?.id}`)).statusCode).toBe(404);
    const gone = (await told()).slice(events);
    expect(gone.map(({ action, data }) => [action, data.id]).sort()).toEqual(
      before.map(({ id }) => ['delete', id]).sort(),
    );
    for (const { audience } of gone) expect(audience).toEqual([me.id]);
    expect(await clear()).toBeNull();
  });

  test('is no source of answers any more', async () => {
    await write('Read this');
    const ask = async () => {
      const form = { message: 'Where does the ostrich live?' };
      return (await postForm(app.current, me, '/api/v1/chat/new-message', form)).json().data.answer;
    };
    expect(await ask()).toContain('under the stairs');
    await clear();
    expect(await ask()).not.toContain('under the stairs');
  });

  test('comes back as it was, to whoever cleared it', async () => {
    await write('Where does the ostrich live?');
    const before = await messages();
    const id = await clear();
    expect(await restore(id, company.admin)).toBe(404);
    expect(await restore(id)).toBe(204);
    expect(await messages()).toEqual(before);
    expect((await told()).filter(({ action }) => action === 'create')).toHaveLength(2 * before.length);
    expect(await restore(id)).toBe(404);
  });

  test('goes for good with its files when nobody brings it back', async () => {
    await write('Read this');
    const fileId = (await messages())[0]?.attachments[0]?.id;
    const id = await clear();
    const handlers = clearHandlers(app.current.app.deps);
    const run = { signal: new AbortController().signal, isLastAttempt: false } as never;
    await handlers['chat.purge']?.({ organizationId: company.id, clearedId: id }, run);
    expect(await restore(id)).toBe(404);
    expect(await app.current.db.prisma.chatMessage.count({ where: { organizationId: company.id } })).toBe(0);
    const { rows } = await app.current.db.pool.query(
      `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where task_identifier = $1 and p.payload::text like $2`,
      [meetingJobs.forget, `%${company.id}%`],
    );
    expect(rows).toEqual([{ payload: { keys: [`chat/${company.id}/${fileId}`] } }]);
  });

  test('an answer that was being written is not there afterwards', async () => {
    await write('Hello', { isComment: 'true' });
    const questionId = (await messages())[0]?.id ?? '';
    await app.current.db.pool.query(
      'insert into chat_answer ("organizationId", "questionId", place) values ($1, $2, 1)',
      [company.id, questionId],
    );
    await clear();
    const thread = { taskId: null, threadUserId: me.id, audioId: null };
    const db = app.current.db.forCompany(company.id);
    await expect(addAnswer(db, thread, { content: 'Too late', questionId })).rejects.toThrow(BrokenOff);
    expect(await messages()).toEqual([]);
  });
});

test('a ticket’s conversation stays', async () => {
  const { id: taskId } = (await as(me).post('/api/v1/tasks', { title: 'Print' })).json();
  await write('Hello', { taskId });
  expect(await clear()).toBeNull();
  expect((await as(me).get(`/api/v1/chat/messages?taskId=${taskId}`)).json().data).toHaveLength(2);
});
