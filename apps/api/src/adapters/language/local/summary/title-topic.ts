import { words } from '@/adapters/language/fold-text';
import type { Said } from './read-talk';
import type { WordLists } from './word-lists';

interface Phrase {
  /** As it is written first. */
  text: string;
  words: string[];
  count: number;
  /** How often something stands before it that stands before nouns. */
  named: number;
  /** How often no other word about something follows. */
  ends: number;
}

const longestPhrase = 3;

/** What a stretch of talk says that the others do not: one or two phrases that stand in it like nouns. */
export function titleTopics(
  topics: readonly (readonly Said[])[],
  isPlain: (word: string) => boolean,
  spoken: WordLists,
): string[] {
  const found = topics.map((topic) => phrasesOf(topic, isPlain, spoken));
  const everywhere = new Map<string, number>();
  for (const phrases of found)
    for (const [key, { count }] of phrases) everywhere.set(key, (everywhere.get(key) ?? 0) + count);
  const taken = new Set<string>();
  return found.map((phrases, at) => {
    const ranked = [...phrases]
      .map(([key, phrase]) => ({
        key,
        phrase,
        score: salience(phrase, phrase.count / (everywhere.get(key) ?? 1), topics.length),
      }))
      .filter(({ key, score }) => score > 0 && !taken.has(key))
      .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
    const [first] = ranked;
    if (!first) return opening(topics[at]?.[0]?.text ?? '');
    const second = ranked.find(
      ({ phrase, score }) => score > first.score / 3 && !shares(phrase.words, first.phrase.words),
    );
    taken.add(first.key);
    const title = [first, ...(second ? [second] : [])].map(({ phrase }) => phrase.text).join(', ');
    return title.charAt(0).toUpperCase() + title.slice(1);
  });
}

/** Often here, seldom elsewhere, like a noun, and the longer the more it says. */
function salience({ words: own, count, named, ends }: Phrase, here: number, topics: number): number {
  if (count < 2 || named === 0) return 0;
  const noun = (named / count) * (ends / count);
  const special = topics === 1 ? 1 : Math.max(0, here - 0.5 / topics);
  return count ** 0.8 * noun * special * (own.length === 1 ? 1 : own.length === 2 ? 2.2 : 2.6);
}

function phrasesOf(topic: readonly Said[], isPlain: (word: string) => boolean, spoken: WordLists) {
  const phrases = new Map<string, Phrase>();
  for (const { text } of topic) {
    const all = words(text);
    const isPart = (at: number) => {
      const word = all[at]?.text;
      return (
        word !== undefined &&
        !isPlain(word) &&
        !spoken.tellings.has(word) &&
        !spoken.vague.has(word) &&
        !/^\d+$|(?:ly|mente)$/.test(word)
      );
    };
    const joined = (at: number) => text.slice(all[at]?.end, all[at + 1]?.start) === ' ';
    for (let from = 0; from < all.length; from += 1) {
      const named = spoken.beforeNouns.has(all[from - 1]?.text ?? '') && joined(from - 1);
      for (
        let to = from;
        to < from + longestPhrase && isPart(to) && (to === from || joined(to - 1));
        to += 1
      ) {
        const own = all.slice(from, to + 1);
        const key = own.map((word) => word.text.replace(/(?<=\p{L}{4})s$/u, '')).join(' ');
        const phrase = phrases.get(key) ?? {
          text: text.slice(own[0]?.start, own.at(-1)?.end),
          words: key.split(' '),
          count: 0,
          named: 0,
          ends: 0,
        };
        if (from === 0) phrase.text = lowerFirst(phrase.text, phrase.count);
        else if (phrase.count === 0) phrase.text = text.slice(own[0]?.start, own.at(-1)?.end);
        phrase.count += 1;
        if (named) phrase.named += 1;
        if (!isPart(to + 1) || !joined(to)) phrase.ends += 1;
        phrases.set(key, phrase);
      }
    }
  }
  return phrases;
}

/** At the beginning of a sentence a capital says nothing. */
function lowerFirst(text: string, count: number): string {
  return count > 0 || /^\p{Lu}[\p{Lu}_\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((word) => b.includes(word));
}

/** Where nothing is said twice: how it begins. */
function opening(text: string): string {
  const short = text.split(' ').slice(0, 7).join(' ');
  return short.length < text.length ? `${short.replace(/[.,;:]$/, '')}…` : text.replace(/\.$/, '');
}
