import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { Span } from '../request';
import { foldedWords, type Reader, spansOf } from './reader';

const longest = 6;
const numbers: Record<Tongue, readonly string[]> = {
  en: 'one two three four five six seven eight nine ten'.split(' '),
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
};
const forms: Record<Tongue, RegExp> = {
  en: /^(?:(?:another|a further|a|an|one more) )?(?:(couple|few|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) )?(?:of |more |extra |additional |further )?(day|week|month|fortnight)s?(?: more| extra)?$/,
  es: /^(?:(?:otro|otra|otros|otras|unos|unas) )?(?:(un par de|un|una|\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) )?(dia|semana|mes|quincena)(?:e?s)?(?: mas| extra| adicionales)?$/,
};
const days: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  dia: 1,
  semana: 7,
  quincena: 15,
};

/** How long: 'a week', 'two more days', 'un par de semanas'. */
export function spanSlot(reader: Reader): SlotReader {
  return (at, tongue) =>
    spansOf(reader, at, longest).flatMap((end): SlotMatch[] => {
      const match = forms[tongue].exec(foldedWords(reader, at, end));
      // 'Days' alone says no number.
      if (!match || (end === at + 1 && match[1] === undefined)) return [];
      const value = spanOf(countOf(match[1] ?? '', tongue), match[2] ?? '');
      return [{ end, value, cost: (longest - (end - at)) / 100 }];
    });
}

function countOf(text: string, tongue: Tongue): number {
  if (/^\d/.test(text)) return Number(text);
  if (/^(?:couple|un par de)$/.test(text)) return 2;
  if (text === 'few') return 3;
  return Math.max(1, numbers[tongue].indexOf(text) + 1);
}

const spanOf = (count: number, unit: string): Span =>
  /^(?:month|mes)/.test(unit) ? { days: 0, months: count } : { days: count * (days[unit] ?? 1), months: 0 };
