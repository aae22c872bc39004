import type { Person } from '@/adapters/language/language';
import { personOfName } from '@/adapters/language/resolve-person';
import type { FoundCue } from '../find-cues';
import type { LanguagePack } from '../packs/language-pack';
import type { Sentence } from '../sentences';

const name = '(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2})';
const inEnglish = new RegExp(
  `^(?:${name}, )?(?:(?:And|So|But|Well|Okay|Then|Also),? )?(?:I|[Ww]e)(?:'d|'ll| would| will)?(?: also| still| just| really| only| urgently)* need ((?:the|an?|your|some|all|those|these|two|three) [^,.;:?!]{3,60}?) from (?:(you)|${name})(?!\\p{L}| \\p{Lu})([^.!?]*)`,
  'u',
);
/** 'From you, Inés' */
const calledLast = new RegExp(`, ${name}$`, 'u');
const thing = '((?:el|la|los|las|un|una|unos|unas|tu|tus) [^,.;:?!]{3,60}?)';
const when = '(?: (?:para|antes de[l]?|el|la|hoy|mañana|esta|este) [^,.;:?!]{2,30})?';
const inSpanish = [
  new RegExp(
    `^(?:Y |Pero )?${name}, (?:para [^,.;:]{3,30},? )?(?:necesito|necesitamos) ${thing}${when}[.!]*$`,
    'u',
  ),
  new RegExp(
    `^(?:Y |Pero )?(?:Para [^,.;:]{3,30},? )?(?:[Nn]ecesito|[Nn]ecesitamos) ${thing}${when}, ${name}[.!]*$`,
    'u',
  ),
];
/** What nobody hands over. */
const noThing =
  /\b(?:time|help|patience|attention|distance|truth|support|break|advice|opinions?|hand|favour|favor|moment|minute|verdad|ayuda|tiempo|paciencia|atención|opinión|permiso|momento|libre|mano)\b/iu;

/** 'I still need the photos from Inés', 'para el lunes necesito el inventario, Diego': what somebody is to provide. */
export function neededFrom(
  { text }: Sentence,
  people: readonly Person[],
  pack: LanguagePack,
): FoundCue | null {
  const found = pack.language === 'en' ? english(text) : spanish(text);
  if (!found || noThing.test(found.what)) return null;
  // A company or an outsider may be called nearly so.
  if (found.from !== null && personOfName(found.from, people) === null) return null;
  return {
    ...{ kind: 'request', weak: false, sure: false, pronoun: false },
    start: 0,
    verbStart: 1,
    name: found.from,
    verb: {
      kind: 'work',
      pointer: false,
      title: `${pack.language === 'en' ? 'Provide' : 'Entregar'} ${found.what}`,
    },
  };
}

interface Needed {
  what: string;
  /** Null is 'you'. */
  from: string | null;
}

function english(text: string): Needed | null {
  const found = inEnglish.exec(text);
  if (!found) return null;
  const [, first, what = '', you, named, rest = ''] = found;
  const last = calledLast.exec(rest)?.[1];
  const from = you === undefined ? named : (first ?? last);
  return { what: what.replace(/^your /, 'the '), from: from ?? null };
}

function spanish(text: string): Needed | null {
  // 'Necesito un café, Inés'
  if (/\bnecesit(?:o|amos) un/i.test(text) && !/^(?:Y |Pero )?(?:\p{L}+, )?para (?!mí )/iu.test(text))
    return null;
  for (const [at, pattern] of inSpanish.entries()) {
    const found = pattern.exec(text);
    const [, first = '', second = ''] = found ?? [];
    if (found) return { what: at === 0 ? second : first, from: at === 0 ? first : second };
  }
  return null;
}
