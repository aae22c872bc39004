import llama from 'llama-tokenizer-js';
import { expect, test } from 'vitest';
import type { MeetingLanguage } from '@/adapters/language/language';
import { meetingFixture } from '@/test/meeting-fixtures';
import { estimateTokens } from './estimate-tokens';

/** As it is sent: lines of JSON with a time each. */
const asSent = (turns: readonly { startMs: number; text: string }[]) =>
  JSON.stringify(turns.map(({ startMs, text }) => ({ startMs, speaker: null, text })));
const swedish = [
  'Godmorgon allihop, då börjar vi med kundportalen. Hur går det med inloggningen, Oskar?',
  'Jag skickar översättningarna till leverantören före fredag, och så bokar jag ett möte om tillgänglighet.',
  'Vi bestämde att behålla den gamla logotypen tills varumärkesfrågan är utredd.',
].map((text, at) => ({ startMs: at * 7_300, text }));

// A vocabulary of 32,000 pieces is the smallest that a model of today has.
test.each([
  ['en', meetingFixture('en-04-incident-review').truth.turns],
  ['es', meetingFixture('es-02-tienda-en-linea').truth.turns],
  ['sv', swedish],
] as const)('%s is never taken for shorter than it is, nor for much longer', (language, turns) => {
  const text = asSent(turns);
  const tokens = llama.encode(text).length;
  const estimate = estimateTokens(text, language);
  expect(estimate).toBeGreaterThanOrEqual(tokens);
  expect(estimate).toBeLessThan(tokens * 1.6);
});

test.each(['日本語の会議です。', 'Привет, как дела?', '😀😀😀', 'éàüß', '1234567890', '{"a":[]}', 'a b c'])(
  '%s',
  (text) => {
    const languages: MeetingLanguage[] = ['en', 'es', 'sv'];
    for (const language of languages)
      expect(estimateTokens(text, language)).toBeGreaterThanOrEqual(llama.encode(text, false, false).length);
  },
);

test('nothing is nothing', () => {
  expect(estimateTokens('', 'en')).toBe(0);
});
