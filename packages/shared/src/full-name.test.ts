import { expect, it } from 'vitest';
import { fullName } from './full-name';

it('puts a space between two names, and none beside one', () => {
  expect(fullName({ firstName: 'Priya', lastName: 'Nair' })).toBe('Priya Nair');
  expect(fullName({ firstName: ' Priya ', lastName: ' ' })).toBe('Priya');
  expect(fullName({ firstName: '', lastName: 'Nair' })).toBe('Nair');
  expect(fullName({ firstName: '', lastName: '' })).toBe('');
});
