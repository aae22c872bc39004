import { expect, test } from 'vitest';
import { exampleOf } from './examples';
import { askedOf, readLists } from './read-lists';

const [{ file, company }] = readLists() as [ReturnType<typeof readLists>[number]];
const task = file.tasks.find(({ assignee }) => assignee !== null)?.title ?? '';
const other = file.people.find(({ blocked, lastName }) => !blocked && !file.asker.endsWith(lastName));
const name = `${other?.firstName} ${other?.lastName}`;
const example = (message: string, kind: string, expect: unknown) =>
  exampleOf(askedOf({ id: 'x', where: 'board', message, kind, expect }, company, file));

test('what a list expects is said by candidates, and comes to the wish of the engine', () => {
  const { isWhole, wanted, meant, candidates } = example(`“${task}” might suit ${name}`, 'change', [
    { task, field: 'assignee', to: name },
  ]);
  const chosen = candidates.filter((_, at) => meant[at]).map(({ deed }) => deed);
  // A quotation is no mark of a task: only words of its title are.
  expect([isWhole, chosen]).toEqual([false, ['assign']]);
  const said = example(`${task} might suit ${name}`, 'change', [{ task, field: 'assignee', to: name }]);
  expect(said.isWhole).toBe(true);
  expect(JSON.parse(said.wanted)).toEqual([
    { target: { kind: 'titled', words: task }, actions: [{ kind: 'assign', userId: name }] },
  ]);
  expect(wanted).toBe('');
});

test('what nothing names cannot be said whole, and teaches nothing wrong', () => {
  const { isWhole, meant } = example('call it off', 'change', [{ task, field: 'status', to: 'done' }]);
  expect([isWhole, meant.filter(Boolean).length]).toEqual([false, 1]);
  expect(example('what a day', 'none', { mustNotPropose: true }).meant.some(Boolean)).toBe(false);
});
