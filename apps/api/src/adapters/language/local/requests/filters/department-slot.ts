import { plainLetters } from '@tavla/shared/text/plain-letters';
import { words } from '@/adapters/language/fold-text';
import type { SlotReader } from '../grammar/match';
import { foldedWords, type Reader, spansOf } from '../slots/reader';

const longestName = 8;

/** A department by its name as it is written, with or without 's. */
export function departmentSlot(reader: Reader): SlotReader {
  const byName = new Map(
    reader.context.departments.map(({ id, name }) => [
      plainLetters(
        words(name)
          .map(({ text }) => text)
          .join(' '),
      ),
      id,
    ]),
  );
  return (at) =>
    spansOf(reader, at, longestName).flatMap((end) => {
      const value = byName.get(plainLetters(foldedWords(reader, at, end).replace(/'s?$/, '')));
      return value === undefined ? [] : [{ end, value, cost: 0 }];
    });
}
