import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { carryOf, linesAround } from './carry-quote';
import { sameWords } from './same-words';

const lines = [
  { startMs: 0, endMs: 2_000, text: 'Good morning, everyone.' },
  { startMs: 2_000, endMs: 5_000, text: 'I will send the slides to Lucia on Wednesday.' },
  { startMs: 5_000, endMs: 7_000, text: 'Marcus pays the bill.' },
];
const carry = (quote: string, startMs: number, at: number, text: string) =>
  carryOf(lines, at, text)({ quote, startMs });

test('what was corrected within a quote is corrected in it', () => {
  const text = 'I will send the slides to Luisa on Thursday.';
  expect(carry('send the slides to Lucia', 2_400, 1, text)).toBe('send the slides to Luisa');
  expect(carry('I will send', 2_000, 1, text)).toBe('I will send');
  expect(carry('on Wednesday.', 4_000, 1, text)).toBe('on Thursday.');
});

test('of a line that is corrected in several places a quote keeps to its own words', () => {
  const long = {
    startMs: 0,
    endMs: 1_000,
    text: "About forty seconds for the biggest customers, I'll profile the expert query by Friday. Could we cash it?",
  };
  const carried = (quote: string, text: string) => carryOf([long], 0, text)({ quote, startMs: 0 });
  const quote = "I'll profile the expert query by Friday.";
  expect(
    carried(
      quote,
      "About 40 seconds for the biggest customers. I'll profile the export query by Friday. Could we cache it?",
    ),
  ).toBe("I'll profile the export query by Friday.");
  expect(
    carried(
      quote,
      "Around forty seconds for the big customers, I'll profile the expert query by Friday. No.",
    ),
  ).toBe(quote);
  expect(carried(quote, 'Forty seconds. And I will profile the export query by Thursday evening.')).toBe(
    'Forty seconds. And I will profile the export query by Thursday evening.',
  );
  expect(carried('for the biggest', "About 40 seconds, I'll profile the query.")).toBe('40 seconds,');
});

test('of a line as long as lines may be no more words are compared than of a shorter one', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => `w${at % 40}`);
  const corrected = words.map((word, at) => (at % 3 ? word : `${word}x`));
  const long = { startMs: 0, endMs: 1_000, text: words.join(' ') };
  const text = corrected.join(' ');
  expect(text).toContain(carryOf([long], 0, text)({ quote: 'w1 w2 w3 w4', startMs: 0 }));
  const readsOf = (count: number) => {
    let reads = 0;
    const watched = new Proxy(words.slice(0, count), {
      get: (list, key) => {
        reads++;
        return Reflect.get(list, key);
      },
    });
    sameWords(watched, corrected.slice(0, count));
    return reads;
  };
  expect(readsOf(5_000)).toBeLessThan(readsOf(500));
});

test.each([1, 300])('the words of a line are laid along the new ones once for %i quotes', (count) => {
  const words = Array.from({ length: 900 }, (_, at) => `w${at}`);
  const text = words.map((word, at) => (at % 3 ? word : `${word}x`)).join(' ');
  const quotes = words.slice(0, count).map((word, at) => `${word} ${words[at + 1]} ${words[at + 2]}`);
  const reading = vi.spyOn(String.prototype, 'matchAll');
  const carry = carryOf([{ startMs: 0, endMs: 1_000, text: words.join(' ') }], 0, text);
  const carried = quotes.map((quote) => carry({ quote, startMs: 0 }));
  const readings = reading.mock.calls.length;
  reading.mockRestore();
  expect(carried.filter((quote) => quote?.includes('x'))).toHaveLength(count);
  // Of the old line, and of the new one.
  expect(readings).toBe(2);
});

test('a quote over two lines is carried, too', () => {
  expect(carry('on Wednesday. Marcus pays', 4_000, 2, 'Markus pays the bill.')).toBe(
    'on Wednesday. Markus pays',
  );
});

test('words that are gone leave the line', () => {
  expect(carry('on Wednesday.', 4_000, 1, 'I will send the slides to Lucia')).toBe(
    'I will send the slides to Lucia',
  );
});

test('a quote that rests on another line, or on none, is left alone', () => {
  expect(carry('Marcus pays', 5_000, 1, 'Anything else.')).toBeNull();
  expect(carry('nobody said this', 2_000, 1, 'Anything else.')).toBeNull();
  expect(carry('Good morning', -5, 0, 'Good evening')).toBeNull();
});

