import { words } from '../fold-text';
import type { MeetingLanguage } from '../language';
import { startOf, type TranscriptIndex, type WordRange } from '../locate-quote';
import { isOneEditApart } from '../resolve-person';
import { type Alike, alignWords } from './align-words';
import { isFirm, type PlainWord, plainWords } from './plain-words';

/** A transcript's words as they are compared, with the places of each two that follow each other. */
interface PlainTranscript {
  words: readonly PlainWord[];
  texts: readonly string[];
  pairs: ReadonlyMap<string, readonly number[]>;
}

/** A quote is a sentence or two; nothing longer is looked for word by word. */
const longestQuote = 200;
/** Of the pairs of a quote, so many of the rarest tell where it may stand, each at so many places. */
const rarestPairs = 12;
const mostPlaces = 500;
/** So many of the likeliest places are looked at. */
const likeliest = 8;

/** Whatever costs this is no near miss. */
const never = 1_000;
/** A word that is one letter off: another form of it, or what somebody heard. */
const misheard = 0.5;
const fewWords = 8;

/** How many words may be other than was said. */
function mostChanges(length: number): number {
  if (length < 4) return 0;
  return length < fewWords ? 1 : Math.min(6, Math.max(2, Math.floor(length / 8)));
}

/**
 * Makes a finder of quotes that are nearly in a transcript: a filler dropped, a short form written in full, a number
 * in digits, a word or two other. Negations, numbers and names of people are never other. Each search is bounded.
 * @param namesOf folded words that are names of people; asked when there is something to look for
 */
export function nearQuoteFinder(
  index: TranscriptIndex,
  language: MeetingLanguage,
  namesOf: () => ReadonlySet<string>,
): (quote: string, nearMs?: number) => WordRange | null {
  let made: PlainTranscript | undefined;
  return (quote, nearMs = 0) => {
    const said = words(quote.slice(0, 20 * longestQuote)).map(({ text }) => text);
    const wanted = plainWords(said, language).map(({ text }) => text);
    if (wanted.length < 2 || wanted.length > longestQuote) return null;
    made ??= plainTranscript(index, language);
    const { words: plain, texts } = made;
    const most = mostChanges(wanted.length);
    const alike = alikeFor(wanted.length, language, namesOf());
    let best: { range: WordRange; cost: number; distance: number } | null = null;
    for (const start of likelyStarts(made, wanted)) {
      const found = alignWords(wanted, texts, { start, slack: most + 2, most }, alike);
      const [first, last] = found ? [plain[found.from], plain[found.to]] : [];
      if (!found || !first || !last) continue;
      const distance = Math.abs(startOf(index, first.at) - nearMs);
      if (best && (best.cost < found.cost || (best.cost === found.cost && best.distance <= distance)))
        continue;
      best = { range: { from: first.at, to: last.at }, cost: found.cost, distance };
    }
    return best?.range ?? null;
  };
}

function plainTranscript(index: TranscriptIndex, language: MeetingLanguage): PlainTranscript {
  const plain = plainWords(
    index.words.map(({ text }) => text),
    language,
  );
  const pairs = new Map<string, number[]>();
  for (let at = 0; at + 1 < plain.length; at++) {
    const key = pairOf(plain[at]?.text, plain[at + 1]?.text);
    const places = pairs.get(key);
    if (!places) pairs.set(key, [at]);
    else if (places.length < mostPlaces) places.push(at);
  }
  return { words: plain, texts: plain.map(({ text }) => text), pairs };
}

const pairOf = (first = '', second = '') => `${first} ${second}`;

/** Where the quote may begin, by how many of its rarer pairs say so. */
function likelyStarts({ pairs }: PlainTranscript, wanted: readonly string[]): number[] {
  const rarest = wanted
    .slice(0, -1)
    .map((word, at) => ({ at, places: pairs.get(pairOf(word, wanted[at + 1])) ?? [] }))
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => a.places.length - b.places.length)
    .slice(0, rarestPairs);
  const votes = new Map<number, number>();
  for (const { at, places } of rarest)
    for (const place of places) {
      const start = Math.max(0, place - at);
      votes.set(start, (votes.get(start) ?? 0) + 1);
    }
  return [...votes]
    .sort((a, b) => b[1] - a[1])
    .slice(0, likeliest)
    .map(([start]) => start);
}

function alikeFor(length: number, language: MeetingLanguage, names: ReadonlySet<string>): Alike {
  const isNamed = (word: string) => names.has(word);
  return {
    swap(wanted, said) {
      if (wanted === said) return 0;
      if (isFirm(wanted, language) || isFirm(said, language)) return never;
      if (wanted.length > 3 && isOneEditApart(wanted, said))
        return isNamed(wanted) && isNamed(said) ? never : misheard;
      if (isNamed(wanted) || isNamed(said)) return never;
      // Of a few words, another one would be another sentence.
      return length < fewWords ? never : 1;
    },
    leaveOut: (said) => (isFirm(said, language) || isNamed(said) ? never : 1),
    makeUp: (wanted) => (length < fewWords || isFirm(wanted, language) || isNamed(wanted) ? never : 1),
  };
}
