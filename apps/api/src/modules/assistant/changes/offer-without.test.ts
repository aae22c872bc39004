import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();

/** A company in which Ada has three tasks, one of them urgent; what wishes there come to. */
async function withTasksOfAda() {
  const company = await app.current.addCompany();
  const as = app.current.as(company.member);
  const urgent = [{ id: 'urgent', name: 'urgent', category: 'Priority', color: 'blue' }];
  const titles = new Map<string, string>();
  for (const [title, tags] of [
    ['Repair the oven', []],
    ['Order flour', urgent],
    ['Renew the insurance', []],
  ] as const) {
    const input = { title, userId: company.admin.id, customField: { tags } };
    const made = await as.post('/api/v1/tasks', input);
    expect(made.statusCode, made.body).toBe(201);
    titles.set(made.json<Task>().id, title);
  }
  await app.current.addUser(company.id, company.roles.user, { firstName: 'Jonas', lastName: 'Berg' });
  return async (message: string) => {
    const { content, proposal } = await askOwn(app.current, company.member, message);
    const sure = (proposal?.changes ?? []).filter(({ isGuess }) => !isGuess);
    return { content, offered: sure.map(({ taskId }) => titles.get(taskId ?? '')).sort() };
  };
}

test('what a wish for several tasks leaves out is not offered', async () => {
  const ask = await withTasksOfAda();
  for (const wish of [
    "assign all of Ada's tasks to Jonas except the insurance",
    'move everything from Ada to Jonas except the insurance',
    'move everything except the insurance from Ada to Jonas',
    "give all of Ada's tasks to Jonas but the insurance",
    'pasa todas las tareas de Ada a Jonas menos la insurance',
  ])
    expect((await ask(wish)).offered, wish).toEqual(['Order flour', 'Repair the oven']);
  expect((await ask("give all of Ada's tasks to Jonas except the oven and the insurance")).offered).toEqual([
    'Order flour',
  ]);
  expect((await ask("give all of Ada's tasks to Jonas except the urgent ones")).offered).toEqual([
    'Renew the insurance',
    'Repair the oven',
  ]);
});

test('of what is left out and not known it is told so, and nothing is offered', async () => {
  const ask = await withTasksOfAda();
  const { content, offered } = await ask("give all of Ada's tasks to Jonas except the gardening");
  expect(offered).toEqual([]);
  expect(content).toContain('I found no task called “the gardening”');
});

test('what a text leaves out is a part of the text', async () => {
  const ask = await withTasksOfAda();
  for (const wish of [
    "comment on the oven: all of Ada's tasks are done except the insurance",
    'create a task: check everything except the insurance',
    'everything is fine except the insurance',
    "give all of Ada's tasks to Jonas unless they are urgent",
  ])
    expect((await ask(wish)).offered.length, wish).toBeLessThanOrEqual(1);
});
