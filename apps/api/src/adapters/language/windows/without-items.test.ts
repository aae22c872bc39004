import { expect, test } from 'vitest';
import { expectLinearGrowth, hostileTexts } from '@/test/growth';
import { withoutItems } from './without-items';

const items = [
  'Call the bank Anna, please call the bank by Friday Anna Berg',
  "Book the room I'll book the room Tom Ek",
];

test.each([
  ['Anna calls the bank by Friday.', false],
  ['Anna Berg will call the bank, and Tom Ek books the room.', false],
  ['The bank has raised its fees twice since the spring.', true],
  ['The team decided to keep the old logo.', true],
  ['So it is.', true],
])('%s tells more than an action item: %s', (sentence, tells) =>
  expect(withoutItems([sentence, 'Sales went up.'], items)).toEqual(
    tells ? [sentence, 'Sales went up.'] : ['Sales went up.'],
  ),
);

test('a summary of nothing but action items stays', () => {
  expect(withoutItems(['Anna calls the bank.'], items)).toEqual(['Anna calls the bank.']);
});

test.each(Object.entries(hostileTexts))('%s without end', (_, text) => {
  expectLinearGrowth((said) => withoutItems([said, said], [said, said]), text, 10_000);
});
