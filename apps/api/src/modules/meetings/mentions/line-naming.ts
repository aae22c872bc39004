import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import { sameWord, tellingWords } from '@/adapters/language/local/telling-words';

/** Of a title so much must be said in one line, and so many words: 'the guide' may be any. */
const leastShare = 0.6;
const leastWords = 2;
const stopWords: ReadonlySet<string> = new Set([...englishPack.stopWords, ...spanishPack.stopWords]);

/** Pure: which line speaks of what is called so, the one that says most of its words; undefined where none does. */
export function lineNaming<Line extends { text: string }>(
  title: string,
  lines: readonly Line[],
): Line | undefined {
  const words = [...new Set(tellingWords(title, stopWords))];
  // 'Order chairs': what is to be done is said of much else.
  const wanted = words.length > leastWords ? words.slice(1) : words;
  const least = Math.max(leastWords, Math.ceil(wanted.length * leastShare));
  let best: { line: Line; many: number } | undefined;
  for (const line of lines) {
    const said = tellingWords(line.text, stopWords);
    const named = words.filter((word) => said.some((one) => sameWord(word, one)));
    const isNamed = named.filter((word) => wanted.includes(word)).length >= least;
    if (isNamed && named.length > (best?.many ?? 0)) best = { line, many: named.length };
  }
  return best?.line;
}
