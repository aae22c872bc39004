import type { Suggestion } from '@tavla/shared/chat/answers';
import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, test } from 'vitest';
import type { KeptChange } from './suggestion';
import { comment, deletion, edit, reminder, useSuggestions } from './suggestions.test-kit';

const scene = useSuggestions();
const { add, answered, offer } = scene;

const offers = {
  edit: (task: Task) => edit(task, { title: task.title }, { title: 'Order 20 chairs' }),
  move: (task: Task) => edit(task, { status: 'todo' }, { status: 'done' }),
  delete: deletion,
  comment: (task: Task) => comment(task, 'They come on Friday'),
  remind: (task: Task) => reminder(task, scene.company.admin.id, '2999-01-01'),
} satisfies Record<string, (task: Task) => KeptChange>;
const kinds = Object.keys(offers) as (keyof typeof offers)[];
const pairs = kinds.flatMap((first) => kinds.filter((one) => one !== first).map((then) => [first, then]));

/** What of the offers the database shows as made. */
async function seen({ changes: [first] }: Suggestion): Promise<Record<string, boolean>> {
  const { rows } = await scene.app.db.pool.query(
    `select title = 'Order 20 chairs' as edit, status = 'done' as move, "deletedAt" is not null as delete,
       exists (select from chat_message where "taskId" = t.id and "isComment") as comment,
       exists (select from inbox_entry where "taskId" = t.id and kind = 'reminder') as remind
     from task t where "organizationId" = $1 and id = $2`,
    [scene.company.id, first?.taskId],
  );
  return rows[0];
}

test.each(pairs)('what is said to be made of one task is made: %s, then %s', async (...pair) => {
  const task = await add('Order chairs');
  const suggestion = await offer(pair.map((kind) => offers[kind as keyof typeof offers](task)));
  for (const [at, verb] of ['apply', 'undo', 'apply'].entries()) {
    const { changes } = await answered(verb, suggestion);
    const shown = await seen(suggestion);
    const told = pair.map((_, nth) => changes[nth]?.state === 'applied');
    expect({ at, told }).toEqual({ at, told: pair.map((kind) => shown[kind]) });
    // Nobody is reminded of a task that goes.
    if (pair.includes('remind') && pair.includes('delete')) continue;
    expect({ at, told }).toEqual({ at, told: pair.map(() => verb === 'apply') });
  }
});

test('an edited task that is deleted comes back to its place by one undo', async () => {
  const [above, task] = [await add('Paint the hall'), await add('Order chairs')];
  const suggestion = await offer([offers.move(task), offers.delete(task)]);
  await answered('apply', suggestion);
  await answered('undo', suggestion);
  const now = await scene.read(task);
  expect([now.currentStatus.status, now.position]).toEqual(['todo', task.position]);
  expect((await scene.read(above)).version).toBe(above.version);
});
