import { beforeEach, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '@/test/test-app';
import { Asking, kindsOf } from './retrieval.test-kit';

const app = useTestApp();
let here: Asking;
let owner: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  here = new Asking(app.current, await app.current.addCompany());
  owner = here.company.member;
  stranger = await app.current.addUser(here.company.id, here.company.roles.user);
});

const closed = () => ({ createdById: owner.id, visibility: 'people', visibleToIds: [] });

test('another company finds nothing, whoever of it asks and whose rooms they name', async () => {
  const audioId = await here.talk(['The ostrich.']);
  const taskId = await here.task('Feed the ostrich');
  const others = new Asking(app.current, await app.current.addCompany());
  for (const scope of [{ of: 'everything' }, { of: 'meeting', audioId }, { of: 'task', taskId }] as const) {
    expect(await here.ask('ostrich', { scope })).not.toEqual([]);
    expect(await others.ask('ostrich', { scope })).toEqual([]);
    // Somebody of another company, with this company's rows.
    expect(await here.ask('ostrich', { scope }, others.company.admin)).toEqual([]);
  }
});

test('a closed meeting, its decisions and what it proposes are there for those who may see it', async () => {
  const audioId = await here.talk(['The ostrich.'], closed());
  await here.decided(audioId, 'We sell the ostrich');
  const taskId = await here.proposal('Feed the ostrich', audioId);
  const messageId = await here.message('The ostrich bites.', { taskId });
  await here.file('ostrich.txt', 'Of the ostrich.', messageId);
  const scopes = [{ of: 'everything' }, { of: 'meeting', audioId }, { of: 'task', taskId }] as const;
  const found = async (who: TestUser) =>
    Promise.all(scopes.map(async (scope) => kindsOf(await here.ask('ostrich', { scope }, who)).length));
  expect(await found(owner)).toEqual([5, 2, 5]);
  expect(await found(stranger)).toEqual([0, 0, 0]);
  await app.current.db.prisma.audio.updateMany({
    where: { id: audioId },
    data: { visibleToIds: [stranger.id] },
  });
  expect(await found(stranger)).toEqual([5, 2, 5]);
});

test('a task that was decided on is everybody’s, and its closed meeting is not', async () => {
  const audioId = await here.talk(['The ostrich.'], closed());
  const taskId = await here.proposal('Feed the ostrich', audioId);
  await app.current.as(owner).patch(`/api/v1/tasks/${taskId}`, { customField: { status: 'todo' } });
  for (const scope of [{ of: 'everything' }, { of: 'task', taskId }] as const) {
    expect(kindsOf(await here.ask('ostrich', { scope }, stranger))).toEqual(['task']);
    expect(kindsOf(await here.ask('ostrich', { scope }, owner)).sort()).toEqual(['meeting', 'task']);
  }
});

test('an answer for everybody rests on what everybody may see, whoever asks', async () => {
  const audioId = await here.talk(['The ostrich.'], closed());
  await here.proposal('Feed the ostrich', audioId);
  await here.message('My ostrich.', { threadUserId: owner.id });
  await here.task('Paint the ostrich');
  expect(await here.ask('ostrich', {}, owner)).toHaveLength(4);
  expect(await here.texts('ostrich', { isForEverybody: true }, owner)).toEqual(['Paint the ostrich']);
});

test('one’s own conversation and its files are nobody else’s', async () => {
  const messageId = await here.message('My ostrich.', { threadUserId: owner.id });
  await here.file('ostrich.txt', 'Of the ostrich.', messageId);
  expect(kindsOf(await here.ask('ostrich', {}, owner)).sort()).toEqual(['file', 'message']);
  for (const who of [stranger, here.company.admin]) expect(await here.ask('ostrich', {}, who)).toEqual([]);
});

test('what is deleted is gone, with its conversation', async () => {
  const taskId = await here.task('Feed the ostrich');
  const messageId = await here.message('The ostrich bites.', { taskId });
  const audioId = await here.talk(['The ostrich.']);
  const me = app.current.as(owner);
  await app.current.db.prisma.chatMessage.deleteMany({ where: { id: messageId } });
  expect(kindsOf(await here.ask('ostrich')).sort()).toEqual(['meeting', 'task']);
  await here.message('The ostrich kicks.', { taskId });
  expect((await me.delete(`/api/v1/tasks/${taskId}`)).statusCode).toBe(204);
  expect(kindsOf(await here.ask('ostrich'))).toEqual(['meeting']);
  expect((await me.delete(`/api/v1/audios/${audioId}`)).statusCode).toBe(204);
  expect(await here.ask('ostrich')).toEqual([]);
});

test('who may not read tasks or conversations finds none, and who is blocked finds nothing', async () => {
  const taskId = await here.task('Feed the ostrich');
  await here.talk(['The ostrich.']);
  await here.message('The ostrich bites.', { taskId });
  const holding = async (...permissions: ('actions' | 'chat')[]) => {
    const pairs = permissions.map((resource) => ({ action: 'read' as const, resource }));
    const role = await app.current.addRole(here.company.id, `Role ${permissions}`, pairs);
    const who = await app.current.addUser(here.company.id, role);
    await here.message('My ostrich.', { threadUserId: who.id });
    return kindsOf(await here.ask('ostrich', {}, who)).sort();
  };
  expect(await holding('actions', 'chat')).toEqual(['meeting', 'message', 'message', 'task']);
  expect(await holding('actions')).toEqual(['meeting', 'task']);
  expect(await holding('chat')).toEqual(['message']);
  expect(await holding()).toEqual([]);
  await app.current.db.prisma.user.updateMany({ where: { id: stranger.id }, data: { blocked: true } });
  expect(await here.ask('ostrich', {}, stranger)).toEqual([]);
});
