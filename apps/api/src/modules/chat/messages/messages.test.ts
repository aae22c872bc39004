import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let taskId: string;
let priya: TestUser;

beforeEach(async () => {
  company = await app.current.addCompany();
  priya = await app.current.addUser(company.id, company.roles.user, { firstName: 'Priya', lastName: 'Shah' });
  const answer = await app.current.as(company.member).post('/api/v1/tasks', { title: 'Print the flyers' });
  taskId = answer.json().id;
});

const as = (user: TestUser) => app.current.as(user);
const path = (id: string, rest = '') => `/api/v1/chat/messages/${id}${rest}`;

/** Keeps a message of the member, a comment on the ticket unless told; answers its id. */
async function write(message: string, fields: Record<string, string> = {}): Promise<string> {
  const messageId = newId();
  const all = { message, taskId, messageId, isComment: 'true', ...fields };
  const answer = await postForm(app.current, company.member, '/api/v1/chat/new-message', all);
  expect(answer.statusCode).toBe(200);
  return messageId;
}
const read = async (id: string): Promise<ChatMessage> => (await as(company.member).get(path(id))).json();
const unread = async (user: TestUser) => (await as(user).get('/api/v1/inbox')).json().unread;
const told = async () => {
  const { rows } = await app.current.db.pool.query<{ action: string; data: ChatMessage; audience: string[] }>(
    `select action, data, audience from event where "organizationId" = $1 and resource = 'chat' order by seq`,
    [company.id],
  );
  return rows;
};

describe('one’s own message', () => {
  test('can be changed, which it says, and mentions whom it mentions then', async () => {
    const id = await write('Look, @Mia Member');
    const answer = await as(company.member).patch(path(id), { content: ' Look, @Priya Shah ' });
    expect(answer.json()).toMatchObject({
      content: 'Look, @Priya Shah',
      editedAt: expect.any(String),
      mentions: [{ userId: priya.id, at: 6, length: 11 }],
    });
    expect(await read(id)).toEqual(answer.json());
    expect((await told()).at(-1)).toMatchObject({ action: 'update', data: answer.json() });
    expect(await unread(priya)).toBe(1);
    await as(company.member).patch(path(id), { content: 'Never mind' });
    expect(await unread(priya)).toBe(0);
  });

  test('is not changed by what it says already, nor into nothing', async () => {
    const id = await write('Look');
    const before = (await told()).length;
    expect((await as(company.member).patch(path(id), { content: 'Look ' })).json().editedAt).toBeNull();
    expect((await as(company.member).patch(path(id), { content: ' ' })).statusCode).toBe(400);
    expect((await as(company.member).patch(path(id), { content: 'x'.repeat(20_001) })).statusCode).toBe(400);
    expect(await told()).toHaveLength(before);
  });

  test('keeps the answer that it got', async () => {
    const id = await write('Who is responsible?', { isComment: 'false' });
    await as(company.member).patch(path(id), { content: 'Who was responsible?' });
    const { data } = (await as(priya).get(`/api/v1/chat/messages?taskId=${taskId}`)).json();
    expect(data).toMatchObject([
      { id, editedAt: expect.any(String) },
      { author: 'assistant', questionId: id },
    ]);
  });

  test('can be deleted, and takes its signs and what waits because of it along', async () => {
    const id = await write('Look, @Priya');
    await as(priya).post(path(id, '/reactions'), { sign: '👍', isOn: true });
    expect((await as(company.member).delete(path(id))).statusCode).toBe(204);
    expect((await as(company.member).get(path(id))).statusCode).toBe(404);
    expect((await as(company.member).delete(path(id))).statusCode).toBe(404);
    expect((await told()).at(-1)).toMatchObject({ action: 'delete', data: { id } });
    expect([
      await unread(priya),
      await app.current.db.prisma.chatReaction.count({ where: { messageId: id } }),
    ]).toEqual([0, 0]);
  });
});

