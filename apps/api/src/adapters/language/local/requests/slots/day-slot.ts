import { dayText, isRealDate, readDay } from '@/adapters/language/calendar-date';
import { phrasesIn } from '@/adapters/language/find-due-date';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { Day } from '../request';
import { fullDayWord, isBetweenDays, isDayWord } from './day-words';
import { foldedWords, type Reader, typed, unclear, unclearCost } from './reader';

/** Tokens that an expression of a day may have. */
const longest = 9;
/** What may stand before a bare day of the month, for the readers of sentences to take it for one. */
const lead: Record<Tongue, string> = { en: 'by ', es: 'para ' };

/**
 * A day to come, by the rules that read meetings too. Words that are a date's and name none ('yesterday', the thirtieth
 * of February, 4/5 in English) are asked back.
 */
export function daySlot(reader: Reader): SlotReader {
  return (at, tongue) => {
    const end = endOfDay(reader, at, tongue);
    if (end === at) return [];
    const found = ends(at, end).flatMap((stop): SlotMatch[] => {
      const day = readTheDay(reader, at, stop, tongue);
      return day ? [{ end: stop, value: day, cost: (end - stop) / 10 }] : [];
    });
    const best = found.at(-1);
    if (best && best.end === end) return [best];
    const words = foldedWords(reader, at, end).split(' ');
    if (!words.some((word) => isDayWord(fullDayWord(word, tongue), tongue))) return found;
    const what = unclear('day', typed(reader, at, end), 'unknown');
    // What reads only a part of a date has not understood it.
    return [...found, { end, value: null, cost: unclearCost - (end - at), unclear: what }];
  };
}

/** The day that the words from one token to another are, all of them; null: they are none. */
export function readTheDay(reader: Reader, from: number, to: number, tongue: Tongue): Day | null {
  const { tokens, context } = reader;
  const today = readDay(context.today);
  if (!today) return null;
  const text = tokens
    .slice(from, to)
    .map(({ text: word }) => fullDayWord(word, tongue))
    .join(' ');
  const numeric = numericDay(text, tongue, today.year, context.today);
  if (numeric !== undefined) return numeric;
  for (const prefix of ['', lead[tongue], tongue === 'es' ? 'para el ' : 'by the ']) {
    const whole = prefix + text.replace(/^al? (?=\d)/, '');
    const [phrase] = phrasesIn(whole, tongue, today);
    if (phrase && phrase.end === whole.length && phrase.start <= prefix.length) return dayText(phrase.date);
  }
  return null;
}

/** A date in figures; null: it may be two days or is none, undefined: it is not in figures. */
function numericDay(text: string, tongue: Tongue, year: number, today: Day): Day | null | undefined {
  const match = /^(?:(?:el|al) )?(\d{1,4})[./-](\d{1,2})(?:[./-](\d{2,4}))?\.?$/.exec(text);
  if (!match) return undefined;
  const [a, b, c] = [match[1], match[2], match[3]].map((part) => (part === undefined ? null : Number(part)));
  if (a === null || a === undefined || b === null || b === undefined) return null;
  if (match[1]?.length === 4) return c ? real(a, b, c) : null;
  // The English write both 4/12 and 12/4 for the fourth of December.
  const isMonthFirst = tongue === 'en' && b > 12;
  if (tongue === 'en' && a <= 12 && b <= 12 && a !== b) return null;
  const [day, month] = isMonthFirst ? [b, a] : [a, b];
  if (c) return real(c < 100 ? 2000 + c : c, month, day);
  const coming = real(year, month, day);
  return coming && coming < today ? real(year + 1, month, day) : coming;
}

function real(year: number, month: number, day: number): Day | null {
  return isRealDate({ year, month, day }) ? dayText({ year, month, day }) : null;
}

/** Where the words that may be of a date end. */
function endOfDay({ tokens }: Reader, at: number, tongue: Tongue): number {
  let end = at;
  let last = at;
  while (end < Math.min(tokens.length, at + longest)) {
    const token = tokens[end];
    if (token?.kind !== 'word') break;
    const word = fullDayWord(token.text, tongue);
    if (isDayWord(word, tongue)) last = end + 1;
    else if (!isBetweenDays(word, tongue)) break;
    end += 1;
  }
  return last;
}

const ends = (at: number, end: number) => Array.from({ length: end - at }, (_, index) => at + index + 1);
