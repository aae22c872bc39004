import { expect } from 'vitest';

const repeat = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** No word twice, so that what is kept by word finds nothing. */
function differentWords(length: number, start: string): string {
  let text = '';
  for (let count = 0; text.length < length; count++) text += `${start}${count.toString(36)} `;
  return text.slice(0, length);
}

/** Texts that make careless code slow, each of any length: what a rule looks for, over and over, and never its end. */
export const hostileTexts: Record<string, (length: number) => string> = {
  ...Object.fromEntries(
    [
      '.',
      '. ',
      '! A',
      '?"',
      '.")',
      ' ',
      '\n',
      '\t',
      "'",
      '"',
      ',',
      ', ',
      '\u0301',
      'e\u0301',
      '\u{1F600}',
      'a',
      'a ',
      'Ab ',
      'Ab, ',
      '1',
      '1/2/2026 ',
      '`',
      '```\n',
      '*',
      '**a',
      '[',
      '[a](',
      'http://',
      'http://a.',
      'friday ',
      'by the ',
      'that day ',
      'if ',
      'then ',
      'okay, ',
      'please ',
      'i will ',
      'will be done ',
      'been a ly ',
      'ya lo ',
      'Ada will ',
      "I'll send the report by Friday and ",
      "I'll send the report,,,,, ",
      'We decided to go with the plan. ',
      'The price list is done and ',
    ].map((part) => [JSON.stringify(part), repeat(part)]),
  ),
  'different words': (length) => differentWords(length, 'w'),
  'different names': (length) => differentWords(length, 'Ab'),
  'a run that ends in something else': (length) => `${'.'.repeat(length - 1)}a`,
  'spaces before an end': (length) => `a${' '.repeat(length - 2)}b`,
};

/** What is quicker than this is not told from noise. */
const noiseMs = 25;
const times = 4;
const mostGrowth = 10;

/**
 * Whether work grows no faster than its text, by processor time, which other work on the machine changes
 * little. Linear work takes four times as long for four times the text, quadratic work sixteen times.
 */
export function expectLinearGrowth(
  work: (text: string) => unknown,
  text: (length: number) => string,
  length: number,
) {
  const cost = (size: number) => {
    const sample = text(size);
    const begun = process.cpuUsage();
    work(sample);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  const growth = () => {
    const long = cost(times * length);
    // Even if the short one cost nothing that can be told from noise.
    return long <= mostGrowth * noiseMs ? 1 : long / Math.max(noiseMs, cost(length));
  };
  // The first rounds also pay for what the engine learns of the code.
  let least = growth();
  for (let round = 1; round < 4 && least > mostGrowth; round++) least = Math.min(least, growth());
  expect(least).toBeLessThanOrEqual(mostGrowth);
}
