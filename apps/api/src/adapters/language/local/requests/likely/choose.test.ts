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

test('which text is told is asked only where one is, and then it is the likeliest', () => {
  const texts = { 'line 0': 0.3, 'line 1': 0.4, 'body 0': 0.9, 'body 1': 0.2 };
  expect(chosen({ 'told-create': 0.8, ...texts })).toEqual(['told-create', 'line 1']);
  expect(chosen({ 'ranked 0': 0.7, 'told-comment': 0.6, 'told-rename': 0.4, ...texts })).toEqual([
    ...['ranked 0', 'told-comment', 'body 0'],
  ]);
  expect(chosen({ 'target 0': 0.7, 'move-done': 0.6, ...texts })).toEqual(['target 0', 'move-done']);
});
