import { expect, test } from 'vitest';
import { holdsAsTitle, titleOf } from './title-of';

test.each([
  'Send the report',
  'Prepare Q3 budget',
  'Onboard new hires',
  'Triage bugs',
  'Review PR #412',
  'Clarify who owns the release',
  'Find out whether the API supports batching',
  'Make sure invoices are paid',
  'Double-check numbers',
  'Ask Anna for the numbers',
])('%s says what is to be done', (title) => expect(holdsAsTitle(title, 'en')).toBe(true));

test.each([
  'um so the uh report it',
  'Report it',
  'Send it to Anna',
  'The report',
  'Report was sent',
  'Anna sends report',
  'Onboarding of new hires',
  'Send',
  '',
])('%s does not', (title) => expect(holdsAsTitle(title, 'en')).toBe(false));

test.each([
  ['Enviar el informe', 'es', true],
  ['Envía el informe', 'es', true],
  ['Ocuparse del contrato', 'es', true],
  ['eh pues el informe', 'es', false],
  ['El informe', 'es', false],
  ['Enviarlo', 'es', false],
  ['Boka rummet', 'sv', true],
  ['öh alltså rummet', 'sv', false],
] as const)('%s (%s): %s', (title, language, holds) => expect(holdsAsTitle(title, language)).toBe(holds));

test('one that does not is made anew of the sentence that is quoted, as far as the rules make one', () => {
  const made = (given: string, text: string, quote: string) => {
    const segment = { id: 'a', startMs: 0, endMs: 1_000, text, speaker: null };
    return titleOf(given, quote, [segment], 'en');
  };
  const said = "Fine. So um, I'll send the report to the bank and Anna will book the room. Good.";
  expect(made('um report it', said, "I'll send the report to the bank")).toBe('Send the report to the bank');
  expect(made('uh the room', said, 'Anna will book the room')).toBe('Book the room');
  expect(made('Mail the report', said, "I'll send the report")).toBe('Mail the report');
  expect(made('um that one', 'The blue one looks nicer.', 'The blue one looks nicer')).toBeNull();
});
