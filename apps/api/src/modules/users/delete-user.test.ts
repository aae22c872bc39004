import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { usePeople } from './people.test-kit';

const at = usePeople();

describe('deleting', () => {
  const addTask = (userId: string, title = 'Sweep') => at.admin().post('/api/v1/tasks', { title, userId });

  it('says what it would touch, and gives the tasks to somebody else with an event each', async () => {
    const [leaver, heir, report] = [await at.add(), await at.add(), await at.add()];
    await at.admin().patch(`/api/v1/users/${report.id}`, { managerId: leaver.id });
    const task = (await addTask(leaver.id)).json();
    const done = (await addTask(leaver.id, 'Done')).json();
    await at.admin().patch(`/api/v1/tasks/${done.id}`, { move: { status: 'done' } });
    const gone = (await addTask(leaver.id, 'Gone')).json();
    await at.admin().delete(`/api/v1/tasks/${gone.id}`);

    const impact = (await at.admin().get(`/api/v1/users/${leaver.id}/impact`)).json();
    expect(impact).toEqual({ tasks: 2, openTasks: 1, reports: 1 });
    const answer = await at.admin().delete(`/api/v1/users/${leaver.id}?handOverTo=${heir.id}`);
    expect(answer.statusCode).toBe(204);

    const after = (await at.admin().get(`/api/v1/tasks/${task.id}`)).json();
    expect(after).toMatchObject({ userId: heir.id, version: task.version + 1 });
    expect((await at.admin().get(`/api/v1/users/${report.id}`)).json().managerId).toBeNull();
    const told = await at.test.db.prisma.event.findMany({
      where: { organizationId: at.company.id },
      orderBy: { seq: 'desc' },
      take: 5,
    });
    expect(told).toMatchObject([
      { resource: 'roles', action: 'update', data: { id: at.company.roles.user } },
      { resource: 'users', action: 'delete', data: { id: leaver.id } },
      { resource: 'users', action: 'update', data: { id: report.id, managerId: null } },
      { resource: 'tasks', action: 'update' },
      { resource: 'tasks', action: 'update' },
    ]);
    expect(told.slice(3).map(({ data }) => data)).toContainEqual(after);
    const story = (await at.admin().get(`/api/v1/tasks/${task.id}/history`)).json().data;
    expect(story.at(-1)).toMatchObject({
      kind: 'edit',
      actorName: 'Ada Admin',
      changes: [{ field: 'userId', from: leaver.id, to: heir.id }],
    });
    expect(await at.audit('user.delete')).toMatchObject([
      { details: { tasks: 2, reports: 1, handedOverTo: 'Bosse Berg' } },
    ]);
  });

  it('leaves the tasks to nobody when no heir is named, and ends the sessions', async () => {
    const task = (await addTask(at.company.member.id)).json();
    expect((await at.admin().delete(`/api/v1/users/${at.company.member.id}`)).statusCode).toBe(204);
    expect((await at.admin().get(`/api/v1/tasks/${task.id}`)).json().userId).toBeNull();
    await expect
      .poll(async () => (await at.test.as(at.company.member).get('/api/v1/users')).statusCode)
      .toBe(401);
    expect((await at.admin().get(`/api/v1/users/${at.company.member.id}`)).statusCode).toBe(404);
    expect((await at.admin().delete(`/api/v1/users/${at.company.member.id}`)).statusCode).toBe(404);
  });

  it('refuses heirs who are inactive, of another company, or the person themselves', async () => {
    const inactive = await at.add({ blocked: true });
    const other = await at.test.addCompany();
    for (const heir of [inactive.id, other.member.id, at.company.member.id]) {
      const answer = await at.admin().delete(`/api/v1/users/${at.company.member.id}?handOverTo=${heir}`);
      expect(answer.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'handOverTo' }] });
    }
  });

  it('takes their own conversation and its files, and leaves what they said at tickets', async () => {
    const { db } = at.test;
    const organizationId = at.company.id;
    const task = (await addTask(at.company.admin.id)).json();
    const author = {
      author: 'user',
      authorId: at.company.member.id,
      authorName: 'Mia Member',
      content: 'Hi',
    };
    const [own, said] = [newId(), newId()];
    await db.prisma.chatMessage.createMany({
      data: [
        { organizationId, id: own, threadUserId: at.company.member.id, ...author },
        { organizationId, id: said, taskId: task.id, ...author },
      ],
    });
    await db.prisma.chatAttachment.createMany({
      data: [own, said].map((messageId) => ({
        organizationId,
        id: newId(),
        messageId,
        name: 'a.txt',
        mimeType: 'text/plain',
        sizeBytes: 1,
        blobKey: `chat/${messageId}`,
      })),
    });
    await at.admin().delete(`/api/v1/users/${at.company.member.id}`);
    const left = await db.prisma.chatMessage.findMany({ where: { organizationId } });
    expect(left.map(({ id }) => id)).toEqual([said]);
    const jobs = await db.pool.query(
      `select payload from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`,
      [own],
    );
    expect(jobs.rows).toEqual([{ payload: { keys: [`chat/${own}`] } }]);
  });

  it('frees the address for a new person', async () => {
    const user = await at.add();
    await at.admin().delete(`/api/v1/users/${user.id}`);
    await at.add({ email: user.email });
  });
});
