/** Shorter words are like too many names. */
const lettersMin = 4;
/** Of all three letters in a row that two words have, the share that both have. */
const alikeFrom = 0.35;
/** So many names stand in for one word, the most similar. */
const mostNames = 5;

/** The words that may be names: those that are long enough to be like one and no other. */
export const mayBeNames = (words: readonly string[]) => words.filter(({ length }) => length >= lettersMin);

/** How long the names may be that words can be meant for. */
export function lettersOf(words: readonly string[]): { least: number; most: number } {
  const lengths = words.map(({ length }) => length);
  return {
    least: Math.max(lettersMin, Math.floor(Math.min(...lengths) * alikeFrom)),
    most: Math.ceil(Math.max(...lengths) / alikeFrom),
  };
}

/** Letters of which a name has some that is like one of the words: its trigrams, but for the shortest beginning. Pure. */
export const partsOf = (words: readonly string[]) => [
  ...new Set(
    words.flatMap((word) => trigrams(word).filter((part) => !part.startsWith('  ') && !part.endsWith(' '))),
  ),
];

/**
 * The names that words may be meant for, which are not spelt as they are; a name that is spelt so is none. By trigrams,
 * as PostgreSQL's extension of that name counts them, which the embedded server does not have. Each name is read once,
 * however many words there are. Pure.
 */
export function similarNames(
  words: readonly string[],
  names: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const ofWords = words.map(trigrams);
  const wordsWith = new Map<string, number[]>();
  for (const [word, parts] of ofWords.entries())
    for (const part of parts) wordsWith.set(part, [...(wordsWith.get(part) ?? []), word]);
  const found = words.map((): { name: string; share: number }[] => []);
  for (const name of names) {
    const parts = trigrams(name);
    const both = new Map<number, number>();
    for (const part of parts)
      for (const word of wordsWith.get(part) ?? []) both.set(word, (both.get(word) ?? 0) + 1);
    for (const [word, count] of both) {
      const share = count / ((ofWords[word]?.length ?? 0) + parts.length - count);
      if (share >= alikeFrom && name !== words[word]) found[word]?.push({ name, share });
    }
  }
  const best = (alike: { name: string; share: number }[]) =>
    alike
      .sort((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1))
      .slice(0, mostNames)
      .map(({ name }) => name);
  return new Map(words.map((word, at) => [word, best(found[at] ?? [])]));
}

/** All three letters in a row, each once. */
function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  const parts: string[] = [];
  for (let at = 0; at < padded.length - 2; at++) {
    const part = padded.slice(at, at + 3);
    if (!parts.includes(part)) parts.push(part);
  }
  return parts;
}
