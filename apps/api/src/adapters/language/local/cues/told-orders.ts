import { fold } from '@/adapters/language/fold-text';
import type { Person } from '@/adapters/language/language';
import { resolvePerson } from '@/adapters/language/resolve-person';
import type { FoundCue } from '../find-cues';
import type { LanguagePack } from '../packs/language-pack';
import type { Sentence } from '../sentences';
import { isWorkVerb } from '../verb-phrase-en';

/** 'Who tells the customers?' is about telling them, and counts once somebody does. */
export function askedWho({ text, folded }: Sentence, pack: LanguagePack): FoundCue | null {
  const asked = (
    pack.language === 'en'
      ? /^(?:and |so |but |ok(?:ay)?,? )*who ([a-z]{2,}?)(e?s) (?=[a-z])/
      : /^¿?(?:y |pero )?quien (?=[a-z])/
  ).exec(folded);
  if (!asked) return null;
  const rest = text.slice(asked[0].length).replace(/\?$/, '');
  const [, stem, ending] = asked;
  const said = stem === undefined ? rest : `${[stem, `${stem}e`].find(isWorkVerb) ?? stem + ending} ${rest}`;
  const verb = pack.readVerbPhrase(said, fold(said), 'open');
  const isTold = verb.kind === 'work' || /^(?:tell|ask|remind|show|give) (?!you|us|me)/.test(fold(said));
  if (!isTold) return null;
  const weak = { kind: 'open' as const, weak: true, sure: false, start: 0, verbStart: asked[0].length };
  return { ...weak, name: null, pronoun: false, verb: { ...verb, kind: 'work' } };
}

/** 'Action item for Samir: order the banners', 'Tarea: pedir el material': what somebody writes down aloud. */
export function labelled({ text, folded }: Sentence, people: readonly Person[], pack: LanguagePack) {
  const label =
    /^(?:(?:new |next |nueva )?(?:action(?: items?| points?)?|task|to[- ]?do|acci[oó]n|tarea|pendiente)(?: (?:for|para|de|on) (\p{L}+(?: \p{L}+)?))?): ?/iu.exec(
      text,
    );
  if (!label) return null;
  const verbStart = label[0].length;
  const name = label[1] ?? null;
  const isMine = name !== null && /^(?:me|mi|mí)$/i.test(name);
  const isKnown = name === null || isMine || resolvePerson(name, people).ownerCandidates.length > 0;
  if (!isKnown || pack.readVerbPhrase(text.slice(verbStart), folded.slice(verbStart), 'open').kind === 'stop')
    return null;
  if (isMine) return { kind: 'self' as const, verbStart, name: null };
  return { kind: name === null ? ('open' as const) : ('request' as const), verbStart, name };
}

/** Who is called at the end of an order: 'Cancel the booking, please, Samir.' */
export function calledLast(text: string, people: readonly Person[]): string | null {
  const name =
    /, (?:please,? |por favor,? )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:[.!]*$|, (?:que|porque|since|because|you)(?!\p{L}))/u.exec(
      text,
    )?.[1];
  return name && resolvePerson(name, people).ownerCandidates.length > 0 ? name : null;
}