describe('a message of somebody else', () => {
  test.each(['patch', 'delete'] as const)('cannot be the object of %s', async (verb) => {
    const id = await write('Mine');
    const answer = await as(priya)[verb](path(id), { content: 'Yours' });
    expect([answer.statusCode, (await read(id)).content]).toEqual([403, 'Mine']);
  });

  test('is not there when it is of another company, of their own conversation, or of a deleted ticket', async () => {
    const other = await app.current.addCompany();
    const onTicket = await write('Mine');
    const own = newId();
    const fields = { message: 'To myself', isComment: 'true', messageId: own };
    await postForm(app.current, company.member, '/api/v1/chat/new-message', fields);
    const cases: [TestUser, string][] = [
      [other.member, onTicket],
      [priya, own],
      [company.admin, own],
    ];
    const attempts = async (user: TestUser, id: string) => [
      (await as(user).get(path(id))).statusCode,
      (await as(user).patch(path(id), { content: 'x' })).statusCode,
      (await as(user).delete(path(id))).statusCode,
      (await as(user).post(path(id, '/reactions'), { sign: '👍', isOn: true })).statusCode,
    ];
    for (const [user, id] of cases) expect(await attempts(user, id)).toEqual([404, 404, 404, 404]);
    await as(company.member).delete(`/api/v1/tasks/${taskId}`);
    expect(await attempts(company.member, onTicket)).toEqual([404, 404, 404, 404]);
  });
});

describe('a sign', () => {
  test('is there once, however often it is put, and tells once', async () => {
    const id = await write('Done');
    const before = (await told()).length;
    const put = () => as(priya).post(path(id, '/reactions'), { sign: '👍', isOn: true });
    await Promise.all([put(), put(), put()]);
    await as(company.member).post(path(id, '/reactions'), { sign: '👍', isOn: true });
    expect((await read(id)).reactions).toEqual([{ sign: '👍', userIds: [priya.id, company.member.id] }]);
    expect(await told()).toHaveLength(before + 2);
    const take = () => as(priya).post(path(id, '/reactions'), { sign: '👍', isOn: false });
    await Promise.all([take(), take()]);
    expect((await read(id)).reactions).toEqual([{ sign: '👍', userIds: [company.member.id] }]);
    expect(await told()).toHaveLength(before + 3);
  });

  test('is one of a few, and there are not more than fit', async () => {
    const id = await write('Done');
    expect((await as(priya).post(path(id, '/reactions'), { sign: '💣', isOn: true })).statusCode).toBe(400);
    await app.current.db.pool.query(
      `with people as (
         insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
         select $1::uuid, gen_random_uuid(), $1::text || n || '@x.test', 'N', 'N', 'n', $2::uuid from generate_series(1, 200) n
         returning id
       ) insert into chat_reaction ("organizationId", "messageId", "userId", sign)
         select $1::uuid, $3::uuid, id, '👍' from people`,
      [company.id, company.roles.user, id],
    );
    const answer = await as(priya).post(path(id, '/reactions'), { sign: '👍', isOn: true });
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('200')]);
    expect((await read(id)).reactions[0]?.userIds).toHaveLength(200);
  });
});

describe('a quote', () => {
  test('says what it quotes as it is now, and that it is gone', async () => {
    const quoted = await write('The blue ones');
    const id = await write('Why these?', { quotedId: quoted });
    const quote = { id: quoted, authorId: company.member.id, authorName: 'Mia Member' };
    expect((await read(id)).quote).toEqual({ ...quote, excerpt: 'The blue ones' });
    await as(company.member).patch(path(quoted), { content: 'The red ones' });
    expect((await told()).at(-1)?.data).toMatchObject({ id, quote: { excerpt: 'The red ones' } });
    await as(company.member).delete(path(quoted));
    expect((await read(id)).quote).toEqual({ id: quoted, authorId: null, authorName: '', excerpt: null });
    expect((await told()).at(-1)?.data).toMatchObject({ id, quote: { excerpt: null } });
  });

  test('is of the same conversation', async () => {
    const quoted = await write('The blue ones');
    const { id: other } = (await as(company.member).post('/api/v1/tasks', { title: 'Another' })).json();
    for (const fields of [{ taskId: other }, { taskId: '' }, { quotedId: newId() }]) {
      const all: Record<string, string> = {
        message: 'x',
        taskId,
        quotedId: quoted,
        isComment: 'true',
        ...fields,
      };
      const answer = await postForm(app.current, company.member, '/api/v1/chat/new-message', all);
      expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, 'quotedId']);
    }
  });
});
