import { fold } from '@/adapters/language/fold-text';
import { placeOf } from '@/adapters/language/local/learned/place-of';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import { cueOf } from '../narrowing/cues';
import { isText } from './candidates';
import type { Mark, Marked } from './marks';
import { textFeatures } from './text-features';
import { rankOf, titleFeatures } from './title-features';

/** Many deeds share the table, each with features of its own. */
export const wishBits = 20;
const breaks = /^(?:[,;:.!?()\n/→…]|\.+|-|–|—|and|y|e|but|pero|so|then)$/;
const mostTranslations = 3;
const stem = 5;

/** What a message may mean: of whatever kind, and with which mark, text or ranked title; -1 where it needs none. */
export interface Meant {
  deed: string;
  at: number;
}

/** For each candidate of a message the places of its features in the table of weights, each once. */
export function candidateRows(marked: Marked, candidates: readonly Meant[]): Int32Array[] {
  const signs = marked.marks.map((mark) => signOf(mark, marked.context.today));
  const around = surroundings(marked, signs);
  const whole = [...around, ...messageFeatures(signs)];
  const also = remembered(alsoSaid);
  const said = fold(marked.context.message);
  return candidates.map(({ deed, at }) => {
    const names = isText(deed)
      ? textFeatures(marked, signs, at)
      : deed === 'ranked'
        ? titleFeatures(marked, at)
        : at < 0
          ? [...whole, ...cueFeatures(deed, said)]
          : [...around, ...markFeatures(marked, signs, at)];
    return Int32Array.from(new Set(names.flatMap(also).map((name) => placeOf(deed, name, wishBits))));
  });
}

function cueFeatures(deed: string, said: string): string[] {
  const cue = cueOf(deed, said);
  return cue === undefined ? [] : [`cue ${cue}`];
}

/** A word as it is; what is named only by its kind, so that what is learned of one company holds for the next. */
function signOf(mark: Mark, today: string): string {
  switch (mark.kind) {
    // What happened today is news, and seldom a day to come.
    case 'day':
      return mark.day === today ? '<today>' : '<day>';
    case 'word':
      return /^\d/.test(mark.text) ? '#' : mark.text;
    case 'column':
      return `<${mark.column}>`;
    case 'person':
      return mark.isPossessive ? '<person’s>' : '<person>';
    default:
      return `<${mark.kind}>`;
  }
}

/** What else there is. */
function surroundings({ marks, context }: Marked, signs: readonly string[]): string[] {
  const count = (kind: Mark['kind']) => Math.min(3, marks.filter((mark) => mark.kind === kind).length);
  const kinds = ['task', 'person', 'day', 'column', 'tags', 'quote', 'span'] as const;
  return [
    'any',
    `place ${context.place}`,
    `question ${signs.at(-1) === '?'}`,
    `colon ${signs.includes(':')}`,
    ...kinds.map((kind) => `${kind} ${count(kind)}`),
  ];
}

/** All words and their neighbours. */
function messageFeatures(signs: readonly string[]): string[] {
  const sign = (at: number) => signs[at] ?? '$';
  const led = leadOf(signs);
  const length = signs.length < 5 ? 0 : signs.length < 10 ? 1 : signs.length < 18 ? 2 : 3;
  return [
    ...signs.flatMap((_, at) => [
      `w ${sign(at)}`,
      `w2 ${sign(at)} ${sign(at + 1)}`,
      `w3 ${sign(at)} ${sign(at + 1)} ${sign(at + 2)}`,
    ]),
    ...(led < signs.length ? signs.slice(0, led) : []).flatMap((one, at) => [
      `led ${one}`,
      `led2 ${one} ${sign(at + 1)}`,
    ]),
    `first ${sign(0)}`,
    `first2 ${sign(0)} ${sign(1)}`,
    `length ${length}`,
  ];
}

const names = /^(?::|called|named|titled|llamada|llamado|titulada|titulado|titule)$/;

