import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();
let company: TestCompany;
let me: TestUser;
const people = new Map<string, string>();

beforeEach(async () => {
  company = await app.current.addCompany();
  me = company.admin;
  await person('Priya', 'Raman');
  await add('Order the flour', me.id);
});

async function person(firstName: string, lastName: string) {
  const { id } = await app.current.addUser(company.id, company.roles.user, { firstName, lastName });
  people.set(id, `${firstName} ${lastName}`);
}
const add = async (title: string, userId: string | null = null) =>
  (await app.current.as(me).post('/api/v1/tasks', { title, userId, endDate: '2020-03-04' })).json<Task>();
/** What a message is offered, and whether that is ticked. */
async function offered(message: string) {
  const { content, proposal } = await askOwn(app.current, me, message);
  const changes = (proposal?.changes ?? []).map(({ title, after, isGuess }) => ({
    ...{ title, after, isTicked: !isGuess },
  }));
  return { content, changes };
}

describe('whoever is called like a word of the board', () => {
  beforeEach(async () => {
    for (const name of [
      'Done Todo',
      'Pending Progress',
      'Everything Overdue',
      'Nobody Else',
      'To Do',
      'Hecho Pendiente',
    ])
      await person(...(name.split(' ') as [string, string]));
  });

  test.each([
    ['move Order the flour to done', { status: 'done' }],
    ['move Order the flour to pending', { status: 'pending' }],
    ['move all my overdue tasks to pending', { status: 'pending' }],
    ['mueve Order the flour a hecho', { status: 'done' }],
    ['assign Order the flour to nobody', { userId: null }],
  ])('is not given what is meant for a column: %s', async (message, after) => {
    const { changes } = await offered(message);
    expect(changes).toMatchObject([{ title: 'Order the flour', after }]);
  });

  test('does not stand for what is overdue, and is known by both names', async () => {
    expect((await offered('what is overdue')).content).toContain('**Order the flour**');
    const { changes } = await offered('assign Order the flour to Nobody Else');
    expect(changes.map(({ after }) => after && 'userId' in after && people.get(after.userId ?? ''))).toEqual([
      'Nobody Else',
    ]);
  });
});
