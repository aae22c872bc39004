import type { SlotReader } from '../grammar/match';
import type { Reader } from './reader';

const numbers = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};

/** Into how many a task is split: 2 to 20. */
export function countSlot({ tokens }: Reader): SlotReader {
  return (at, tongue) => {
    const text = tokens[at]?.text ?? '';
    const count = /^\d{1,2}$/.test(text) ? Number(text) : numbers[tongue].indexOf(text) + 2;
    const isKnown = count >= 2 && count <= 20 && (/^\d/.test(text) || numbers[tongue].includes(text));
    return isKnown ? [{ end: at + 1, value: count, cost: 0 }] : [];
  };
}