/** How many signs lead up to a text that is told: words of the text say little of what is done with it. */
function leadOf(signs: readonly string[]): number {
  const at = signs.findIndex((sign) => names.test(sign));
  return at < 0 ? signs.length : at + 1;
}

/** What stands beside a mark, in its clause, and anywhere. */
function markFeatures(marked: Marked, signs: readonly string[], at: number): string[] {
  const { marks, tokens } = marked;
  const mark = marks[at];
  if (!mark) return [];
  const sign = (index: number) => signs[index] ?? (index < 0 ? '^' : '$');
  const alike = marks.flatMap(({ kind }, index) => (kind === mark.kind ? [index] : []));
  const rank = alike.indexOf(at);
  const said =
    mark.kind === 'column'
      ? tokens
          .slice(mark.from, mark.to)
          .map(({ text }) => text)
          .join(' ')
      : '';
  let from = at;
  while (from > 0 && !breaks.test(sign(from - 1))) from -= 1;
  let to = at + 1;
  while (to < signs.length && !breaks.test(sign(to))) to += 1;
  const size = mark.kind === 'task' ? sizeOf(mark, marks) : '';
  const ranked = mark.kind === 'task' ? rankOf(marked, mark.titles) : '';
  const led = leadOf(signs);
  const colon = signs.indexOf(':');
  return [
    `rank ${rank} ${alike.length}`,
    `end ${alike.length > 1 && rank === alike.length - 1 ? 'last' : rank === 0 ? 'first' : 'middle'}`,
    `self ${sign(at)} ${said}`,
    `before ${sign(at - 1)}`,
    `behind ${sign(at + 1)}`,
    `before2 ${sign(at - 2)} ${sign(at - 1)}`,
    `behind2 ${sign(at + 1)} ${sign(at + 2)}`,
    `beside ${sign(at - 1)} ${sign(at + 1)}`,
    `before3 ${sign(at - 3)} ${sign(at - 2)} ${sign(at - 1)}`,
    `said ${sign(at - 1)} ${said}`,
    `size ${size}`,
    ...(mark.kind === 'task' ? [`ranked ${ranked}`, `sized ${ranked} ${size}`] : []),
    ...signs
      .slice(from, at)
      .flatMap((one, index) => [`left ${one}`, `left2 ${one} ${sign(from + index + 1)}`]),
    ...signs.slice(at + 1, to).flatMap((one, index) => [`right ${one}`, `right2 ${sign(at + index)} ${one}`]),
    `opens ${sign(from)}`,
    `parted ${sign(from - 1)}`,
    `closes ${sign(to)}`,
    `last ${to >= signs.length - 1}`,
    ...signs.map((one) => `w ${one}`),
    ...(at < led ? [] : signs.slice(0, led).map((one) => `led ${one}`)),
    `told ${colon >= 0 && at > colon}`,
  ];
}

/** Many candidates have the same words about them. */
function remembered(of: (name: string) => string[]): (name: string) => string[] {
  const known = new Map<string, string[]>();
  return (name) => {
    const found = known.get(name) ?? of(name);
    known.set(name, found);
    return found;
  };
}

/** How much of a title is said, and whether another one is said with more: one word names it by chance. */
function sizeOf(mark: Mark & { kind: 'task' }, marks: readonly Mark[]): string {
  const size = ({ from, to }: Mark) => Math.min(4, to - from);
  const most = Math.max(...marks.map((one) => (one.kind === 'task' ? size(one) : 0)));
  return `${size(mark)} ${mark.titles.length > 1} ${size(mark) < most}`;
}

const plainWord = /^(w|led|left|right|first|opens|before|behind) (\p{L}{3,})$/u;

/** The same feature by the word's meaning in the other language and by its beginning: a form is seen seldom. */
function alsoSaid(name: string): string[] {
  const [, family, word] = plainWord.exec(name) ?? [];
  if (family === undefined || word === undefined) return [name];
  return [
    name,
    ...translationsOf(word)
      .slice(0, mostTranslations)
      .map((other) => `${family} ~${other}`),
    ...(word.length > stem ? [`${family} ^${word.slice(0, stem)}`] : []),
  ];
}
