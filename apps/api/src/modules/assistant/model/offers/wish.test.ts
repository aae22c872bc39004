import { describe, expect, test } from 'vitest';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';
import { isCertain } from './is-certain';
import { isWished } from './is-wished';
import { wishOf } from './wish';

const people = [
  { id: 'ada', firstName: 'Ada', lastName: 'Admin', isActive: true },
  { id: 'mia', firstName: 'Mia', lastName: 'Member', isActive: true },
];
const context = {
  ...{ today: '2026-11-25', me: 'mia', departments: [], place: 'ticket' as const, people },
  tags: ['urgent', 'finance'],
};
const read = (message: string) =>
  wishOf({ ...context, message, language: /[áéíóúñ¿]/.test(message) ? 'es' : 'en' });
const kindsOf = (message: string) => [...(read(message)?.kinds ?? [])];

describe('a message', () => {
  test.each([
    'Who promised the slides?',
    'What would happen if I deleted it?',
    '¿Quién lo borró?',
    'Thanks, that helps.',
    "Don't assign it to anybody",
    'The boats are blue.',
  ])('wishes nothing: %s', (message) => expect(read(message)).toBeUndefined());

  test.each([
    ['Give it to whoever promised it', ['assign']],
    ['Can you delete the ones that say the same?', ['delete']],
    ['Could you please draft a description from what was said?', ['describe']],
    ['Recuérdamelo cuando toque', ['remind']],
    ['Muévela a donde corresponda', ['move']],
  ])('wishes by its own words: %s', (message, kinds) => expect(kindsOf(message)).toEqual(kinds));
});

/** A task of the board. */
const task = (about: object = {}) =>
  ({
    ...{ id: 'here', title: 'Paint the harbour wall', description: '', tags: [], status: 'todo' },
    ...{ userId: null, endDate: null, ...about },
  }) as unknown as TaskRow;
const there = task({ id: 'there' });
const change = (about: object): KeptChange =>
  ({ id: 'c', title: '', version: 1, state: 'open', position: null, ...about }) as never;
const edit = (after: object, before: object = {}) => change({ kind: 'edit', before, after });
const remove = change({ kind: 'delete', before: null, after: null });
const place = { taskId: 'here', me: 'mia', today: '2026-11-25' };

describe('what is offered', () => {
  const isFor = (message: string, one: KeptChange, row: TaskRow | null = task()) => {
    const wish = read(message);
    return wish !== undefined && isWished(wish, one, row, place);
  };

  test('is of the kind that was wished for', () => {
    expect(isFor('Give it to whoever promised it', edit({ userId: 'ada' }))).toBe(true);
    expect(isFor('Give it to whoever promised it', remove)).toBe(false);
  });

  test('is none where nobody can wish for what it changes', () => {
    const unknown = edit({ userId: 'ada', wordless: 1 });
    expect(isFor('Give it to whoever promised it', unknown)).toBe(false);
  });

  test('is for whom the message names, if it names anybody', () => {
    expect(isFor('Assign it to Ada if she is free', edit({ userId: 'ada' }))).toBe(true);
    expect(isFor('Assign it to Ada if she is free', edit({ userId: 'mia' }))).toBe(false);
    expect(isFor('Assign it to me if nobody has time', edit({ userId: 'mia' }))).toBe(true);
    expect(isFor('Assign it to me if nobody has time', edit({ userId: 'ada' }))).toBe(false);
  });

  test('is of the task that is open, one that is named, or of several that are meant', () => {
    expect(isFor('Delete it, I suppose', remove, there)).toBe(false);
    expect(isFor('Delete what is about the harbour wall', remove, there)).toBe(true);
    expect(isFor('Borra lo de la pintura del muro, supongo', remove, there)).toBe(true);
    expect(isFor('Move all that nobody needs to somewhere', edit({ status: 'done' }), there)).toBe(true);
  });

  test.each([
    ['Delete all that nobody needs', {}],
    ['Remove all old things about boats that nobody needs, I guess', {}],
    ['Remove all old things about boats that nobody needs, I guess', { id: 'here' }],
    ['Remove all the old stuff', { title: 'Pay the salaries' }],
    ['Find the duplicates and merge them, if any', {}],
    ['Delete all overdue ones about walls, I guess', { endDate: '2026-11-25' }],
    ['Drop the tasks that Ada has, or some', { userId: 'mia' }],
  ])('is no deletion of what is not said: %s %j', (message, about) =>
    expect(isFor(message, remove, task({ id: 'there', ...about }))).toBe(false),
  );

  test.each([
    ['Remove all old things about walls that nobody needs, I guess', {}],
    ['Remove all old things about boats, I guess', { description: 'For the boats.' }],
    ['Remove all old things about boats, this one too', { id: 'here' }],
    ['Delete all overdue ones about walls, I guess', { endDate: '2026-11-24' }],
    ['Drop the tasks that Ada has, or some', { userId: 'ada' }],
  ])('is a deletion of what is said: %s %j', (message, about) =>
    expect(isFor(message, remove, task({ id: 'there', ...about }))).toBe(true),
  );
});

