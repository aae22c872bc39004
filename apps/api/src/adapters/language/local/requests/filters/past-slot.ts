import { dayText, readDay } from '@/adapters/language/days/calendar-date';
import type { SlotMatch, SlotReader } from '../grammar/match';
import type { Days } from '../request';
import { type Reader, spansOf } from '../slots/reader';
import { daysBack } from './days-back';
import { periodIn } from './periods';
import { pastDayIn } from './since-slot';

const longest = 8;

/** The days in which something was: 'last week', 'in November', 'last Friday', 'on the 20th of November'. */
export function pastSlot(reader: Reader): SlotReader {
  const today = readDay(reader.context.today);
  return (at, tongue) =>
    spansOf(reader, at, longest).flatMap((end): SlotMatch[] => {
      if (!today) return [];
      const said = reader.tokens
        .slice(at, end)
        .map(({ text: word }) => word.replace(/'s?$/, ''))
        .join(' ');
      const text = said.replace(/^(?:on|in|of|from|en|de|del) (?=the |last |this |la |el |\d)/, '');
      const period =
        daysBack(said, tongue, today) ??
        daysBack(text, tongue, today) ??
        periodIn(text, tongue, today) ??
        periodIn(`${tongue === 'en' ? 'in' : 'en'} ${text}`, tongue, today);
      // 'Esta semana' is no day, in whichever language.
      const isStretch = /week|month|year|semana|\bmes(?:es)?\b|\bano\b/.test(text);
      const day =
        period || isStretch ? null : pastDayIn(text.replace(/^(?:on|of|from|del?|al) /, ''), tongue, today);
      const [from, to] = period ?? (day ? [day, day] : []);
      if (!from || !to) return [];
      const value: Days = { from: dayText(from), to: dayText(to) };
      return [{ end, value, cost: (longest - (end - at)) / 100 }];
    });
}
