type Lexicon = ReadonlyMap<string, number>;

const lexicon = (words: string, more: readonly (readonly [string, number])[]): Lexicon =>
  new Map([...words.split(' ').map((word, at) => [word, at] as const), ...more]);
const tens = (words: string, from: number, step: number) =>
  words.split(' ').map((word, at) => [word, from + at * step] as const);

/** What numbers are called, folded. */
const english = lexicon(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  [
    ...tens('thirty forty fifty sixty seventy eighty ninety hundred', 30, 10),
    ...([
      ['thousand', 1_000],
      ['dozen', 12],
    ] as const),
  ],
);
const spanish = lexicon(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  [
    ...tens('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
    ...tens('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos', 100, 100),
    ...([
      ['un', 1],
      ['una', 1],
      ['mil', 1_000],
      ['docena', 12],
    ] as const),
  ],
);
export const numberWords = { en: english, es: spanish } as const;

/** A number that is written in words, with the word behind it. */
export interface WrittenNumber {
  text: string;
  value: number;
  next: string;
}

/** Pure: numbers in words of a folded text, 'treinta y cinco' as one. */
export function writtenNumbers(folded: string, words: Lexicon): WrittenNumber[] {
  const tokens = folded.match(/\p{L}+|[^\p{L}\s-]+/gu) ?? [];
  const found: WrittenNumber[] = [];
  let open: WrittenNumber | undefined;
  const close = (next: string) => {
    if (open) found.push({ ...open, next });
    open = undefined;
  };
  for (const [at, token] of tokens.entries()) {
    const value = words.get(token);
    if (value === undefined) {
      const joins = (token === 'and' || token === 'y') && words.has(tokens[at + 1] ?? '');
      if (!joins || !open || open.value < 20 || open.value % 10 > 0) close(token);
      continue;
    }
    const whole: number | undefined = open && joined(open.value, value);
    if (!open || whole === undefined) {
      close(token);
      open = { text: token, value, next: '' };
    } else open = { text: `${open.text} ${token}`, value: whole, next: '' };
  }
  close('');
  return found;
}

/** 'Thirty' and 'five', 'five' and 'hundred'; not 'two' and 'three'. */
function joined(before: number, value: number): number | undefined {
  if (value === 100 || value === 1_000) return before < value ? before * value : undefined;
  const isUnit = before >= 20 && before % 10 === 0 && value < 10;
  const isLess = before >= 100 && before % 100 === 0 && value < 100;
  return isUnit || isLess ? before + value : undefined;
}
