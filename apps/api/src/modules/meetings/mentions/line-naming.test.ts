import { expect, test } from 'vitest';
import { lineNaming } from './line-naming';

const line = (title: string, ...said: string[]) =>
  lineNaming(
    title,
    said.map((text) => ({ text })),
  )?.text;

test.each([
  ['Write the onboarding guide', 'About the onboarding guide, it should have a chapter about passkeys.'],
  ['Order chairs for the office', 'We still need to order the chairs for the office.'],
  ['Price list', 'The price list is printed on Monday.'],
  ['Renovar la póliza del seguro', 'La póliza del seguro la vemos en enero.'],
  ['Repair the ramp at Puerto Norte', 'The ramps in Puerto Norte are closed.'],
])('a line names “%s”: %s', (title, said) => {
  expect(line(title, 'Good morning.', said)).toBe(said);
});

test.each([
  ['Write the onboarding guide', 'The guide was late again, and so was the train.'],
  ['Order chairs for the office', 'In order to be early, come to the office.'],
  ['Budget', 'The budget is what it is.'],
  ['Call the', 'Call the doctor.'],
])('no line names “%s”: %s', (title, said) => {
  expect(line(title, said)).toBeUndefined();
});

test('of several lines it is the one that says most of it', () => {
  const most = 'Order the chairs for the office on Monday.';
  expect(line('Order chairs for the office', 'The office has no chairs.', most)).toBe(most);
});
