import type { FoundCue } from '../find-cues';
import type { Meeting } from '../heard-meeting';
import { infinitiveOf } from '../verbs-es';
import { agreeingThing } from './agreeing-thing';

/** So many sentences are spoken of one thing or person. */
const farthest = 4;
/** With these somebody is turned to, who may stand behind them as 'le'. */
const turnsTo = /^(?:escribir|llamar|avisar|confirmar|contestar|preguntar|marcar|hablar|responder|informar)$/;
const somebody =
  /(?<!\p{L})a(l| la| los| las| un| una| uno) (?!que |lo )(\p{L}{3,}(?: (?:del?|de (?:la|los|las)) \p{L}{3,})?)/giu;
const theOnes = /^(?:Pero |Y )?(l[oa]s de \p{Lu}\p{L}+)(?!\p{L})/iu;

/**
 * The work of a Spanish pronoun whose thing or person was named before, and not its work: 'cambiarla', 'ponla en
 * internet', 'las pido', 'les escribo'. Null where nobody knows which: a wrong thing is worse than none.
 */
export function workOnThing(meeting: Meeting, at: number, cue: FoundCue): string | null {
  const sentence = meeting.sentences[at];
  if (meeting.pack.language !== 'es' || !sentence || cue.verb.kind !== 'work') return null;
  const [, verb = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(cue.verb.title) ?? [];
  const told = sentence.folded.slice(0, cue.verbStart);
  const person = /\bles? $/.test(told) && turnsTo.test(verb.toLowerCase()) ? personBefore(meeting, at) : null;
  if (person) return `${verb} ${person}`;
  const [word = ''] = /^\p{L}+/u.exec(sentence.folded.slice(cue.verbStart)) ?? [];
  const [, stem = '', joined] = /^(.+?)(lo|la|los|las)$/.exec(word) ?? [];
  const apart = cue.pronoun ? /\b(lo|la|los|las) $/.exec(told)?.[1] : undefined;
  const pronoun = joined && infinitiveOf(stem) ? joined : apart;
  if (!pronoun || !verb) return null;
  const own = sentence.text.slice(0, cue.start);
  const thing =
    pronoun === 'lo' ? newThing(meeting, at) : agreeingThing(pronoun, [own, ...before(meeting, at, pronoun)]);
  return (
    thing &&
    `${verb.replace(/(?<=[aei]r)(?:lo|la|los|las)$/i, '')} ${thing}${pronoun === 'la' && !joined ? '' : rest}`
  );
}

/** What was asked about is spoken of for some sentences, anything else in the next two. */
const before = ({ sentences }: Meeting, at: number, pronoun: string) =>
  (pronoun === 'la' ? [1, 2] : [1, 2, 3, farthest]).flatMap((step) => {
    const text = sentences[at - step]?.text ?? '';
    return step <= 2 || text.trim().endsWith('?') ? [text] : [];
  });

/** 'Lo' may stand for all that was said, but for what was just asked about or is new: 'un borrador'. */
function newThing({ sentences }: Meeting, at: number): string | null {
  for (let step = 1; step <= farthest; step += 1) {
    const text = sentences[at - step]?.text ?? '';
    const isAsked = text.trim().endsWith('?');
    const thing = isAsked || /(?<!\p{L})un \p{L}{4,}/iu.test(text) ? agreeingThing('lo', [text]) : null;
    if (thing) return thing.replace(/^un /i, 'el ');
  }
  return null;
}

/** Whom 'le' means: the one who was turned to, or spoken of, just before. */
function personBefore({ sentences }: Meeting, at: number): string | null {
  for (const step of [1, 2]) {
    const text = sentences[at - step]?.text ?? '';
    const ones = theOnes.exec(text)?.[1];
    if (ones) return `a ${ones.charAt(0).toLowerCase()}${ones.slice(1)}`;
    const named = [...text.matchAll(somebody)];
    if (named.length > 1) return null;
    const [only] = named;
    if (only) return only[0].charAt(0).toLowerCase() + only[0].slice(1);
  }
  return null;
}

/** 'Comprar otro' after 'el termómetro está loco' is another one of these. */
export function withOther({ sentences, pack }: Meeting, at: number, title: string): string {
  const gender = / otr([oa])$/.exec(title)?.[1];
  if (pack.language !== 'es' || !gender) return title;
  const before = [1, 2].map((step) => sentences[at - step]?.text ?? '');
  const noun = agreeingThing(`l${gender}`, before)?.replace(/^\p{L}+ (\p{L}+).*$/u, '$1');
  return noun ? `${title} ${noun}` : title;
}
