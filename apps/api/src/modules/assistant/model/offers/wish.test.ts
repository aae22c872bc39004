import { describe, expect, test } from 'vitest';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { isWished } from './is-wished';
import { wishOf } from './wish';

const people = [
  { id: 'ada', firstName: 'Ada', lastName: 'Admin', isActive: true },
  { id: 'mia', firstName: 'Mia', lastName: 'Member', isActive: true },
];
const read = (message: string) => wishOf({ message, people });
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

describe('what is offered', () => {
  const place = { taskId: 'here', me: 'mia' };
  const about = {
    id: 'c',
    title: 'Paint the harbour wall',
    version: 1,
    state: 'open',
    position: null,
  } as const;
  const assign = (userId: string, taskId = 'here'): KeptChange => ({
    ...{ ...about, kind: 'edit', taskId, before: { userId: null }, after: { userId } },
  });
  const remove = (taskId = 'here'): KeptChange => {
    return { ...about, kind: 'delete', taskId, before: null, after: null };
  };
  const isFor = (message: string, change: KeptChange) => {
    const wish = read(message);
    return wish !== undefined && isWished(wish, change, place);
  };

  test('is of the kind that was wished for', () => {
    expect(isFor('Give it to whoever promised it', assign('ada'))).toBe(true);
    expect(isFor('Give it to whoever promised it', remove())).toBe(false);
  });

  test('is none where nobody can wish for what it changes', () => {
    const before = assign('ada');
    const unknown = { ...before, after: { ...before.after, wordless: 1 } } as unknown as KeptChange;
    expect(isFor('Give it to whoever promised it', unknown)).toBe(false);
  });

  test('is for whom the message names, if it names anybody', () => {
    expect(isFor('Assign it to Ada if she is free', assign('ada'))).toBe(true);
    expect(isFor('Assign it to Ada if she is free', assign('mia'))).toBe(false);
    expect(isFor('Assign it to me if nobody has time', assign('mia'))).toBe(true);
    expect(isFor('Assign it to me if nobody has time', assign('ada'))).toBe(false);
  });

  test('is of the task that is open, one that is named, or of several that are meant', () => {
    expect(isFor('Delete it, I suppose', remove('there'))).toBe(false);
    expect(isFor('Delete what is about the harbour wall', remove('there'))).toBe(true);
    expect(isFor('Delete all that nobody needs', remove('there'))).toBe(true);
  });
});
