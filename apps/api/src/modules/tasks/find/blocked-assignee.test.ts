import { TaskInput } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { change } from '@/db/events/change';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { addTasks } from '../many/add-tasks';
import { changeSeveral } from '../write/change-several';
import { proposeTasks } from '../write/propose-tasks';

const app = useTestApp();
let company: TestCompany;
let leaver: TestUser;
beforeAll(async () => {
  company = await app.current.addCompany();
  leaver = await app.current.addUser(company.id, company.roles.user);
});

const admin = () => app.current.as(company.admin);
const block = (blocked: boolean) => admin().patch(`/api/v1/users/${leaver.id}`, { blocked });
async function addTask(userId: string | null): Promise<string> {
  const answer = await admin().post('/api/v1/tasks', { title: 'Water the plants', userId });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const assign = (ids: string[], userId: string) =>
  admin().post('/api/v1/tasks/batch', { ids, change: { kind: 'assign', userId } });

it('whoever is blocked is given no new task, and keeps what they have', async () => {
  const [theirs, nobodys] = [await addTask(leaver.id), await addTask(null)];
  expect((await block(true)).statusCode).toBe(200);
  const refused = [
    await admin().post('/api/v1/tasks', { title: 'New', userId: leaver.id }),
    await admin().patch(`/api/v1/tasks/${nobodys}`, { userId: leaver.id }),
    await assign([nobodys, theirs], leaver.id),
  ];
  for (const answer of refused) {
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.body).toContain('This person is inactive and can be given no new task.');
  }
  const kept = await admin().patch(`/api/v1/tasks/${theirs}`, { title: 'Water them', userId: leaver.id });
  expect(kept.json()).toMatchObject({ title: 'Water them', userId: leaver.id });
});

it('a task that was taken from them can be given back, as an undo does', async () => {
  await block(false);
  const ids = [await addTask(leaver.id), await addTask(leaver.id)];
  await block(true);
  const [one = ''] = ids;
  await admin().patch(`/api/v1/tasks/${one}`, { userId: company.admin.id });
  expect((await admin().patch(`/api/v1/tasks/${one}`, { userId: leaver.id })).statusCode).toBe(200);
  expect((await assign(ids, company.admin.id)).statusCode).toBe(200);
  expect((await assign(ids, leaver.id)).statusCode).toBe(200);
  await admin().delete(`/api/v1/tasks/${one}`);
  expect((await admin().patch(`/api/v1/tasks/${one}`, { userId: leaver.id })).statusCode).toBe(404);
});

it('a task of somebody who was deleted is not given back to them', async () => {
  const gone = await app.current.addUser(company.id, company.roles.user);
  const id = await addTask(gone.id);
  const path = `/api/v1/users/${gone.id}?handOverTo=${company.member.id}`;
  expect((await admin().delete(path)).statusCode).toBe(204);
  const answer = await admin().patch(`/api/v1/tasks/${id}`, { userId: gone.id });
  expect([answer.statusCode, answer.json().reason]).toEqual([400, 'unknown-assignee']);
});

it('nor is what is applied, imported or proposed, and what was theirs is', async () => {
  await block(false);
  const [theirs, nobodys] = [await addTask(leaver.id), await addTask(null)];
  await admin().patch(`/api/v1/tasks/${theirs}`, { userId: company.admin.id });
  await block(true);
  const db = app.current.db.forCompany(company.id);
  const actor = { id: company.admin.id, name: 'Ada', ip: '', userAgent: '' };
  const fate: unknown[] = [];
  await changeSeveral(db, actor, async () => ({
    works: [
      { kind: 'create', taskId: newId(), values: { title: 'New', userId: leaver.id } },
      { kind: 'edit', taskId: nobodys, values: { userId: leaver.id }, version: 1 },
      { kind: 'edit', taskId: theirs, values: { userId: leaver.id }, version: 2 },
    ],
    finish: async (worked) => void fate.push(...worked.map((one) => one?.after.userId)),
  }));
  expect(fate).toEqual([undefined, undefined, leaver.id]);

  const id = newId();
  const imported = TaskInput.parse({ title: 'Imported', userId: leaver.id });
  await addTasks(db, actor, [{ ...imported, id }], async () => {});
  expect((await admin().get(`/api/v1/tasks/${id}`)).json().userId).toBeNull();

  const audioId = await addMeeting(app.current.db.prisma, company.id);
  const origin = { audioId, startMs: 0, quote: 'Water them' };
  const proposals = [leaver.id, company.member.id].map((userId) => ({
    ...{ id: newId(), title: 'Proposed', endDate: null, userId, origin },
  }));
  await change(db, (tx) => proposeTasks(tx, company.id, 'Stand-up', proposals));
  const made = await Promise.all(proposals.map(({ id }) => admin().get(`/api/v1/tasks/${id}`)));
  expect(made.map((answer) => answer.json().userId)).toEqual([null, company.member.id]);
});

it('everybody is told who is blocked, and no more of them', async () => {
  const people = (await app.current.as(company.member).get('/api/v1/users')).json().data;
  const told = people.find(({ id }: { id: string }) => id === leaver.id);
  expect(told).toEqual({
    id: leaver.id,
    email: leaver.email,
    firstName: 'Test',
    lastName: 'Person',
    blocked: true,
  });
});
