import type { FoundCue } from '../find-cues';
import type { LanguagePack } from '../packs/language-pack';
import { infinitiveOfParticiple } from '../participles-es';
import type { Sentence } from '../sentences';

const must = '(?:needs? to|ha(?:s|ve) to|must|will have to)';
const state = 'out|ready|in|live|finished|online';
/** Nobody sees to these. */
const living = /\b(?:weather|sun|kids|children|guests|people|visitors|players|patients|everyone|everybody)$/i;
const inEnglish = new RegExp(
  `^(?:And |So |Then |Also |But |Okay, |Well, )*((?:[Tt]he|[Oo]ur|[Aa]ll|[Tt]hose|[Tt]hese|[Mm]y) [^,.;:?!]{3,50}?) ${must} (?:really |also |still )?(?:go|be) (${state})(?!\\p{L})`,
  'u',
);
const inSpanish =
  /^(?:Y |Pero |Además |También )?((?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) [^,.;:?!]{3,50}?) (?:tiene|tienen|debe|deben)(?: que)? (?:estar|quedar) (\p{L}+[oa]s?)(?!\p{L})/u;

/** 'The invitations need to go out before Friday': what has to be so by a day, whoever sees to it. */
export function mustBeOut({ text }: Sentence, pack: LanguagePack): FoundCue | null {
  const title = pack.language === 'en' ? english(text) : spanish(text);
  if (title === null) return null;
  return {
    ...{ kind: 'open', weak: false, sure: false, start: 0, verbStart: 1, name: null, pronoun: false },
    verb: { kind: 'unknown', pointer: false, title },
  };
}

function english(text: string): string | null {
  const [, what = '', how = ''] = inEnglish.exec(text) ?? [];
  return what === '' || living.test(what) ? null : `Get ${inside(what)} ${how}`;
}

function spanish(text: string): string | null {
  const [, what = '', how = ''] = inSpanish.exec(text) ?? [];
  if (/^list[oa]s?$/.test(how)) return `Tener ${how} ${inside(what)}`;
  const verb = infinitiveOfParticiple(how);
  return verb && `${verb} ${inside(what)}`;
}

const inside = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);
