const ENGLISH = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
};
const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const SPANISH = {
  small:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
      ' ',
    ),
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  hundreds:
    'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
      ' ',
    ),
};

/** A whole number below a million as it is spoken, e.g. `spellNumber(18, 'en', true)` → `eighteenth`. */
export function spellNumber(value: number, language: string, isOrdinal = false): string {
  if (value >= 1_000_000)
    return String(value)
      .split('')
      .map((digit) => spellNumber(Number(digit), language))
      .join(' ');
  if (language === 'es') return spanish(value);
  const words = english(value);
  return isOrdinal ? words.replace(/\w+$/, ordinal) : words;
}

function ordinal(word: string): string {
  return ORDINALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);
}

function english(value: number): string {
  // Years and the like are said in pairs: nineteen eighty four.
  if (value >= 1100 && value < 2000 && value % 100 > 0)
    return `${english(Math.floor(value / 100))} ${english(value % 100)}`;
  if (value >= 1000)
    return [english(Math.floor(value / 1000)), 'thousand', rest(value % 1000, english)].join(' ').trim();
  if (value >= 100)
    return [english(Math.floor(value / 100)), 'hundred', rest(value % 100, english)].join(' ').trim();
  if (value < 20) return ENGLISH.small[value] ?? '';
  return [ENGLISH.tens[Math.floor(value / 10) - 2], rest(value % 10, english)].join(' ').trim();
}

function spanish(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? spanish(thousands) : '', 'mil', rest(value % 1000, spanish)].join(' ').trim();
  }
  if (value === 100) return 'cien';
  if (value > 100)
    return [SPANISH.hundreds[Math.floor(value / 100) - 1], rest(value % 100, spanish)].join(' ').trim();
  if (value < 30) return SPANISH.small[value] ?? '';
  const unit = value % 10 ? `y ${spanish(value % 10)}` : '';
  return [SPANISH.tens[Math.floor(value / 10) - 2], unit].join(' ').trim();
}

function rest(value: number, spell: (value: number) => string): string {
  return value ? spell(value) : '';
}
