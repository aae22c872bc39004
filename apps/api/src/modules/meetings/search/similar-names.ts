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

/**
 * The names that words may be meant for, which are not spelt as they are; a name that is spelt so is none. By trigrams,
 * as PostgreSQL's extension of that name counts them, which the embedded server does not have. Pure.
 */
export function similarNames(
  words: readonly string[],
  names: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const known = names.map((name) => ({ name, parts: trigrams(name) }));
  return new Map(
    words.map((word) => {
      const own = trigrams(word);
      const found = known
        .map(({ name, parts }) => ({ name, share: name === word ? 0 : shared(own, parts) }))
        .filter(({ share }) => share >= alikeFrom)
        .sort((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1));
      return [word, found.slice(0, mostNames).map(({ name }) => name)];
    }),
  );
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const part of one) if (other.has(part)) both++;
  return both / (one.size + other.size - both);
}
