import { fold } from '@/adapters/language/fold-text';

/** Latin, Greek and Cyrillic letters with something on them, where alphabets have them: first and last code. */
const blocks = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
] as const;

/** Small letters by the one that they are folded to. */
const accented = new Map<string, string>();
for (const [first, last] of blocks) {
  for (let code = first; code <= last; code++) {
    const letter = String.fromCharCode(code);
    const plain = fold(letter);
    if (plain !== letter && letter === letter.toLowerCase())
      accented.set(plain, `${accented.get(plain) ?? ''}${letter}`);
  }
}

/**
 * A pattern of the database, to be matched without regard to case, that finds a folded word with or without accents and
 * whatever stands between its letters: 'Back-up' has the word 'backup'. A text is read as it is: folding ten thousand of
 * them takes eight times as long as looking for this.
 */
export function spelledAnyWay(word: string): string {
  return [...word].map(oneLetter).join('[^[:alnum:]]*');
}

function oneLetter(letter: string): string {
  const others = accented.get(letter);
  if (others) return `[${letter}${others}]`;
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`;
}
