import type { Said } from './read-talk';
import type { WordLists } from './word-lists';
import type { Worth } from './worth-of-talk';

/** What pairs of words count for beside single ones. */
const pairShare = 1;
/** How much talk about talkers ('I think you know') counts against a sentence. */
const strictness = 0.7;

/** What a sentence must have to be taken; the next is asked when too little is left by the one before. */
const demands = [
  { words: 11, content: 4 },
  { words: 7, content: 3 },
  { words: 4, content: 2 },
];

/** Picks among whole sentences, apart from those at the places `skipped`; see pickSentences. */
export function pickWhole(
  said: readonly Said[],
  worth: Worth,
  spoken: WordLists,
  skipped: ReadonlySet<number>,
  budget: number,
): Said[] {
  let candidates: Said[] = [];
  for (const least of demands) {
    candidates = said.filter((one) => !skipped.has(one.at) && canStand(one, spoken, least));
    if (candidates.reduce((sum, { words }) => sum + words.length, 0) >= budget) break;
  }
  return pickSentences(candidates, worth, spoken, budget);
}

/**
 * Picks sentences until `budget` words are full: each time the one that adds most of what a summary is
 * expected to say, for each of its words, beside what is picked already. The answer is in the order of the
 * meeting. Work grows with the words of `candidates` times the sentences picked, which the budget bounds.
 */
export function pickSentences(
  candidates: readonly Said[],
  worth: Worth,
  spoken: WordLists,
  budget: number,
): Said[] {
  const picked: Said[] = [];
  const told = new Map<string, number>();
  const tone = candidates.map(({ words }) => toneOf(words, spoken));
  let full = 0;
  while (full < budget) {
    let best: { said: Said; score: number } | null = null;
    for (const [at, said] of candidates.entries()) {
      if (picked.includes(said)) continue;
      const score = gain(said.words.slice(0, budget - full), told, worth) * (tone[at] ?? 1);
      if (score > (best?.score ?? 0)) best = { said, score };
    }
    if (!best) break;
    picked.push(best.said);
    full += best.said.words.length;
    tell(best.said.words, told);
  }
  return picked.sort((a, b) => a.at - b.at);
}

/** For each word. A word that is told already is worth what telling it once more is. */
function gain(words: readonly string[], told: ReadonlyMap<string, number>, worth: Worth): number {
  const own = new Map<string, number>();
  let sum = 0;
  words.forEach((word, at) => {
    const more = own.get(word) ?? 0;
    own.set(word, more + 1);
    sum += worth.word(word, (told.get(word) ?? 0) + more);
    const before = words[at - 1];
    if (before !== undefined && !told.has(`${before} ${word}`)) sum += pairShare * worth.pair(before, word);
  });
  return words.length === 0 ? 0 : sum / words.length;
}

function tell(words: readonly string[], told: Map<string, number>): void {
  words.forEach((word, at) => {
    told.set(word, (told.get(word) ?? 0) + 1);
    if (at > 0) told.set(`${words[at - 1]} ${word}`, 1);
  });
}

/** Above 1 for what is told to anybody, below for what only those in the room understand. */
function toneOf(words: readonly string[], spoken: WordLists): number {
  const share = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length / words.length;
  const points = spoken.pointers.has(words[0] ?? '') ? 0.15 : 0;
  const tells = Math.min(2, words.filter((word) => spoken.tellings.has(word)).length);
  return Math.exp(
    strictness *
      (0.05 * tells -
        points -
        2 * share(spoken.persons) -
        2 * share(spoken.chatter) -
        1.5 * share(spoken.pointers)),
  );
}

/** A whole statement that can stand alone: no question, not torn, about something. */
export function canStand(said: Said, spoken: WordLists, least: { words: number; content: number }): boolean {
  const { text, words, content } = said;
  if (words.length < least.words || words.length > longest || content.length < least.content) return false;
  if (/[?¿]|["“”«»{}[\]]/.test(text) || spoken.unfinished.has(words.at(-1) ?? '')) return false;
  if (spoken.restarts.test(words.join(' ')) || spoken.dangling.has(words[0] ?? '') || /@/.test(text))
    return false;
  // 'The, for the' and 'pro possibly': somebody began anew.
  return !/(?:,|--?) ?(?:and|that|the|but|so|or|to|of|a|y|que|el|la|de|o)[.,]/i.test(text);
}

const longest = 40;
