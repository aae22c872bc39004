import type { SlotReader, Tongue } from '../grammar/match';
import { daySlot } from './day-slot';
import { foldedWords, type Reader } from './reader';

/** A day that stands by itself at the end of what is to be done: 'tomorrow', 'on Monday', 'el lunes'. */
export function bareDaySlot(reader: Reader): SlotReader {
  const day = daySlot(reader);
  return (at, tongue) => {
    const from = tongue === 'en' && reader.tokens[at]?.text === 'on' ? at + 1 : at;
    const form = from === at ? bare[tongue] : onDay;
    return day(from, tongue).filter(
      ({ end, unclear: doubt }) => !doubt && form.test(foldedWords(reader, from, end)),
    );
  };
}

const bare: Record<Tongue, RegExp> = {
  en: /^(?:today|tomorrow)$/,
  es: /^(?:hoy|(?:pasado )?manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: que viene)?)$/,
};
const onDay = /^(?:(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d{1,2}(?:st|nd|rd|th))$/;
