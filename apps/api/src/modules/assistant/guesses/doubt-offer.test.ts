import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();

/** A company in which Ada has a task that is begun, one that is not, and one that is done. */
async function withTasksOfAda() {
  const company = await app.current.addCompany();
  const as = app.current.as(company.member);
  const ids: string[] = [];
  for (const [title, status] of [
    ['Repair the oven', 'in-progress'],
    ['Order flour', 'todo'],
    ['Sign the lease', 'done'],
  ] as const) {
    const input = { title, userId: company.admin.id, customField: { status } };
    const made = await as.post('/api/v1/tasks', input);
    expect(made.statusCode, made.body).toBe(201);
    ids.push(made.json<Task>().id);
  }
  await app.current.addUser(company.id, company.roles.user, { firstName: 'Jonas', lastName: 'Berg' });
  const changes = async (message: string) =>
    (await askOwn(app.current, company.member, message)).proposal?.changes ?? [];
  return { ids, changes };
}

test('an offer that leaves out a part of what is denied is not certain', async () => {
  const { changes } = await withTasksOfAda();
  for (const wish of [
    'pasa a Jonas todo lo de Ada que no está en curso',
    "give all of Ada's tasks to Jonas except the oven",
  ])
    expect(
      (await changes(wish)).filter(({ isGuess }) => !isGuess),
      wish,
    ).toEqual([]);
  const plain = await changes("give all of Ada's tasks to Jonas");
  expect(plain.map(({ isGuess }) => isGuess)).toEqual([undefined, undefined]);
});

test('what is done is meant where the wish says so', async () => {
  const { ids, changes } = await withTasksOfAda();
  const ofAll = async (wish: string) => (await changes(wish)).map(({ taskId }) => taskId);
  expect(await ofAll("reopen all of Ada's tasks")).toContain(ids[2]);
  expect(await ofAll("give all of Ada's tasks to Jonas, the finished ones too")).not.toEqual([
    ids[0],
    ids[1],
  ]);
  expect(new Set(await ofAll("give all of Ada's tasks to Jonas"))).toEqual(new Set([ids[0], ids[1]]));
});
