import type { Person } from '@/adapters/language/language';
import { resolvePerson } from '@/adapters/language/resolve-person';
import type { FoundCue } from '../find-cues';
import type { LanguagePack } from '../packs/language-pack';
import type { Sentence } from '../sentences';

const inEnglish =
  /\b(?:I|[Ww]e)(?:'d|'ll| would| will)?(?: also| still| just| really| only| urgently)* need ((?:the|an?|your|some|all|those|these|two|three) [^,.;:?!]{3,60}?) from (you|\p{Lu}\p{L}+)(?!\p{L})/u;
const named = '(\\p{Lu}\\p{L}+)';
const thing = '((?:el|la|los|las|un|una|unos|unas|tu|tus) [^,.;:?!]{3,60}?)';
const when = '(?: (?:para|antes de[l]?|el|la|hoy|mañana|esta|este) [^,.;:?!]{2,30})?';
const inSpanish = [
  new RegExp(
    `^(?:Y |Pero )?${named}, (?:para [^,.;:]{3,30},? )?(?:necesito|necesitamos) ${thing}${when}[.!]*$`,
    'u',
  ),
  new RegExp(
    `^(?:Y |Pero )?(?:Para [^,.;:]{3,30},? )?(?:[Nn]ecesito|[Nn]ecesitamos) ${thing}${when}, ${named}[.!]*$`,
    'u',
  ),
];

/** 'I still need the photos from Inés', 'para el lunes necesito el inventario, Diego': what somebody is to provide. */
export function neededFrom(
  { text }: Sentence,
  people: readonly Person[],
  pack: LanguagePack,
): FoundCue | null {
  const found = pack.language === 'en' ? english(text) : spanish(text);
  if (!found) return null;
  const isYou = found.from === 'you';
  if (!isYou && resolvePerson(found.from, people).ownerCandidates.length === 0) return null;
  return {
    ...{ kind: 'request', weak: false, sure: false, pronoun: false },
    start: found.start,
    verbStart: found.start + 1,
    name: isYou ? null : found.from,
    verb: {
      kind: 'work',
      pointer: false,
      title: `${pack.language === 'en' ? 'Provide' : 'Entregar'} ${found.what}`,
    },
  };
}

function english(text: string) {
  const found = inEnglish.exec(text);
  const [, what = '', from = ''] = found ?? [];
  return found && { what: what.replace(/^your /, 'the '), from, start: found.index };
}

function spanish(text: string) {
  // 'Necesito un café, Inés'
  if (/\bnecesit(?:o|amos) un/i.test(text) && !/^(?:Y |Pero )?(?:\p{L}+, )?para (?!mí )/iu.test(text))
    return null;
  for (const [at, pattern] of inSpanish.entries()) {
    const found = pattern.exec(text);
    const [, first = '', second = ''] = found ?? [];
    if (found) return { what: at === 0 ? second : first, from: at === 0 ? first : second, start: 0 };
  }
  return null;
}
