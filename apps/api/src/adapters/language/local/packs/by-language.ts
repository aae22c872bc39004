import { words } from '@/adapters/language/fold-text';
import type { TranscriptSegment } from '@/adapters/language/language';
import type { LanguagePack } from './language-pack';
import { englishPack } from './pack-en';
import { spanishPack } from './pack-es';

/** The lines of a meeting that are said in one language, in their order. */
export interface LanguagePart {
  pack: LanguagePack;
  segments: TranscriptSegment[];
}

/** A line is in another language than its meeting where so many more of its small words are. */
const leastMore = 2;
const smallWords = (of: LanguagePack, other: LanguagePack): ReadonlySet<string> =>
  new Set([...of.stopWords].filter((word) => !other.stopWords.has(word)));
const english = smallWords(englishPack, spanishPack);
const spanish = smallWords(spanishPack, englishPack);

/**
 * Tells line by line whether English or Spanish is spoken, by the small words that only one of them has. What has too few
 * of them is in the language of the line before: an answer, a name. The meeting's own language comes first.
 */
export function byLanguage(segments: readonly TranscriptSegment[], own: 'en' | 'es'): LanguagePart[] {
  const [pack, other] = own === 'en' ? [englishPack, spanishPack] : [spanishPack, englishPack];
  const parts: [LanguagePart, LanguagePart] = [
    { pack, segments: [] },
    { pack: other, segments: [] },
  ];
  let [current] = parts;
  for (const segment of segments) {
    const more = moreOfOwn(segment.text, own);
    if (more > 0) [current] = parts;
    else if (more <= -leastMore) [, current] = parts;
    current.segments.push(segment);
  }
  return parts.filter((part) => part.segments.length > 0);
}

/** How many more different small words of the meeting's language than of the other one. */
function moreOfOwn(text: string, own: 'en' | 'es'): number {
  let more = 0;
  for (const word of new Set(words(text).map((said) => said.text))) {
    if (english.has(word)) more += 1;
    if (spanish.has(word)) more -= 1;
  }
  return own === 'en' ? more : -more;
}
