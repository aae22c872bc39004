import { expect, test } from 'vitest';
import { changedQuery } from './query';

test('a change leaves every other parameter alone', () => {
  expect(changedQuery('?task=7&tag=a&tag=b', { q: 'a & b' })).toBe('?task=7&tag=a&tag=b&q=a+%26+b');
  expect(changedQuery('?q=old&task=7', { q: 'new', chat: '1' })).toBe('?task=7&q=new&chat=1');
});

test('a list is one parameter several times, in place of those before', () => {
  expect(changedQuery('?tag=a&tag=b&q=x', { tag: ['b', 'c'] })).toBe('?q=x&tag=b&tag=c');
});

test('what says nothing leaves the address, and the last one takes the question mark along', () => {
  for (const nothing of [null, undefined, '', [], ['']] as const)
    expect(changedQuery('?q=x', { q: nothing })).toBe('');
  expect(changedQuery('', {})).toBe('');
});
