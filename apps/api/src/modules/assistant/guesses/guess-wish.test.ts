import type { Task } from '@tavla/shared/contracts/tasks';
import { memberPermissions } from '@tavla/shared/permissions';
import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();
const waits = 'The oven can wait, the 15th of December will do nicely';

const ask = (me: TestUser, message: string) => askOwn(app.current, me, message);

test('what only seems to be wished is offered as a guess, and what is read is none', async () => {
  const company = await app.current.addCompany();
  const { member: me, admin } = company;
  const as = app.current.as(me);
  const { id } = (await as.post('/api/v1/tasks', { title: 'Repair the oven' })).json<Task>();
  // A search finds what was written before.
  for (const _ of ['first', 'again']) {
    const guessed = await ask(me, waits);
    expect(guessed.content).toContain('not sure');
    expect(guessed.proposal?.changes).toMatchObject([
      { kind: 'edit', taskId: id, isGuess: true, after: { endDate: expect.stringMatching(/-12-15$/) } },
    ]);
  }
  const read = await ask(me, 'Assign the oven to Ada');
  expect(read.proposal?.changes).toMatchObject([{ kind: 'edit', taskId: id, after: { userId: admin.id } }]);
  expect(read.proposal?.changes[0]?.isGuess).toBeUndefined();
});

test('nothing is guessed for somebody who may not change tasks, or of what is asked', async () => {
  const company = await app.current.addCompany();
  const { admin } = company;
  await app.current.as(admin).post('/api/v1/tasks', { title: 'Repair the oven' });
  const reading = memberPermissions.filter(
    ({ action, resource }) => resource === 'chat' || action === 'read',
  );
  const reader = await app.current.addUser(
    company.id,
    await app.current.addRole(company.id, 'Readers', reading),
  );
  expect((await ask(reader, waits)).proposal).toBeNull();
  expect((await ask(admin, waits)).proposal).not.toBeNull();
  expect((await ask(admin, 'Why is the oven still broken?')).proposal).toBeNull();
});

test('what rules read otherwise than the learned reading does is not certain, and what both read is', async () => {
  const { member: me } = await app.current.addCompany();
  for (const title of ['Stocktake of the shop', 'Repair the oven'])
    await app.current.as(me).post('/api/v1/tasks', { title });
  const [doubted] = (await ask(me, 'rename the stocktake to Shop stocktake 2027')).proposal?.changes ?? [];
  expect(doubted).toMatchObject({
    isGuess: true,
    after: { title: expect.stringContaining('tocktake 2027') },
  });
  const [certain] = (await ask(me, 'Rename the oven to “Replace the oven”')).proposal?.changes ?? [];
  expect(certain).toMatchObject({ after: { title: 'Replace the oven' } });
  expect(certain?.isGuess).toBeUndefined();
});

test('what a message leaves out is not guessed to be what it wants', async () => {
  const { member: me } = await app.current.addCompany();
  const as = app.current.as(me);
  const tags = [{ id: 'urgent', name: 'urgent', category: 'Priority', color: 'blue' }];
  await as.post('/api/v1/tasks', { title: 'Order flour', customField: { tags } });
  await as.post('/api/v1/tasks', { title: 'Repair the oven', endDate: '2020-03-04' });
  const offered = async (message: string) => (await ask(me, message)).proposal?.changes ?? [];
  for (const wish of [
    'Move everything overdue to done except the oven',
    'pasa todo lo vencido a hecho menos el oven',
    'delete all the tasks of flour unless they are urgent',
    "all overdue tasks are done, the oven isn't",
  ])
    expect(await offered(wish), wish).toEqual([]);
  expect(await offered('The oven can wait, the 15th of December will do nicely')).toHaveLength(1);
});
