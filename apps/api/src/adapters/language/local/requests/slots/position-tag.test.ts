import { expect, test } from 'vitest';
import { context, told } from '../requests.test-kit';

const people = context.people.map((person) =>
  person.id === 'jonas' ? { ...person, position: 'Winter' } : person,
);
const asked = (message: string) => told(message, { place: 'board', people });

test('tasks called by a tag are those with it, whoever has a position of that name', () => {
  expect(asked('show me the winter tasks')).toBe('list? {tags=winter}');
  expect(asked('what does the winter have to do')).toContain('userId=jonas');
});
