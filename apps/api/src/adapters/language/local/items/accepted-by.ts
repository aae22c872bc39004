import { fold, words } from '@/adapters/language/fold-text';
import { resolvePerson } from '@/adapters/language/resolve-person';
import type { FoundCue } from '../find-cues';
import type { Meeting } from '../heard-meeting';
import { nextVoice } from '../sentences';

const days = {
  en: 'tomorrow|today|tonight|now|away|morning|afternoon|evening|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|lunch|weekend|you|\\d+(?:st|nd|rd|th)?',
  es: 'hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde|noche|semana(?: que viene)?|mes|mediodia|\\d+|mismo|temprano|luego|ahora|hora',
};
const when = {
  en: `(?:(?:(?:by|before|on|until|this|next|the|first thing|right|straight|in|for|end of) )*(?:${days.en})[,.!]* *)*`,
  es: `(?:(?:(?:para|antes de|antes del|el|la|por|esta|este|a|de|primera) )*(?:${days.es})[,.!]* *)*`,
};
const yes = {
  en: '(?:(?:yes|yeah|yep|sure|of course|okay|ok|certainly|absolutely|definitely|alright|all right)[,.!]* *)',
  es: '(?:(?:si|claro|vale|por supuesto|de acuerdo|perfecto|desde luego|como no)[,.!]* *)',
};
/** The whole of an answer by which somebody says that they do it; group 1 is what they say to do. */
const commits = {
  en: new RegExp(
    `^(?:oh |well |um |uh |and )*${yes.en}*(?:(?:i )?(?:will|can) do(?: (?:it|that|so))?|i(?:'ll| will| can)(?: ([a-z]+) (?:it|that|them|those|him|her)(?: over| up| out| together| done)?)?|on it|i'm on it|consider it done|happy to(?: do (?:it|that))?|gladly|no problem|with pleasure|my pleasure|you(?: will|'ll) (?:have|get) (?:it|them|that|those)|leave it (?:to|with) me)[,.!]* *${when.en}$`,
  ),
  es: new RegExp(
    `^[¡¿ ]*(?:pues |ah |bueno,? )?${yes.es}*(?:lo hare|lo hago(?: yo)?|yo lo hago|(?:yo )?me (?:encargo|ocupo)(?: yo)?|l[oa]s? tendras|cuenta con(?:migo| ello)|dalo por hecho|descuida|ahora mismo|sin problema|con (?:mucho )?gusto|(?:yo )?l[oa]s? [a-z]+o(?: yo)?)[,.!]* *${when.es}$`,
  ),
};
const agrees = {
  en: new RegExp(`^(?:oh |well |um |uh |and )*${yes.en}+${when.en}$`),
  es: new RegExp(`^[¡¿ ]*(?:pues |ah )?${yes.es}+${when.es}$`),
};
/** With these a yes takes it on; 'can you book it online?' may only ask whether one can. */
const asksForIt = { en: /\b(?:could|would|will) you\b/, es: /\b(?:puedes|podrias|podeis|podriais)\b/ };
/** What stands for any work. */
const anyWork = /^(?:do|take|handle|get|make|sort|manage)$/;

/** 'Could you call the printer?' 'Will do': who answers so, and nothing else, where nobody was called. */
export function acceptedBy(
  meeting: Meeting,
  at: number,
  { start, verbStart, verb }: FoundCue,
): string | null {
  const { sentences, speakers, pack, people } = meeting;
  const { language } = pack;
  const asked = sentences[at];
  const next = nextVoice(sentences, at);
  const answer = next === undefined ? undefined : sentences[next];
  if (!asked || !answer || next === undefined || !speakers[at] || speakers[next] === speakers[at])
    return null;
  const isOpen = callsSomebody.test(asked.text) || /\bse $/.test(asked.folded.slice(0, start));
  if (isOpen || isAboutOthers(meeting, next)) return null;
  const committed = commits[language].exec(answer.folded);
  const own = fold(verb.title.split(' ')[0] ?? '');
  const said = committed?.[1];
  const isIt = committed !== null && (said === undefined || anyWork.test(said) || said === own);
  const isAgreed =
    agrees[language].test(answer.folded) && asksForIt[language].test(asked.folded.slice(start, verbStart));
  return isIt || isAgreed ? (people.find(({ id }) => id === speakers[next])?.email ?? null) : null;
}

/** Somebody whom nobody knows, or the cue would have their name. */
const callsSomebody = /^(?:[A-Z]\p{L}+, )?\p{Lu}\p{L}+, |, \p{Lu}\p{L}+[?.!]*$/u;

/** Whether what is answered asks something back or names somebody else, in the sentences that are said in one go. */
function isAboutOthers({ sentences, speakers, people }: Meeting, at: number): boolean {
  const segment = sentences[at]?.segment;
  for (let index = at; sentences[index]?.segment === segment; index += 1) {
    const text = sentences[index]?.text ?? '';
    const isNamed = words(text).some(
      (word) =>
        /^\p{Lu}/u.test(text.slice(word.start)) &&
        resolvePerson(word.text, people).ownerCandidates.some((id) => id !== speakers[at]),
    );
    if (isNamed || text.includes('?')) return true;
  }
  return false;
}
