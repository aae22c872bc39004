import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexTranscript, locateQuote } from './locate-quote';

const segments = [
  {
    id: 'a',
    startMs: 1000,
    endMs: 3000,
    text: 'Good morning everyone. Marcus,  where are we?',
    speaker: null,
  },
  {
    id: 'b',
    startMs: 4000,
    endMs: 8000,
    text: "Nearly done: I'll send it to Lucía on Friday. ¿Vale?",
    speaker: null,
  },
];

test('finds a quote without regard to case, accents, spacing and punctuation', () => {
  const located = locateQuote(indexTranscript(segments), 'i’ll SEND it, to lucia   on friday');
  expect(located).toMatchObject({ quote: "I'll send it to Lucía on Friday.", segmentId: 'b' });
  expect(located?.startMs).toBeGreaterThan(4000);
  expect(located?.endMs).toBeLessThan(8000);
});

test('finds a quote across two segments, and no words that were not said', () => {
  const index = indexTranscript(segments);
  expect(locateQuote(index, 'where are we? Nearly done')?.quote).toBe('where are we? Nearly done');
  expect(locateQuote(index, 'where were we')).toBeNull();
  expect(locateQuote(index, ' … ')).toBeNull();
});

test('chooses the repetition that is nearest in time', () => {
  const twice = [0, 10_000].map((startMs) => ({
    id: String(startMs),
    startMs,
    endMs: startMs + 1000,
    text: 'We keep the dinner.',
    speaker: null,
  }));
  expect(locateQuote(indexTranscript(twice), 'keep the dinner', 9000)?.segmentId).toBe('10000');
});

test('whatever is found stands in the transcript, letter for letter and within its time', () => {
  const word = fc.stringMatching(/^[a-zA-Zéñß'.,¿?! -]{0,8}$/);
  const transcript = fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 5 });
  fc.assert(
    fc.property(transcript, fc.array(word, { maxLength: 4 }), fc.nat(), (texts, quote, pick) => {
      const said = texts.map((parts, at) => ({
        id: String(at),
        startMs: at * 1000,
        endMs: at * 1000 + 900,
        text: parts.join(' '),
        speaker: null,
      }));
      const whole = said.map((segment) => segment.text).join(' ');
      const part = whole.slice(pick % (whole.length + 1)).slice(0, 20);
      for (const sought of [quote.join(' '), part]) {
        const located = locateQuote(indexTranscript(said), sought);
        if (!located) continue;
        expect(whole).toContain(located.quote);
        expect(located.startMs).toBeGreaterThanOrEqual(0);
        expect(located.endMs).toBeGreaterThanOrEqual(located.startMs);
      }
    }),
  );
});
