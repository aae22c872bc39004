import { tellingWordsOf } from './everyday-words';

/** Of the telling words of a sentence so many stand in the items that it repeats. */
const repeatedShare = 0.8;
/** An item has something to do with a sentence from this share of its words on. */
const relatedShare = 0.34;

/** 'calls', 'called' and 'call' are one. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word);
const stemsIn = (text: string) => new Set(tellingWordsOf(text).map(stemOf));

/**
 * Leaves out of a summary the sentences that say no more than action items, which stand beside it: by the words that
 * they have in common, each looked up once. All of them, where nothing else would be left.
 * @param items all that is told of each: title, quote, whose it is
 */
export function withoutItems(sentences: readonly string[], items: readonly string[]): string[] {
  const itemsOf = new Map<string, number[]>();
  for (const [at, item] of items.entries())
    for (const stem of stemsIn(item)) {
      const known = itemsOf.get(stem);
      if (known) known.push(at);
      else itemsOf.set(stem, [at]);
    }
  const isRepeated = (sentence: string) => {
    const stems = [...stemsIn(sentence)];
    const counts = new Map<number, number>();
    for (const stem of stems)
      for (const at of itemsOf.get(stem) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    const isRelated = (at: number) => (counts.get(at) ?? 0) >= relatedShare * stems.length;
    const said = stems.filter((stem) => itemsOf.get(stem)?.some(isRelated));
    return stems.length > 0 && said.length >= repeatedShare * stems.length;
  };
  const others = sentences.filter((sentence) => !isRepeated(sentence));
  return others.length > 0 ? others : [...sentences];
}
