import type { InboxMention } from '@tavla/shared/contracts/inbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let priya: TestUser;
let taskId: string;

beforeEach(async () => {
  company = await app.current.addCompany();
  priya = await app.current.addUser(company.id, company.roles.user, { firstName: 'Priya', lastName: 'Shah' });
  const answer = await app.current.as(company.member).post('/api/v1/tasks', { title: 'Print the flyers' });
  taskId = answer.json().id;
});

const send = (message: string, user = company.member) =>
  postForm(app.current, user, '/api/v1/chat/new-message', { message, taskId });
const inbox = async (user: TestUser) =>
  (await app.current.as(user).get('/api/v1/inbox')).json<{ data: InboxMention[]; unread: number }>();
const told = async () => {
  const { rows } = await app.current.db.pool.query<{ action: string; audience: string[] | null }>(
    `select action, audience from event where "organizationId" = $1 and resource = 'inbox' order by seq`,
    [company.id],
  );
  return rows;
};
/** Puts the ticket behind a meeting that only whoever wrote the messages may see. */
async function close(): Promise<void> {
  const { prisma } = app.current.db;
  const audioId = await addMeeting(prisma, company.id, {
    ...{ visibility: 'people', createdById: company.member.id },
  });
  await prisma.task.update({
    where: { organizationId_id: { organizationId: company.id, id: taskId } },
    data: { status: 'on-approval', column: 'pending', originAudioId: audioId, originStartMs: 0 },
  });
}

describe('a message that mentions somebody', () => {
  test('waits for them alone, unread, with who wrote it and where', async () => {
    await send('Can you look at the blue ones, @Priya Shah?');
    expect(await inbox(priya)).toMatchObject({
      data: [
        {
          ...{ kind: 'mention', taskId, taskTitle: 'Print the flyers', isRead: false },
          ...{ authorId: company.member.id, authorName: 'Mia Member' },
          excerpt: 'Can you look at the blue ones, @Priya Shah?',
        },
      ],
      unread: 1,
    });
    expect([(await inbox(company.member)).data, (await inbox(company.admin)).data]).toEqual([[], []]);
    expect(await told()).toEqual([{ action: 'create', audience: [priya.id] }]);
  });

  test('is read by them alone, on all their screens', async () => {
    await send('@Priya');
    const ids = (await inbox(priya)).data.map(({ id }) => id);
    await app.current.as(company.admin).post('/api/v1/inbox/read', { ids });
    expect((await inbox(priya)).unread).toBe(1);
    const read = () => app.current.as(priya).post('/api/v1/inbox/read', { ids });
    expect([(await read()).json(), (await read()).json()]).toEqual([{ unread: 0 }, { unread: 0 }]);
    expect((await inbox(priya)).data).toMatchObject([{ isRead: true }]);
    expect((await told()).map(({ action }) => action)).toEqual(['create', 'update']);
  });

  test('tells nobody who wrote it themselves, and each once', async () => {
    await send('@Priya Shah and @Priya Shah and @Mia Member');
    expect(await told()).toHaveLength(1);
  });

  test('goes with its ticket, and comes back with it', async () => {
    await send('@Priya');
    await app.current.as(company.member).delete(`/api/v1/tasks/${taskId}`);
    expect(await inbox(priya)).toEqual({ data: [], unread: 0 });
    await app.current.as(company.member).post(`/api/v1/tasks/${taskId}/restore`, {});
    expect((await inbox(priya)).unread).toBe(1);
  });

  test('goes from whoever may not see its ticket any more, or no conversation', async () => {
    await send('@Priya');
    const role = await app.current.addRole(company.id, 'Mute', [{ action: 'read', resource: 'actions' }]);
    await app.current.as(company.admin).patch(`/api/v1/users/${priya.id}`, { roleId: role });
    expect(await inbox(priya)).toEqual({ data: [], unread: 0 });
    await app.current.as(company.admin).patch(`/api/v1/users/${priya.id}`, { roleId: company.roles.user });
    expect((await inbox(priya)).unread).toBe(1);
    await close();
    expect(await inbox(priya)).toEqual({ data: [], unread: 0 });
  });

  test('reaches nobody who may not see its ticket', async () => {
    await close();
    await send('@Priya');
    expect([await inbox(priya), await told()]).toEqual([{ data: [], unread: 0 }, []]);
  });
});
