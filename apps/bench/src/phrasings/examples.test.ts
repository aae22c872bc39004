import { expect, test } from 'vitest';
import { exampleOf } from './examples';
import { askedOf, readLists } from './read-lists';

const [{ file, company }] = readLists() as [ReturnType<typeof readLists>[number]];
const task = file.tasks.find(({ assignee }) => assignee !== null)?.title ?? '';
const other = file.people.find(({ blocked, lastName }) => !blocked && !file.asker.endsWith(lastName));
const person = `${other?.firstName} ${other?.lastName}`;
const example = (message: string, kind: string, expect: unknown) =>
  exampleOf(askedOf({ id: 'x', where: 'board', message, kind, expect }, company, file));

test('what a list expects is said by candidates, and comes to the wish of the engine', () => {
  for (const name of [task, `“${task}”`]) {
    const { isWhole, wanted } = example(`${name} might suit ${person}`, 'change', [
      { task, field: 'assignee', to: person },
    ]);
    expect(isWhole).toBe(true);
    expect(JSON.parse(wanted)).toEqual([
      { target: { kind: 'titled', words: task }, actions: [{ kind: 'assign', userId: person }] },
    ]);
  }
});

test('tasks that a label tells by signs are said by them', () => {
  const of = file.tasks.find(({ assignee }) => assignee !== null && assignee !== person)?.assignee ?? '';
  const asked = askedOf(
    {
      ...{
        id: 'x',
        where: 'board',
        kind: 'change',
        message: `whatever ${of} is late with goes to ${person}`,
      },
      expect: [{ task, field: 'assignee', to: person }],
    },
    company,
    file,
  );
  const { isWhole, wanted } = exampleOf({ ...asked, filter: { assignee: of, due: 'overdue' } });
  expect(isWhole).toBe(true);
  expect(JSON.parse(wanted)).toMatchObject([
    {
      target: { kind: 'filter', filter: { assigneeId: of, due: 'overdue' } },
      actions: [{ kind: 'assign', userId: person }],
    },
  ]);
  expect(exampleOf({ ...asked, filter: { assignee: of, createdBefore: 'x' } as object }).isWhole).toBe(false);
});

test('what nothing names cannot be said whole, and teaches nothing wrong', () => {
  const { isWhole, meant } = example('call it off', 'change', [{ task, field: 'status', to: 'done' }]);
  expect([isWhole, meant.filter(Boolean).length]).toEqual([false, 1]);
  expect(example('what a day', 'none', { mustNotPropose: true }).meant.some(Boolean)).toBe(false);
});
