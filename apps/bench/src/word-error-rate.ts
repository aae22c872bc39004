import { spellNumber } from './spell-number';

/**
 * Word errors (substitutions, insertions, deletions) between what was said and what was recognised, after
 * both are brought to one form: no case, punctuation or accents, numbers as words.
 */
export function countWordErrors(said: string, recognised: string, language: string) {
  const reference = normalise(said, language);
  return { errors: distance(reference, normalise(recognised, language)), words: reference.length };
}

/** The words of a text in the form that is compared. */
export function normalise(text: string, language: string): string[] {
  const percent = language === 'es' ? ' por ciento ' : ' percent ';
  return text
    .toLowerCase()
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
    .replace(/(\d)[:.](\d)/g, '$1 $2')
    .replace(/%/g, percent)
    .replace(
      /\d+(st|nd|rd|th)?/g,
      (digits, ordinal) => ` ${spellNumber(Number.parseInt(digits, 10), language, Boolean(ordinal))} `,
    )
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS[word] ?? word.replace(/(..)is(e|ed|es|ing)$/, '$1iz$2'))
    .filter(Boolean);
}

const SPELLINGS: Record<string, string> = { okay: 'ok', mister: 'mr', doctor: 'dr', colour: 'color' };

function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, word] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, diagonal + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
