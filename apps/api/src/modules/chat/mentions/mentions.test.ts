import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let taskId: string;
let priya: TestUser;

const named = (firstName: string, lastName: string) =>
  app.current.addUser(company.id, company.roles.user, { firstName, lastName });
const block = async (user: TestUser) => {
  await app.current.as(company.admin).patch(`/api/v1/users/${user.id}`, { blocked: true });
  return user;
};

beforeEach(async () => {
  company = await app.current.addCompany();
  priya = await named('Priya', 'Shah');
  const answer = await app.current.as(company.member).post('/api/v1/tasks', { title: 'Print the flyers' });
  taskId = answer.json().id;
});

const send = async (message: string, fields: Record<string, string> = {}) =>
  postForm(app.current, company.member, '/api/v1/chat/new-message', { message, taskId, ...fields });

const messages = async (): Promise<ChatMessage[]> =>
  (await app.current.as(company.member).get(`/api/v1/chat/messages?taskId=${taskId}`)).json().data;

describe('a message to people', () => {
  test('that mentions somebody is kept with who it is, and asks nobody', async () => {
    const answer = await send('Can you look, @Priya Shah?');
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { answer: null, unreached: [] } }]);
    expect(await messages()).toMatchObject([
      { author: 'user', isComment: true, mentions: [{ userId: priya.id, at: 14, length: 11 }] },
    ]);
  });

  test.each(['İbrahim', 'ΝΙΚΟΣ', 'Ørjan'])(
    'that mentions %s is for them, whatever small letters that has',
    async (firstName) => {
      const person = await named(firstName, 'Öz');
      await send(`@${firstName} Öz, please`);
      await send(`@${firstName}: please`);
      for (const message of await messages())
        expect(message).toMatchObject({ isComment: true, mentions: [{ userId: person.id, at: 0 }] });
    },
  );

  test('that is a comment asks nobody, also where an answer would stream', async () => {
    const fields = { message: 'Done with it', taskId, isComment: 'true' };
    const answer = await postForm(app.current, priya, '/api/v1/chat/new-message', fields, [], {
      accept: 'text/event-stream',
    });
    expect(answer.json()).toMatchObject({ data: { answer: null } });
    expect(await messages()).toHaveLength(1);
  });

  test('that mentions Tavla too asks it', async () => {
    const answer = await send('@Tavla, who is responsible? @Priya wants to know', { isComment: 'true' });
    expect(answer.json().data.answer).toEqual(expect.any(String));
    expect(await messages()).toMatchObject([
      { isComment: false, mentions: [{ userId: priya.id }] },
      { author: 'assistant' },
    ]);
  });

  test('that is sent again stays what it was', async () => {
    const messageId = newId();
    await send('A note', { messageId, isComment: 'true' });
    expect((await send('A note', { messageId })).json().data.answer).toBeNull();
    expect(await messages()).toHaveLength(1);
  });

  test('keeps ids: a new name changes nobody who was meant', async () => {
    await send('@Priya Shah');
    await app.current.as(company.admin).patch(`/api/v1/users/${priya.id}`, { lastName: 'Patel' });
    await named('Priya', 'Shah');
    expect((await messages())[0]?.mentions).toMatchObject([{ userId: priya.id }]);
  });

  test('means whom was chosen where two have one name', async () => {
    const other = await named('Priya', 'Shah');
    expect((await send('@Priya Shah')).json().data.answer).not.toBeNull();
    await send('@Priya Shah', { mentions: other.id });
    expect((await messages()).at(-1)?.mentions).toMatchObject([{ userId: other.id }]);
  });
});

describe('nobody is mentioned', () => {
  test('who is blocked or of another company, by name or by id', async () => {
    const { member: stranger } = await app.current.addCompany();
    const blocked = await block(await named('Bo', 'Blocked'));
    expect((await send('@Bo Blocked, where is it?')).json().data.answer).not.toBeNull();
    for (const id of [blocked.id, stranger.id, newId()]) {
      const answer = await send('@Bo Blocked', { mentions: `${priya.id},${id}` });
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ path: 'mentions' }]]);
    }
    expect((await messages()).flatMap(({ mentions }) => mentions)).toEqual([]);
  });

  test('in a conversation of one’s own', async () => {
    const fields = { message: 'What does @Priya Shah do?' };
    const answer = await postForm(app.current, company.member, '/api/v1/chat/new-message', fields);
    expect(answer.json().data.answer).toEqual(expect.any(String));
  });

  test('of more than fifty in one message', async () => {
    const names = Array.from(
      { length: 200 },
      (_, n) => `Ida${String.fromCharCode(97 + (n % 26), 97 + n / 26)}`,
    );
    const sortKey = (name: string) => `${name} x`.toLowerCase();
    await app.current.db.prisma.user.createMany({
      data: names.map((firstName) => ({
        ...{ organizationId: company.id, id: newId(), roleId: company.roles.user, firstName, lastName: 'Xo' },
        ...{ email: `${firstName}@${company.id}.test`, sortKey: sortKey(firstName) },
      })),
    });
    const answer = await send(names.map((name) => `@${name} Xo`).join(' '));
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('at most 50')]);
    expect(await messages()).toEqual([]);
  });
});

describe('who may not see the ticket', () => {
  beforeEach(async () => {
    const { prisma } = app.current.db;
    const closed = { visibility: 'people', createdById: company.member.id };
    const audioId = await addMeeting(prisma, company.id, closed);
    await prisma.task.update({
      where: { organizationId_id: { organizationId: company.id, id: taskId } },
      data: { status: 'on-approval', column: 'pending', originAudioId: audioId, originStartMs: 0 },
    });
  });

  test('is not reached by a mention, which says so', async () => {
    const answer = await send('@Priya Shah');
    expect(answer.json().data).toEqual({ answer: null, unreached: [{ id: priya.id, name: 'Priya Shah' }] });
  });

  test('is not offered, nor told who is', async () => {
    const read = async (user: TestUser, q = '') =>
      app.current.as(user).get(`/api/v1/chat/readers?taskId=${taskId}&q=${q}`);
    expect((await read(company.member)).json().data).toMatchObject([{ id: company.member.id }]);
    expect((await read(priya)).statusCode).toBe(404);
  });
});

test('people are offered by their names, those that begin with the words first', async () => {
  const shah = await named('Shahira', 'Noor');
  await block(await named('Bo', 'Shah'));
  const mute = await app.current.addRole(company.id, 'Mute', [{ action: 'read', resource: 'actions' }]);
  await app.current.addUser(company.id, mute, { firstName: 'Sha', lastName: 'Mute' });
  const answer = await app.current.as(company.member).get(`/api/v1/chat/readers?taskId=${taskId}&q=SHAH`);
  expect(answer.json().data.map(({ id }: { id: string }) => id)).toEqual([shah.id, priya.id]);
});

test.each([
  ['ibr', 'İbrahim'],
  ['İBR', 'İbrahim'],
  ['lucia', 'Lucía'],
  ['lodz', 'Łódź'],
])('typing %s offers %s', async (typed, firstName) => {
  const { id } = await named(firstName, 'Noor');
  const path = `/api/v1/chat/readers?taskId=${taskId}&q=${encodeURIComponent(typed)}`;
  const answer = await app.current.as(company.member).get(path);
  expect(answer.json().data).toMatchObject([{ id }]);
});