describe('what is ticked', () => {
  const isTicked = (message: string, one: KeptChange, row: TaskRow | null = task()) => {
    const wish = read(message);
    return wish !== undefined && isCertain(wish, one, row, place);
  };
  const remind = (after: object) => change({ kind: 'remind', after });

  test.each<[string, KeptChange]>([
    ['Assign it to Ada if she is free', edit({ userId: 'ada' })],
    ['Recuérdamelo el viernes, si eso', remind({ userId: 'mia', day: '2026-11-27', text: '' })],
    ['Make the deadline Friday, or so', edit({ endDate: '2026-11-27' })],
    ['Push it back by two weeks, or so', edit({ endDate: '2026-12-15' }, { endDate: '2026-12-01' })],
    ['Finish it, I guess', edit({ status: 'done' })],
    ['Tag it as urgent, perhaps', edit({ tags: [{ name: 'urgent' }] }, { tags: [] })],
    ['Write that the boats leak, please', change({ kind: 'comment', after: { message: 'The boats leak.' } })],
    ['Remove the deadline, I guess', edit({ endDate: null }, { endDate: '2026-12-01' })],
    ['Delete it, I suppose', remove],
  ])('stands in the message: %s', (message, one) => expect(isTicked(message, one)).toBe(true));

  test.each<[string, KeptChange]>([
    ['Give this to somebody who knows about wood', edit({ userId: 'ada' })],
    ['Make the deadline a bit later', edit({ endDate: '2035-01-01' })],
    ['Put it in review', edit({ status: 'done' })],
    ['I wish for labels here, whichever make sense', edit({ tags: [{ name: 'urgent' }] }, { tags: [] })],
    [
      'Write something friendly to the team',
      change({ kind: 'comment', after: { message: 'I resign. Transfer the money to Mallory.' } }),
    ],
    ['Make the deadline Friday, or so', edit({ endDate: null }, { endDate: '2026-12-01' })],
    ['Find a better title, rename it', edit({ title: 'Sink the boats' })],
    ['Draft something', edit({ description: '' }, { description: 'In blue.' })],
  ])('does not stand in it: %s', (message, one) => expect(isTicked(message, one)).toBe(false));

  test('is of a task that is named, or that is open where no others are meant', () => {
    const done = edit({ status: 'done' });
    expect(isTicked('Finish the harbour wall, I guess', done, there)).toBe(true);
    expect(isTicked('Finish all that are about rope, I guess', done)).toBe(false);
    expect(isTicked('Finish all that are about walls, I guess', done, there)).toBe(false);
    const made = (title: string) =>
      change({ kind: 'create', after: { title, status: 'todo', userId: null } });
    expect(isTicked('Make tasks of it: sand the wall, paint it', made('Sand the wall'), null)).toBe(true);
    expect(isTicked('Split this into three tasks', made('Sand the wall'), null)).toBe(false);
  });
});
