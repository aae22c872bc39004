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
  const wish = 'pasa a Jonas todo lo de Ada que no está en curso';
  expect((await changes(wish)).filter(({ isGuess }) => !isGuess)).toEqual([]);
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

test('an offer of more tasks than the wish counts is not certain', async () => {
  const { changes } = await withTasksOfAda();
  const ticked = async (wish: string) => (await changes(wish)).filter(({ isGuess }) => !isGuess).length;
  for (const wish of [
    "give one of Ada's tasks to Jonas",
    "delete one of Ada's tasks",
    'delete three tasks of Ada',
    'pasa una de las tareas de Ada a Jonas',
    'pasa dos de las tareas vencidas a Hecho',
  ])
    expect(await ticked(wish), wish).toBe(0);
  expect(await ticked("give both of Ada's tasks to Jonas")).toBe(2);
  expect(await ticked('borra las dos tareas de Ada')).toBe(2);
});

test('what is told of one of many tasks beside the wish for all of them makes it uncertain', async () => {
  const { changes } = await withTasksOfAda();
  const sure = async (wish: string) => (await changes(wish)).filter(({ isGuess }) => !isGuess).length;
  for (const wish of [
    "give all of Ada's tasks to Jonas, oven excluded",
    "move all of Ada's tasks to pending, the flour stays where it is",
    "give Ada's tasks to Jonas, the oven is not finished",
    "move all of Ada's tasks to pending, Jonas's excluded",
    'mueve todas las tareas de Ada a Pendiente, el oven sigue en curso',
  ])
    expect(await sure(wish), wish).toBe(0);
  for (const wish of [
    "give all of Ada's tasks to Jonas, please",
    'Ada is on holiday, give all of her tasks to Jonas',
    "give all of Ada's tasks to Jonas, she is ill",
    "give all of Ada's tasks to Jonas, the oven too",
  ])
    expect(await sure(wish), wish).toBe(2);
});
