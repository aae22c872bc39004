import { words } from '@/adapters/language/fold-text';

/** The words of a text that are about something, in order. */
export function contentWords(text: string, stopWords: ReadonlySet<string>): string[] {
  return words(text)
    .map((word) => word.text)
    .filter((word) => !stopWords.has(word));
}
