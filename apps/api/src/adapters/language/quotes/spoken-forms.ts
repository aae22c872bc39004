import type { MeetingLanguage } from '../language';
import { sounds } from '../sounds';

/** How the same thing is said and written in a language; words are folded. */
export interface SpokenForms {
  /** Sounds that mean nothing, and that some leave out of a quote. */
  fillers: ReadonlySet<string>;
  /** What is said short, in full. */
  full: ReadonlyMap<string, readonly string[]>;
  /** Numbers as words, in digits: twenty-five is 20 and 5. */
  numbers: ReadonlyMap<string, readonly string[]>;
  /** Words that turn a sentence into its opposite. */
  negations: ReadonlySet<string>;
}

const list = (text: string) => text.split(' ');

/** 0 to 19, then 20, 30 … 90. */
function numerals(units: string, tens: string): [string, string[]][] {
  return [
    ...list(units).map((word, at): [string, string[]] => [word, [String(at)]]),
    ...list(tens).map((word, at): [string, string[]] => [word, [String((at + 2) * 10)]]),
  ];
}

/** Languages that write tens and units in one word. */
function joined(tens: [string, string][], units: string): [string, string[]][] {
  return tens.flatMap(([word, value]) =>
    list(units).map((unit, at): [string, string[]] => [`${word}${unit}`, [value, String(at + 1)]]),
  );
}

const pairs = (...all: [string, string][]) => new Map(all.map(([short, full]) => [short, list(full)]));

const english: SpokenForms = {
  fillers: new Set([...sounds.en, 'mhm']),
  full: pairs(
    ...([
      ['gonna', 'going to'],
      ['wanna', 'want to'],
      ['gotta', 'got to'],
      ['gimme', 'give me'],
      ['lemme', 'let me'],
      ['kinda', 'kind of'],
      ['sorta', 'sort of'],
      ['dunno', 'do not know'],
      ['cannot', 'can not'],
      ['okay', 'ok'],
      ['alright', 'all right'],
      ['ll', 'will'],
      ['re', 'are'],
      ['ve', 'have'],
      ['m', 'am'],
      ['d', 'would'],
      ['s', 'is'],
    ] satisfies [string, string][]),
  ),
  numbers: new Map(
    numerals(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      'twenty thirty forty fifty sixty seventy eighty ninety',
    ),
  ),
  negations: new Set(list('not no never none nobody nothing without neither nor')),
};

const spanish: SpokenForms = {
  fillers: new Set(sounds.es),
  full: pairs(['pa', 'para'], ['okey', 'ok'], ['vale', 'ok']),
  numbers: new Map([
    ...numerals(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
      'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    ),
    ...joined([['veinti', '20']], 'uno dos tres cuatro cinco seis siete ocho nueve'),
  ]),
  negations: new Set(list('no nunca ni sin nadie nada ningun ninguno ninguna jamas tampoco')),
};

const swedish: SpokenForms = {
  fillers: new Set(list('eh ehm hm mm oh ah')),
  full: pairs(
    ['dom', 'de'],
    ['nan', 'nagon'],
    ['nat', 'nagot'],
    ['sen', 'sedan'],
    ['okej', 'ok'],
    ['skall', 'ska'],
  ),
  numbers: new Map([
    ...numerals(
      'noll ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
      'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    ),
    ...joined(
      list('tjugo trettio fyrtio femtio sextio sjuttio attio nittio').map((word, at) => [
        word,
        String((at + 2) * 10),
      ]),
      'ett tva tre fyra fem sex sju atta nio',
    ),
  ]),
  negations: new Set(list('inte ej aldrig ingen inget inga utan icke ingenting')),
};

export const spokenForms: Record<MeetingLanguage, SpokenForms> = {
  en: english,
  es: spanish,
  sv: swedish,
};
