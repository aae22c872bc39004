import { expect, test } from 'vitest';
import { choose, type Weighed } from './choose';

const weighed = (list: Readonly<Record<string, number>>): Weighed[] =>
  Object.entries(list).map(([name, chance]) => {
    const [deed = '', at = '-1'] = name.split(' ');
    return { deed: deed as Weighed['deed'], at: Number(at), chance };
  });
const chosen = (list: Readonly<Record<string, number>>) =>
  choose(weighed(list)).map(({ deed, at }) => (at < 0 ? deed : `${deed} ${at}`));

test('what is likelier than not is chosen, and of what excludes each other the likeliest', () => {
  expect(chosen({ 'target 1': 0.9, 'assign 2': 0.6, 'assign 4': 0.8, 'due 5': 0.4 })).toEqual([
    'target 1',
    'assign 4',
  ]);
  // A person is given it or reminded of it.
  expect(chosen({ 'target 1': 0.9, 'assign 2': 0.6, 'remind 2': 0.7, 'remind-day 3': 0.8 })).toEqual([
    'target 1',
    'remind-day 3',
    'remind 2',
  ]);
});

test('where something is wished, something is done with some task', () => {
  expect(chosen({ wish: 0.9, 'target 1': 0.3, here: 0.4, 'move-done': 0.2, unassign: 0.1 })).toEqual([
    'move-done',
    'here',
  ]);
});

test('nobody is reminded without a day, and what is new needs no task', () => {
  expect(chosen({ 'target 1': 0.9, 'remind-day 3': 0.8, 'remind-me': 0.2, 'remind 2': 0.1 })).toEqual([
    'target 1',
    'remind-day 3',
    'remind-me',
  ]);
  expect(chosen({ 'told-create': 0.8, here: 0.4 })).toEqual(['told-create']);
});

test('tasks are told by signs or by their titles, never by both', () => {
  const signs = { these: 0.8, 'theirs 1': 0.7, overdue: 0.4, undated: 0.35, mine: 0.1 };
  expect(chosen({ 'assign 2': 0.9, 'target 3': 0.6, 'theirs 2': 0.6, ...signs })).toEqual([
    ...['assign 2', 'these', 'theirs 1', 'overdue'],
  ]);
  expect(chosen({ 'assign 2': 0.9, 'target 3': 0.9, ...signs })).toEqual(['assign 2', 'target 3']);
  // One sign at least; and whoever is named is first of all the one who is to have them.
  expect(chosen({ 'move-done': 0.9, these: 0.8, mine: 0.1 })).toEqual(['move-done', 'these', 'mine']);
  expect(chosen({ these: 0.8, 'assign 1': 0.6, 'theirs 1': 0.7, nobodys: 0.2 })).toEqual([
    ...['these', 'assign 1', 'nobodys'],
  ]);
  // What is new is none of those that are there.
  expect(chosen({ 'told-create': 0.9, 'line 0': 0.9, ...signs })).toEqual(['told-create', 'line 0']);
});

test('which text is told is asked only where one is, and then it is the likeliest', () => {
  const texts = { 'line 0': 0.3, 'line 1': 0.4, 'body 0': 0.9, 'body 1': 0.2 };
  expect(chosen({ 'told-create': 0.8, ...texts })).toEqual(['told-create', 'line 1']);
  expect(chosen({ 'ranked 0': 0.7, 'told-comment': 0.6, 'told-rename': 0.4, ...texts })).toEqual([
    ...['ranked 0', 'told-comment', 'body 0'],
  ]);
  expect(chosen({ 'target 0': 0.7, 'move-done': 0.6, ...texts })).toEqual(['target 0', 'move-done']);
});
