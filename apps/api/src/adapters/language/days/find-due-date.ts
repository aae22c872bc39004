// Each language by itself: the package as a whole reads twelve in, which took a fifth of a second at each start.
import { casual as casualEnglish } from 'chrono-node/en';
import { casual as casualSwedish } from 'chrono-node/sv';
import { fold } from '../fold-text';
import type { MeetingLanguage } from '../language';
import type { CalendarDate } from './calendar-date';
import { compareDates, dateInZone } from './calendar-date';
import type { DuePhrase } from './due-phrase';
import { englishDueRules, englishDueWords } from './due-rules-en';
import { spanishDueRules, spanishDueWords } from './due-rules-es';

const ruleBooks = {
  en: { rules: englishDueRules, words: englishDueWords },
  es: { rules: spanishDueRules, words: spanishDueWords },
};

/** The day on which the recording was made, on the person's clocks. */
export function recordingDay(recordedAt: string, timeZone: string): CalendarDate {
  return dateInZone(new Date(recordedAt), timeZone);
}

/**
 * The due date that a sentence names, or null. A deadline ('by Friday') wins over a plain time ('tomorrow'),
 * that over 'for Friday'; past days are no due dates. `before` is what was said just before: 'that day' is
 * the last day named there.
 */
export function findDueDate(
  sentence: string,
  language: MeetingLanguage,
  said: CalendarDate,
  before = '',
): (DuePhrase & { text: string }) | null {
  const folded = fold(sentence);
  const ranked = sinceCorrected(folded, phrasesIn(sentence, language, said))
    .map((phrase) => ({ phrase, rank: rankOf(folded, phrase, language) }))
    .filter(({ phrase, rank }) => rank > 0 && compareDates(phrase.date, said) >= 0)
    .sort((a, b) => b.rank - a.rank || a.phrase.start - b.phrase.start);
  const best = ranked[0]?.phrase;
  const words = language === 'sv' ? null : ruleBooks[language].words;
  const anaphor = words?.anaphor.exec(folded);
  if (anaphor && before && !ranked.some(({ rank }) => rank >= 3)) {
    const named = phrasesIn(before, language, said).filter((phrase) => compareDates(phrase.date, said) >= 0);
    const last = named.at(-1);
    const start = anaphor.index;
    const end = start + anaphor[0].length;
    if (last) return { ...last, start, end, text: sentence.slice(start, end) };
  }
  return best ? { ...best, text: sentence.slice(best.start, best.end) } : null;
}

/** 'by Thursday, no wait, by Friday': what stands between a day and the one that is said instead. */
const takesBack =
  /^[\s,.;:…–—-]*(?:(?:no|wait|sorry|actually|i mean|i meant|or rather|or better|make (?:it|that)|scratch that|hang on|hold on|let's say|espera|perdon|digo|quiero decir|mejor(?: dicho)?|mas bien|que sea)[\s,.;:…–—-]+)+(?:(?:by|on|before|until|next|the|for|para|el|antes del?|hasta el?|por el)\s+)*$/;

/** The days that are meant: those before one that is said instead of them are not. */
function sinceCorrected(text: string, phrases: DuePhrase[]): DuePhrase[] {
  const from = phrases.findLastIndex((phrase, at) => {
    const before = phrases[at - 1];
    return before !== undefined && takesBack.test(text.slice(before.end, phrase.start));
  });
  return from < 0 ? phrases : phrases.slice(from);
}

/** Every expression of a day in the sentence, in order, none inside another. */
export function phrasesIn(sentence: string, language: MeetingLanguage, said: CalendarDate): DuePhrase[] {
  const found: DuePhrase[] = [];
  const add = (phrase: DuePhrase) => {
    if (!found.some((known) => phrase.start < known.end && known.start < phrase.end)) found.push(phrase);
  };
  if (language !== 'sv') {
    const text = fold(sentence);
    for (const rule of ruleBooks[language].rules)
      for (const match of text.matchAll(rule.pattern)) {
        const date = rule.read(match, said);
        if (date) add({ start: match.index, end: match.index + match[0].length, date });
      }
  }
  if (language !== 'es') for (const phrase of chronoPhrases(sentence, language, said)) add(phrase);
  return found.sort((a, b) => a.start - b.start);
}

/** What the rules above do not know (numeric dates, years): chrono, where it is certain of a day. */
function chronoPhrases(sentence: string, language: 'en' | 'sv', said: CalendarDate): DuePhrase[] {
  // Noon on this process's clocks stands for the recording day: only calendar fields are read back.
  const noon = new Date(said.year, said.month - 1, said.day, 12);
  return (language === 'en' ? casualEnglish : casualSwedish)
    .parse(sentence, noon, { forwardDate: true })
    .flatMap((result) => {
      const named = ['day', 'weekday'] as const;
      if (!named.some((part) => result.start.isCertain(part))) return [];
      const [year, month, day] = [
        result.start.get('year'),
        result.start.get('month'),
        result.start.get('day'),
      ];
      if (year === null || month === null || day === null || !/\d|[a-zåäö]{4}/i.test(result.text)) return [];
      if (language === 'en' && !/\d{1,4}[./-]\d/.test(result.text) && !/\d{4}/.test(result.text)) return [];
      return [{ start: result.index, end: result.index + result.text.length, date: { year, month, day } }];
    });
}

/** How far the words that tell what a date is for may reach back from it. */
const reach = 80;

function rankOf(text: string, phrase: DuePhrase, language: MeetingLanguage): number {
  if (language === 'sv') return 2;
  const { deadline, excluded, excludedAfter, weak } = ruleBooks[language].words;
  const before = text.slice(Math.max(0, phrase.start - reach), phrase.start);
  const own = text.slice(phrase.start, phrase.end);
  if (excludedAfter.test(text.slice(phrase.end, phrase.end + reach))) return 0;
  if (deadline.test(before) || /^(?:by|before|until|antes|para|hasta) /.test(own)) return 3;
  if (excluded.test(before)) return 0;
  return weak.test(before) ? 1 : 2;
}
