import { isOneEditApart } from '@/adapters/language/resolve-person';

/** Characters; nobody types a longer one, and what is longer costs more to hold against. */
const longest = 40;

/**
 * Pure: finds the names that are one edit away from what was typed, in a time that grows with its length and not with
 * how many names there are: two words that are one edit apart are the same once each of them has lost a letter at most.
 */
export function nearNames(names: Iterable<string>): (typed: string) => string[] {
  let index: ReadonlyMap<string, readonly string[]> | undefined;
  return (typed) => {
    if (typed.length > longest + 1) return [];
    index ??= indexOf(names);
    const known = index;
    const found = new Set(withoutOne(typed).flatMap((part) => known.get(part) ?? []));
    return [...found].filter((name) => isOneEditApart(typed, name));
  };
}

function indexOf(names: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (name.length > longest) continue;
    for (const part of withoutOne(name)) {
      const known = found.get(part);
      if (known) known.push(name);
      else found.set(part, [name]);
    }
  }
  return found;
}

/** The word, and what it is without one of its letters. */
function withoutOne(word: string): string[] {
  const parts = new Set([word]);
  for (let at = 0; at < word.length; at += 1) parts.add(word.slice(0, at) + word.slice(at + 1));
  return [...parts];
}