test('whatever is corrected, the quote stands in what is said then', () => {
  const word = fc.stringMatching(/^[a-d]{1,3}$/);
  const said = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(said, { minLength: 1, maxLength: 4 }),
      said,
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.constantFrom(900, 2_500),
      (texts, text, a, b, c, long) => {
        const all = texts.map((one, at) => ({ startMs: at * 1_000, endMs: at * 1_000 + long, text: one }));
        const at = a % all.length;
        const whole = texts.join(' ').split(' ');
        const from = b % whole.length;
        const quote = whole.slice(from, from + 1 + (c % 4)).join(' ');
        const carried = carryOf(all, at, text)({ quote, startMs: 0 });
        const after = texts.map((one, index) => (index === at ? text : one)).join(' ');
        if (carried !== null) expect(after).toContain(carried);
      },
    ),
    { seed: 7, numRuns: 2_000 },
  );
});

test('a quote is carried also where several begin to speak at the same moment', () => {
  const both = [
    { startMs: 0, endMs: 900, text: 'Hello.' },
    { startMs: 1_000, endMs: 3_000, text: 'I will send the slides.' },
    { startMs: 1_000, endMs: 1_500, text: 'Great, thanks.' },
    { startMs: 1_000, endMs: 1_500, text: 'Fine.' },
  ];
  const quoted = { quote: 'send the slides.', startMs: 1_000 };
  expect(carryOf(both, 1, 'I will send the report.')(quoted)).toBe('send the report.');
  expect(carryOf(both, 2, 'Great work.')({ quote: 'Great, thanks.', startMs: 1_000 })).toBe('Great work.');
  expect(carryOf(both, 2, 'Great work.')(quoted)).toBeNull();
});

test('a quote is carried also where others speak meanwhile, as in what a call writes down', () => {
  const over = [
    { startMs: 0, endMs: 10_000, text: 'I looked at the budget, and I will send the slides to Lucia.' },
    { startMs: 2_000, endMs: 3_000, text: 'Yes.' },
    { startMs: 5_000, endMs: 6_000, text: 'Yes.' },
    { startMs: 11_000, endMs: 12_000, text: 'Fine.' },
  ];
  const quoted = { quote: 'I will send the slides to Lucia.', startMs: 4_667 };
  const text = 'I looked at the budget, and I will send the slides to Luisa.';
  expect(carryOf(over, 0, text)(quoted)).toBe('I will send the slides to Luisa.');
  // What somebody else says at that moment, and in the same words before, is another quote.
  expect(carryOf(over, 2, 'Yes, do.')({ quote: 'Yes.', startMs: 5_000 })).toBe('Yes, do.');
  expect(carryOf(over, 1, 'Yes, do.')({ quote: 'Yes.', startMs: 5_000 })).toBeNull();
  expect(carryOf(over, 3, 'Good.')(quoted)).toBeNull();
});

test('of thousands who speak at one moment a bounded number is looked through', () => {
  const crowd = Array.from({ length: 50_000 }, (_, at) => ({ startMs: 0, endMs: 900, text: `word ${at}` }));
  let read = 0;
  const watched = crowd.map((line) => ({
    ...{ startMs: line.startMs, endMs: line.endMs },
    get text() {
      read++;
      return line.text;
    },
  }));
  carryOf(watched, 49_990, 'word')({ quote: 'word 49990', startMs: 0 });
  expect(read).toBeLessThan(100);
});

test('the lines around one tell as much of a quote as all of them', () => {
  const gaps = fc.array(fc.constantFrom(0, 0, 1, 1, 5), { minLength: 60, maxLength: 120 });
  fc.assert(
    fc.property(gaps, fc.nat(), fc.nat(), fc.nat(130), fc.nat(40), (steps, a, b, when, long) => {
      let startMs = 0;
      const all = steps.map((step, at) => {
        startMs += step;
        return { startMs, endMs: startMs + (at % 3 ? 1 : long), text: `word ${at % 7}` };
      });
      const [at, of] = [a % all.length, b % all.length];
      const quoted = { quote: all[of]?.text ?? '', startMs: when };
      const from = Math.max(0, at - linesAround);
      const near = all.slice(from, at + linesAround);
      expect(carryOf(near, at - from, 'other')(quoted)).toBe(carryOf(all, at, 'other')(quoted));
    }),
    { seed: 7, numRuns: 3_000 },
  );
});
