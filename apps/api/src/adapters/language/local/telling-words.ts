import { isOneEditApart } from '@/adapters/language/resolve-person';
import { contentWords } from './content-words';

/** Pure: words of a title or a sentence that tell what it is about. Letters and digits that stand alone tell nothing. */
export function tellingWords(text: string, stopWords: ReadonlySet<string>): string[] {
  return contentWords(text, stopWords).filter((word) => word.length > 1);
}

/** Pure: equal, of one stem, or one misheard letter apart. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4) return false;
  const stem = Math.max(4, shorter - 2);
  return a.slice(0, stem) === b.slice(0, stem) || (shorter >= 5 && isOneEditApart(a, b));
}
