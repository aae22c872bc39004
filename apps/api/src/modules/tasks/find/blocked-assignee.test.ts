import { beforeAll, expect, it } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

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
