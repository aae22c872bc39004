import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();

test('whose a task is, is told where it is not theirs who is to have it no longer', async () => {
  const company = await app.current.addCompany();
  const { admin, member } = company;
  const as = app.current.as(member);
  for (const firstName of ['Samuel', 'Tomasz'])
    await app.current.addUser(company.id, company.roles.user, { firstName, lastName: 'Berg' });
  const made = await as.post('/api/v1/tasks', { title: 'Repair the oven', userId: admin.id });
  const { id } = made.json<Task>();
  const ask = (message: string) => askOwn(app.current, member, message);
  for (const wish of [
    'Assign "Repair the oven" to Tomasz instead of Samuel',
    'Reassign "Repair the oven" from Samuel to Tomasz',
    'Pasa "Repair the oven" de Samuel a Tomasz',
  ]) {
    const { content, proposal, citations } = await ask(wish);
    expect(content, wish).toMatch(/Repair the oven\*\* (?:is assigned to|está asignada a) Ada Admin\./);
    expect(proposal, wish).toBeNull();
    expect(citations.map((one) => one.id)).toEqual([id]);
  }
  const { proposal } = await ask('Reassign "Repair the oven" from Ada to Tomasz');
  expect(proposal?.changes).toHaveLength(1);
  expect((await ask('Reassign "Repair the oven" from Samuel to Ada')).content).toContain('it is so already');
});

test('of two whose tasks are meant one may have none', async () => {
  const company = await app.current.addCompany();
  const { admin, member, roles } = company;
  await app.current.addUser(company.id, roles.user, { firstName: 'Samuel', lastName: 'Berg' });
  const as = app.current.as(member);
  const made = await as.post('/api/v1/tasks', { title: 'Repair the oven', userId: admin.id });
  const ask = (message: string) => askOwn(app.current, member, message);
  for (const wish of [
    'Move the tasks of Ada and Samuel to done',
    'Move the tasks of Samuel and Ada to done',
  ]) {
    const { proposal } = await ask(wish);
    expect(proposal?.changes, wish).toMatchObject([
      { taskId: made.json<Task>().id, after: { status: 'done' } },
    ]);
  }
  expect((await ask('Move the tasks of Samuel and Mia to done')).content).toBe('I found no task like that.');
});
