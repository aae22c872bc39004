import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MeetingLanguage, TranscriptSegment } from '../language';
import { quoteFinder } from './quote-finder';

const people = [
  { id: 'u1', firstName: 'Anna', lastName: 'Berg', email: 'anna@tavla.test' },
  { id: 'u2', firstName: 'Marcus', lastName: 'Ek', email: 'marcus@tavla.test' },
];
const meeting = (...texts: string[]): TranscriptSegment[] =>
  texts.map((text, at) => ({
    id: `s${at}`,
    startMs: at * 10_000,
    endMs: at * 10_000 + 9_000,
    text,
    speaker: null,
  }));
const finder = (segments: TranscriptSegment[], language: MeetingLanguage = 'en') =>
  quoteFinder({ segments, language, people });

describe('a near miss gets the words of the transcript', () => {
  const said = meeting(
    "So um I'm gonna call the, uh, the bank about the twenty five invoices before Thursday.",
    'Anna will send the follow-up to every customer by Friday, I think.',
    "We don't ship the new price list until the translation is checked by somebody.",
    'Marcus, can you please book a room for the kick off with the people from Malmö?',
  );
  const find = finder(said);
  test.each([
    // A filler and a stutter less, the short form in full, the number in digits.
    [
      'I am going to call the bank about the 25 invoices',
      "I'm gonna call the, uh, the bank about the twenty five invoices",
    ],
    ['send the followup to every customer by Friday', 'send the follow-up to every customer by Friday'],
    ['We do not ship the new pricelist until', "We don't ship the new price list until"],
    [
      'book a room for the kick-off with people from Malmo',
      'book a room for the kick off with the people from Malmö?',
    ],
    // A word or two other.
    [
      'Anna will send the follow-up to all customers by Friday',
      'Anna will send the follow-up to every customer by Friday',
    ],
    // With the name of who speaks before it, and with something left out.
    ['Anna Berg: the new price list until the translation', 'the new price list until the translation'],
    [
      'We don’t ship … until the translation is checked',
      "We don't ship the new price list until the translation is checked",
    ],
  ])('%s', (quote, found) => {
    const located = find(quote);
    expect(located?.quote.replace(/[.,?]$/, '')).toBe(found.replace(/[.,?]$/, ''));
  });

  test('with the time of those words', () => {
    const located = find('Anna will send the follow-up to all customers by Friday');
    expect(located?.segmentId).toBe('s1');
    expect(located?.startMs).toBe(10_000);
    expect(located?.endMs).toBeLessThan(19_000);
  });

  test.each([
    ['another name', 'Marcus will send the follow-up to every customer by Friday'],
    ['the opposite', 'Anna will not send the follow-up to every customer by Friday'],
    ['the opposite, by what is left out', 'We ship the new price list until the translation is checked'],
    ['another number', 'going to call the bank about the 35 invoices before Thursday'],
    ['other words', 'Anna will delete the archive of every supplier by Friday'],
    ['few words, one of them another', 'sell the new price'],
    ['parts from far apart', 'call the bank … people from Malmö'],
    ['a single word', 'Friday'],
    ['nothing', ' … '],
  ])('and what was not said gets none: %s', (_, quote) => {
    expect(find(quote)).toBeNull();
  });
});

test.each([
  [
    'es',
    'Vale, eh, yo llamo al banco por las veinticinco facturas mañana.',
    'yo llamo al banco por las 25 facturas',
  ],
  [
    'sv',
    'Jag, eh, ringer banken om tjugofem fakturor innan dom stänger.',
    'jag ringer banken om 25 fakturor innan de stänger',
  ],
] as const)('in %s too', (language, said, quote) => {
  const located = finder(meeting(said), language)(quote);
  expect(located && said.includes(located.quote)).toBe(true);
});

test('of two places that are as near, the one that is closer in time', () => {
  const line = 'We will gonna look at the budget again next week.';
  const find = finder(meeting(line, 'Something else is said here.', line));
  const quote = 'we will going to look at the budget again next week';
  expect(find(quote, 1_000)?.segmentId).toBe('s0');
  expect(find(quote, 28_000)?.segmentId).toBe('s2');
});

test('whatever is found stands in the transcript, letter for letter', () => {
  const word = fc.constantFrom(
    'we',
    'send',
    'um',
    "don't",
    'twenty',
    'five',
    '25',
    'gonna',
    'Anna',
    'the',
    'bank',
    'bänk,',
  );
  const line = fc.array(word, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), line, (lines, quote) => {
      const located = finder(meeting(...lines))(quote);
      if (!located) return;
      expect(lines.join(' ')).toContain(located.quote);
      expect(located.endMs).toBeGreaterThanOrEqual(located.startMs);
    }),
  );
});
