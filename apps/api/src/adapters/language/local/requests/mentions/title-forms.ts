import { isOneEditApart } from '@/adapters/language/resolve-person';
import { isSameWord } from '@/adapters/language/same-word';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import { areCognates } from './cognates';

/** Of a longer word so many letters are compared: its forms count as one. */
const stemLength = 5;
/** Shorter words have no other forms. */
const shortest = 4;
/** A word so long with one letter wrong is no other one. */
const longEnough = 8;

/** Pure: whether a folded word of a title is the same word as this one, in another form or in the other language. */
export function titleForms(typed: string): (titled: string) => boolean {
  const all = [typed, ...translationsOf(typed)];
  return (titled) => all.some((word) => isForm(word, titled)) || areCognates(typed, titled);
}

/** Pure: the same in the word's own language, by no other word. */
export const ownForms =
  (typed: string): ((titled: string) => boolean) =>
  (titled) =>
    isForm(typed, titled);

function isForm(word: string, titled: string): boolean {
  if (word === titled) return true;
  // All that follows begins alike, but for a slip in a long word.
  if (word.charAt(0) !== titled.charAt(0) && Math.min(word.length, titled.length) < longEnough) return false;
  if (
    apart.some(
      ([one, other]) => (one.test(word) && other.test(titled)) || (one.test(titled) && other.test(word)),
    )
  )
    return false;
  if (isDeedOf(word, titled) || isDeedOf(titled, word)) return true;
  if (isWorkOf(word, titled) || isWorkOf(titled, word)) return true;
  const [a, b] = [bare(word), bare(titled)];
  if (a.length < 3 || b.length < 3) return false;
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < stemLength) return false;
  if (a.slice(0, stemLength) === b.slice(0, stemLength))
    return (
      Math.abs(a.length - b.length) <= 5 &&
      sharedBeginning(a, b) >= shared * shorter &&
      isSameWord(word, titled)
    );
  // 'Estintores': one letter of a long word.
  return shorter >= longEnough && isOneEditApart(a, b);
}

/** 'La medición' of 'medir'. */
const isDeedOf = (noun: string, verb: string) =>
  noun.length > shortest + 3 && /[ai]cion(?:es)?$/.test(noun) && noun.replace(/cion(?:es)?$/, 'r') === verb;

const infinitive = /^(\p{L}{3,})(?:ar|er|ir)$/u;
const workOf = /(?:[aei]dura|[aeiu]tura|ura|[ai]miento|aje|eo|anza|eza|[ai]da|[ai]do|a|o|e)$/;
/** Of a shorter verb its noun may be something else: a 'parte' is no 'partir'. */
const shortestVerb = 4;

/** 'La pintura' of 'pintar', 'el montaje' of 'montar', 'la limpieza' of 'limpiar'. */
function isWorkOf(noun: string, verb: string): boolean {
  const root = infinitive.exec(verb)?.[1]?.replace(/i$/, '');
  if (root === undefined || root.length < shortestVerb || infinitive.test(noun)) return false;
  const work = noun.replace(/s$/, '');
  return (
    work.startsWith(root) && workOf.exec(work)?.[0] === work.slice(root.length).replace(/^i(?=eza|o$|a$)/, '')
  );
}

/** Of the shorter of two words so much must be the beginning of both: a controller is no contract. */
const shared = 0.6;

function sharedBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at += 1;
  return at;
}

/** Begin alike and are two things. */
const apart: readonly (readonly [RegExp, RegExp])[] = [
  [/^seguros?$/, /^segurid/],
  [/^inform(?:e|es)$/, /^informa(?:tica|cion)/],
  [/^contrat/, /^contrar/],
  [/^general/, /^genera(?:r|cion)/],
  [/^order/, /^ordenador/],
  [/^custom$|^customs$/, /^customer/],
  [/^public(?:o|a|os|as)?$/, /^publi(?:car|cidad|sh)/],
  [/^parte?s?$/, /^partn/],
];

/** Without the ending of a plural, or of a verb. */
function bare(word: string): string {
  const single = word.replace(/s$/, '');
  if (single.length <= shortest) return single;
  const base = single.replace(/(?:ing|ed|e)$/, '');
  // 'Scanning' is 'scan'; 'calling' is no 'cal'.
  return /(?:ing|ed)s?$/.test(word) ? base.replace(/([bdgmnprt])\1$/, '$1') : base;
}

/** The beginnings by which titles that may have one of these words are looked for. */
export function beginningsOf(typed: string): string[] {
  return [typed, ...translationsOf(typed)]
    .map((word) => bare(word).slice(0, stemLength))
    .filter((word) => word.length > 2);
}
