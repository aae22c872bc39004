import { expect, test } from 'vitest';
import { told } from '../requests.test-kit';

const open = 'statuses=pending,todo,in-progress';

test.each(['sales', 'sala', 'caja'])('a tag called %s is no word of what is left', (tag) => {
  const asked = (message: string) => told(message, { place: 'board', tags: [tag] });
  expect(asked('how many tasks are left')).toBe(`count? {${open}}`);
  expect(asked('how many tasks does Tomasz have left')).toBe(`count? {assigneeId=tomasz ${open}}`);
  expect(asked('what is left for Priya')).toBe(`list? {${open} assigneeId=priya}`);
});

test('a tag is known by its name in the other language', () => {
  expect(told('show me the ventas tasks', { place: 'board', tags: ['sales'] })).toBe('list? {tags=sales}');
  expect(told('show me the security tasks', { place: 'board', tags: ['seguridad'] })).toBe(
    'list? {tags=seguridad}',
  );
});
