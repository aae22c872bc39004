/** More repeats of one phrase than this are the model's, not the speaker's. */
const HEARD_IN_A_ROW = 3;
const LONGEST_LOOPED_PHRASE = 12;

/**
 * What a model says about one utterance, without the artefacts of such models: a phrase that it repeats in a
 * loop stands once, and text without any letter or digit is no text.
 */
export function cleanTranscript(text: string): string {
  const words = text.trim().split(/\s+/);
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, times } = longestLoop(words, at);
    kept.push(...words.slice(at, at + length));
    at += times > HEARD_IN_A_ROW ? length * times : length;
  }
  const cleaned = kept.join(' ');
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : '';
}

/** The phrase at `at` that repeats more often than people repeat themselves, or the one word there. */
function longestLoop(words: readonly string[], at: number): { length: number; times: number } {
  const bare = (word: string | undefined) => word?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  for (let length = 1; length <= LONGEST_LOOPED_PHRASE; length++) {
    let same = 0;
    while (at + length + same < words.length && bare(words[at + same]) === bare(words[at + length + same]))
      same++;
    const times = 1 + Math.floor(same / length);
    if (times > HEARD_IN_A_ROW) return { length, times };
  }
  return { length: 1, times: 1 };
}
