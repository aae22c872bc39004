import { expect, test } from 'vitest';
import type { Candidate } from './candidates';
import { marked } from './likely.test-kit';
import { likelyWish } from './likely-wish';

/** The wish that deeds with the marks of a message make up. */
function wish(message: string, deeds: readonly string[], place: 'board' | 'ticket' = 'board') {
  const chosen = deeds.map((one): Candidate => {
    const [deed = '', at = '-1'] = one.split(' ');
    return { deed: deed as Candidate['deed'], at: Number(at) };
  });
  return likelyWish(marked(message, { place }), chosen);
}
const textsOf = (message: string) => marked(message).texts.map(({ text }) => text);
const oven = { kind: 'titled', words: 'Repair the oven' };

test('tasks and deeds come to commands', () => {
  expect(wish('oven Priya friday', ['target 0', 'assign 1', 'due 2'])).toEqual([
    {
      target: oven,
      actions: [
        { kind: 'assign', userId: 'priya' },
        { kind: 'due', day: '2026-11-27' },
      ],
    },
  ]);
  expect(wish('mine, a week sooner', ['here', 'assign-me', 'sooner 2'], 'ticket')).toEqual([
    {
      target: { kind: 'ticket' },
      actions: [
        { kind: 'assign', userId: 'nadia' },
        { kind: 'shift', days: -7, months: -0 },
      ],
    },
  ]);
  expect(wish('same: oven, lease', ['target 2', 'target 4', 'merge'])).toEqual([
    {
      target: oven,
      actions: [{ kind: 'merge', into: { kind: 'titled', words: 'Sign the lease of the new shop' } }],
    },
  ]);
});

test('tasks come in the order of the message, and what may be several is none of them beside a sure one', () => {
  const assign = { kind: 'assign', userId: 'priya' };
  expect(wish('oven, lease: Priya', ['target 2', 'target 0', 'assign 4'])).toEqual([
    { target: oven, actions: [assign] },
    { target: { kind: 'titled', words: 'Sign the lease of the new shop' }, actions: [assign] },
  ]);
  expect(wish('oven, delivery: Priya', ['target 0', 'target 2', 'assign 4'])).toEqual([
    { target: oven, actions: [assign] },
  ]);
});

test('a new task takes its title from behind the colon, and whose it is and when from what is chosen', () => {
  const message = 'New for Priya: wash the windows. By friday';
  expect(textsOf(message)).toEqual(['wash the windows. By friday', 'wash the windows']);
  expect(wish(message, ['told-create', 'line 1', 'assign 2', 'due 9'])).toEqual([
    {
      target: { kind: 'ticket' },
      actions: [{ kind: 'create', title: 'wash the windows', userId: 'priya', day: '2026-11-27' }],
    },
  ]);
});

test('a task is told apart by the whole message, and split into what is listed', () => {
  const parts = [{ kind: 'split', titles: ['Buy the parts', 'Fit them'] }];
  expect(wish('that oven is two: Buy the parts, Fit them', ['told-split', 'list 0', 'ranked 0'])).toEqual([
    { target: oven, actions: parts },
  ]);
  expect(
    wish('oven: “Buy the parts” and “Fit them”', ['told-split', 'list 0', 'target 0', 'ranked 0']),
  ).toEqual([{ target: oven, actions: parts }]);
  expect(wish('oven: Buy the parts, Fit them', ['told-split', 'target 0'])).toBeNull();
});

test('tasks are told by signs, and what is done only where that is said', () => {
  const open = ['pending', 'todo', 'in-progress'];
  const actions = [{ kind: 'assign', userId: 'tomasz' }];
  const told = (...signs: string[]) => wish('Priya urgent Tomasz', ['these', 'assign 2', ...signs]);
  expect(told('theirs 0', 'tagged 1', 'overdue')).toEqual([
    {
      target: {
        kind: 'filter',
        filter: { statuses: open, assigneeId: 'priya', tags: ['urgent'], due: 'overdue' },
      },
      actions,
    },
  ]);
  expect(told('finished', 'theirs 0')).toMatchObject([{ target: { filter: { statuses: ['done'] } } }]);
  expect(wish('friday Tomasz', ['these', 'due-within 0', 'assign 1'])).toMatchObject([
    { target: { filter: { due: { from: '2026-11-27', to: '2026-11-27' } } } },
  ]);
  // Never every task there is, nor those of one of two.
  expect(told()).toBeNull();
  expect(wish('Ana Tomasz', ['these', 'theirs 0', 'assign 1'])).toBeNull();
});

test('what excludes each other or lacks its other half comes to nothing', () => {
  expect(wish('oven Priya Tomasz', ['target 0', 'assign 1', 'assign 2'])).toBeNull();
  expect(wish('oven friday monday', ['target 0', 'due 1', 'due 2'])).toBeNull();
  expect(wish('oven Priya', ['target 0', 'remind 1'])).toBeNull();
  expect(wish('oven Priya', ['target 0'])).toBeNull();
  expect(wish('Priya friday', ['assign 0'])).toBeNull();
});

test('who or what may be several is asked, and somebody blocked is given nothing', () => {
  expect(wish('oven Ana', ['target 0', 'assign 1'])).toMatchObject({
    ...{ kind: 'unclear', about: 'person', words: 'Ana', candidates: ['ana-g', 'ana-l'], why: 'several' },
  });
  expect(wish('delivery Priya', ['target 0', 'assign 1'])).toMatchObject({
    ...{ about: 'task', candidates: ['Clean the delivery van', 'Paint the delivery entrance'] },
  });
  expect(wish('oven Owen', ['target 0', 'assign 1'])).toMatchObject({ about: 'person', why: 'blocked' });
});

test('nothing is written where no text is told', () => {
  for (const deed of ['comment', 'describe', 'rename'])
    for (const text of ['""', '" "', '"\u200b"', '"..."'])
      expect(wish(`oven ${text}`, ['target 0', `${deed} 1`]), `${deed} ${text}`).toBeNull();
  for (const deed of ['told-comment', 'told-describe', 'told-rename'])
    expect(wish('oven: .', ['target 0', deed, 'line 0', 'body 0']), deed).toBeNull();
  expect(wish('new: ""', ['told-create'])).toBeNull();
  expect(wish('oven "👍"', ['target 0', 'comment 1'])).toMatchObject([{ actions: [{ text: '👍' }] }]);
});
