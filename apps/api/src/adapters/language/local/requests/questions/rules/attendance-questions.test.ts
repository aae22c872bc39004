import { expect, test } from 'vitest';
import { told } from '../../requests.test-kit';

test.each([
  'was Priya there?',
  'did Priya attend',
  'was Jonas Berg in the meeting?',
  '¿estuvo Priya en la reunión?',
  'vino Priya?',
])('whether somebody was there is told by who was: %s', (message) => {
  expect(told(message, { place: 'meeting' })).toBe('attendees?');
});

test('where no meeting is open, it is of the one that is spoken of', () => {
  expect(told('was Priya in the meeting?', { place: 'board' })).toBe('attendees?');
  expect(told('was Priya there?', { place: 'board' })).not.toBe('attendees?');
});
