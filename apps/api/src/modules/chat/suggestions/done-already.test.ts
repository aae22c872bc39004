import type { TaskValues } from '@tavla/shared/chat/answers';
import type { Task } from '@tavla/shared/contracts/tasks';
import { samplesOf } from '@tavla/shared/field-samples.fixture';
import { fieldNames, fieldsByName, fieldsIn, fieldsOnWire, type TaskFields } from '@tavla/shared/task-fields';
import { expect, test } from 'vitest';
import { deletion, edit, statesOf, useSuggestions } from './suggestions.test-kit';

const scene = useSuggestions();
const { as, add, answered, offer } = scene;

async function rowOf({ id }: Task): Promise<object> {
  const { rows } = await scene.app.db.pool.query(
    'select *, "endDate"::text as "endDate" from task where "organizationId" = $1 and id = $2',
    [scene.company.id, id],
  );
  return rows[0];
}

/** What somebody else does by hand. */
async function byHand(task: Task, { status, ...fields }: TaskValues): Promise<void> {
  const { customField, ...top } = fieldsOnWire(fields as Partial<TaskFields>);
  const body = { ...top, customField: { ...customField, ...(status && { status }) } };
  const answer = await as(scene.company.admin).patch(`/api/v1/tasks/${task.id}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

test.each([...fieldNames, 'status'] as const)('undo leaves what somebody else had done: %s', async (name) => {
  const task = await add('Order chairs');
  const before = { ...fieldsIn(task), status: 'todo' } as TaskValues;
  const samples =
    name === 'status' ? ['done'] : samplesOf(fieldsByName[name].shown, [scene.me.id, scene.company.admin.id]);
  const value = samples.find((one) => JSON.stringify(one) !== JSON.stringify(before[name]));
  const after = { [name]: value } as TaskValues;
  const more: TaskValues = name === 'endDate' ? { title: 'Order 20 chairs' } : { endDate: '2027-03-01' };
  const suggestion = await offer([
    edit(task, { [name]: before[name] }, after),
    edit(task, { ...more, [name]: before[name] }, { ...more, ...after }),
  ]);
  const [first] = suggestion.changes;
  await byHand(task, after);
  const found = await rowOf(task);
  expect(statesOf(await answered('apply', suggestion, [first?.id ?? '']))[0]).toBe('applied');
  expect(await rowOf(task)).toEqual(found);
  await answered('undo', suggestion);
  expect(await rowOf(task)).toEqual(found);
  // Beside it, a change that has something to do takes back that alone.
  await answered('apply', suggestion);
  await answered('undo', suggestion);
  expect(await rowOf(task)).toMatchObject(after);
});

test('undo brings back no task that somebody else had deleted', async () => {
  const [task, other] = [await add('Order chairs'), await add('Paint the hall')];
  const suggestion = await offer([deletion(task), deletion(other)]);
  await as(scene.company.admin).delete(`/api/v1/tasks/${task.id}`);
  const found = await rowOf(task);
  expect(statesOf(await answered('apply', suggestion))).toEqual(['overtaken', 'applied']);
  expect(statesOf(await answered('undo', suggestion))).toEqual(['overtaken', 'open']);
  expect(await rowOf(task)).toEqual(found);
});
