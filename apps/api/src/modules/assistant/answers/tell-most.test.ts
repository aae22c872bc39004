import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();

test('of several who have as many tasks all are named', async () => {
  const company = await app.current.addCompany();
  const as = app.current.as(company.member);
  const add = (title: string, userId: string) =>
    as.post('/api/v1/tasks', { title, userId, endDate: '2020-01-01' });
  await add('Order flour', company.admin.id);
  await add('Repair the oven', company.member.id);
  const ask = async (message: string) => (await askOwn(app.current, company.member, message)).content;
  expect(await ask('Who has the most overdue tasks?')).toMatch(
    /^(?=.*Ada Admin)(?=.*Mia Member).* have the most: 1 task each/,
  );
  await add('Sign the lease', company.admin.id);
  expect(await ask('Who has the most overdue tasks?')).toMatch(
    /^Ada Admin has the most: 2 tasks\. Mia Member 1/,
  );
});

test('how many more have some than are named is said', async () => {
  const company = await app.current.addCompany();
  const people = await app.current.addUsers(company.id, company.roles.user, 14);
  const as = app.current.as(company.member);
  await as.post('/api/v1/tasks', { title: 'Order yeast', userId: company.admin.id });
  await as.post('/api/v1/tasks', { title: 'Order flour', userId: company.admin.id });
  for (const { id } of people) await as.post('/api/v1/tasks', { title: 'Bake', userId: id });
  const { content } = await askOwn(app.current, company.member, 'Who has the most tasks?');
  expect(content.split('\n')[0]).toMatch(/^Ada Admin has the most: 2 tasks\..*, … and 3 more\.$/);
});
