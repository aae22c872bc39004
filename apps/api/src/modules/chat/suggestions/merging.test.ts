import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import { mergeTasks } from '@/modules/assistant/changes/merge-tasks';
import { readTask } from '@/modules/tasks/task-read.repo';
import { statesOf, useSuggestions } from './suggestions.test-kit';

const scene = useSuggestions();
const { as, add, patch, answered, offer } = scene;
const texts = ['It jams', 'It needs toner'];

/** Two tasks that say this, and the offer to make one of them. */
async function offered(said = texts) {
  const [kept, other] = [await add('Fix the printer'), await add('Printer')];
  for (const [at, task] of [kept, other].entries()) await patch(task, { description: said[at] });
  const db = scene.app.db.forCompany(scene.company.id);
  const rowOf = async ({ id }: Task) => {
    const { row } = await readTask(db, id);
    if (!row) throw new Error('no task');
    return row;
  };
  return { kept, other, suggestion: await offer(mergeTasks(await rowOf(kept), [await rowOf(other)])) };
}

async function board(): Promise<Task[]> {
  return (await as(scene.me).get('/api/v1/tasks')).json<{ data: Task[] }>().data;
}

/** What all cards on the board say. */
const said = async () => (await board()).map(({ description }) => description).join('\n');

const remove = (task: Task) => as(scene.company.admin).delete(`/api/v1/tasks/${task.id}`);

test.each<[string, (both: Record<'kept' | 'other', Task>) => Promise<unknown>, string[]]>([
  ['nothing', async () => undefined, ['applied', 'applied']],
  [
    'the kept one',
    ({ kept }) => patch(kept, { description: 'It jams on Mondays' }),
    Array(2).fill('overtaken'),
  ],
  ['the other', ({ other }) => patch(other, { title: 'The printer' }), ['applied', 'overtaken']],
])('what a card said stays on a card where this changed before a merge: %s', async (_, meanwhile, states) => {
  const { kept, other, suggestion } = await offered();
  await meanwhile({ kept, other });
  expect(statesOf(await answered('apply', suggestion))).toEqual(states);
  for (const text of texts) expect(await said()).toContain(text);
});

test('nothing is merged into a task that is gone', async () => {
  const { kept, suggestion } = await offered();
  await remove(kept);
  expect(statesOf(await answered('apply', suggestion))).toEqual(['overtaken', 'overtaken']);
  expect(await said()).toContain(texts[1]);
});

test('the deletion waits for what takes over: it is not made alone, and fails with it', async () => {
  const { kept, suggestion } = await offered();
  const [taken, deleted] = suggestion.changes.map(({ id }) => id);
  const alone = await answered('apply', suggestion, [deleted ?? '']);
  expect(statesOf(alone)).toEqual(['open', 'open']);
  expect(await said()).toContain(texts[1]);
  await patch(kept, { description: 'It jams on Mondays' });
  expect(statesOf(await answered('apply', suggestion, [taken ?? '']))).toEqual(['overtaken', 'overtaken']);
});

test('the deletion follows once the other has taken over', async () => {
  const { suggestion } = await offered();
  const [taken, deleted] = suggestion.changes.map(({ id }) => id);
  await answered('apply', suggestion, [taken ?? '']);
  expect(statesOf(await answered('apply', suggestion, [deleted ?? '']))).toEqual(['applied', 'applied']);
  for (const text of texts) expect(await said()).toContain(text);
});

test.each<[string, (kept: Task) => Promise<unknown>, string]>([
  ['deleted', remove, 'overtaken'],
  ['rewritten', (kept) => patch(kept, { description: 'Done' }), 'overtaken'],
  ['put on another day', (kept) => patch(kept, { endDate: '2031-03-07' }), 'overtaken'],
  ['moved', (kept) => patch(kept, { customField: { status: 'done' } }), 'applied'],
  ['renamed', (kept) => patch(kept, { title: 'Mend the printer' }), 'applied'],
])('a card that another one says is deleted only while that does: %s', async (_, meanwhile, state) => {
  const { kept, other, suggestion } = await offered(['It jams', 'It jams']);
  expect(suggestion.changes.map((change) => [change.kind, 'saidBy' in change])).toEqual([['delete', false]]);
  await meanwhile(kept);
  expect(statesOf(await answered('apply', suggestion))).toEqual([state]);
  expect((await board()).some(({ id }) => id === other.id)).toBe(state === 'overtaken');
  expect(await said()).toContain('It jams');
});

test.each<[string, (kept: Task) => Promise<unknown>]>([
  ['deleted', remove],
  ['rewritten', (kept) => patch(kept, { description: 'It jams' })],
])('a card that took over is held to what it said then: %s', async (_, meanwhile) => {
  const { kept, suggestion } = await offered();
  const [taken, deleted] = suggestion.changes.map(({ id }) => id);
  await answered('apply', suggestion, [taken ?? '']);
  await meanwhile(kept);
  const after = await answered('apply', suggestion, [deleted ?? '']);
  expect(statesOf(after)).toEqual(['applied', 'overtaken']);
  expect(await said()).toContain(texts[1]);
});

test('a merge is not taken back where what was merged has left the trash', async () => {
  const { other, suggestion } = await offered();
  await answered('apply', suggestion);
  await scene.app.db.prisma.task.deleteMany({ where: { id: other.id } });
  expect(statesOf(await answered('undo', suggestion))).toEqual(['applied', 'applied']);
  for (const text of texts) expect(await said()).toContain(text);
});

test('what a card took over goes with the deletion that needs it, or after it', async () => {
  const { suggestion } = await offered();
  await answered('apply', suggestion);
  const [taken, deleted] = suggestion.changes.map(({ id }) => id);
  expect(statesOf(await answered('undo', suggestion, [taken ?? '']))).toEqual(['applied', 'applied']);
  for (const text of texts) expect(await said()).toContain(text);
  expect(statesOf(await answered('undo', suggestion, [deleted ?? '']))).toEqual(['applied', 'open']);
  expect(statesOf(await answered('undo', suggestion, [taken ?? '']))).toEqual(['open', 'open']);
  for (const text of texts) expect(await said()).toContain(text);
});

test('a merge that was taken back is made again', async () => {
  const { suggestion } = await offered();
  await answered('apply', suggestion);
  expect(statesOf(await answered('undo', suggestion))).toEqual(['open', 'open']);
  expect(statesOf(await answered('apply', suggestion))).toEqual(['applied', 'applied']);
  for (const text of texts) expect(await said()).toContain(text);
});
