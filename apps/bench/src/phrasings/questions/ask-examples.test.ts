import { expect, test } from 'vitest';
import { askedOf, readLists } from '../read-lists';
import { askExampleOf, askedAs } from './ask-examples';
import { readQuestions, type ToldAsk } from './read-asks';

const [{ file, company }] = readLists() as [ReturnType<typeof readLists>[number]];
const task = file.tasks.find(({ assignee }) => assignee !== null)?.title ?? '';
const example = (message: string, ...asks: ToldAsk[]) =>
  askExampleOf({
    asked: askedOf({ id: 'x', where: 'board', message, kind: 'answer', expect: {} }, company, file),
    asks,
  });

test('what a label says is said by candidates, and comes to the question of the engine', () => {
  const { wanted } = example(`who is on “${task}”?`, { kind: 'field', field: 'assignee', task });
  expect(wanted.split('\n').map((line) => JSON.parse(line))).toContainEqual({
    ...{ kind: 'field', field: 'assignee' },
    target: { kind: 'titled', words: task },
  });
  const { wanted: late } = example('what is overdue?', { kind: 'count', filter: { due: 'overdue' } });
  expect(JSON.parse(late)).toEqual({ kind: 'list', filter: { due: 'overdue' } });
});

test('what nothing names cannot be said, and teaches nothing; what is no question of the board is told to be none', () => {
  const unsaid = example('who has it?', { kind: 'field', field: 'assignee', task: 'Another one' });
  expect([unsaid.wanted, Math.max(...unsaid.targets)]).toEqual(['', -1]);
  expect([...example('what a day').targets].filter((target) => target >= 0)).toEqual([0]);
});

test('questions are the same in whichever order they are told', () => {
  const one = { kind: 'list', filter: { due: 'overdue', assigneeId: 'a' } } as const;
  const same = { filter: { assigneeId: 'a', due: 'overdue' }, kind: 'list' } as const;
  const other = { kind: 'duplicates' } as const;
  expect(askedAs([one, other])).toBe(askedAs([other, same]));
});

test('every label is of a message of the lists', () => {
  const labelled = readQuestions().filter(({ asked }) => asked.kind === 'answer');
  expect(labelled.length).toBeGreaterThan(1_500);
  expect(labelled.filter(({ asks }) => asks.length > 0).length).toBeGreaterThan(900);
});
