import type { LanguagePack } from '@/adapters/language/local/packs/language-pack';
import type { Sentence } from '@/adapters/language/local/sentences';
import type { Said } from './read-talk';

const mostPoints = 6;
/** How many sentences are looked at for an answer. */
const answerWithin = 4;

interface OpenCues {
  /** The sentence says that something is not known or not decided. */
  unsettled: RegExp;
  /** An answer that is none. */
  noAnswer: RegExp;
  /** A question for the one who spoke last: nobody else is asked. */
  asksOne: RegExp;
}

const cues: Record<LanguagePack['language'], OpenCues> = {
  en: {
    unsettled:
      /\b(?:we (?:still )?(?:don't|do not) (?:yet )?know (?:if|whether|what|how|who|which|when|where)|(?:not|isn't|it's not) (?:yet |really |entirely |quite )?(?:decided|settled|resolved|clear (?:if|whether|what|how|who|which|when))|(?:remains?|yet|still) to be (?:decided|settled|seen|discussed|determined|clarified|agreed)|(?:an?|the|one|another) (?:open|remaining|outstanding|unresolved) (?:question|issue|point)|(?:haven't|have not|hasn't) (?:yet |really )?(?:decided|agreed|settled|resolved|worked out)|(?:still|we) (?:need|have) to (?:decide|work out|find out|figure out|clarify|agree) (?:on |if|whether|what|how|who|which|when|where|the)|up in the air|(?:remains|is still|still) (?:open|unclear)|leave (?:it|that|this) open)\b/,
    noAnswer:
      /\b(?:(?:i|we) (?:really |still )?(?:don't|do not) know|dunno|(?:i'm |we're )?not (?:really |quite |so )?sure|no idea|good question|we'll see|we will see|(?:have|need) to (?:see|check|think|ask|find out)|(?:come back|return) to (?:it|that|this)|let's (?:leave|postpone|park)|discuss (?:it|that|this) (?:later|next)|another (?:time|meeting))\b/,
    asksOne: /\b(?:you|your)\b/,
  },
  es: {
    unsettled:
      /\b(?:(?:todavia|aun) no (?:sabemos|esta|hemos (?:decidido|acordado|cerrado)|se sabe)|no sabemos (?:todavia |aun )?(?:si|que|como|quien|cual|cuando|donde)|no (?:esta|queda) (?:claro|decidido|resuelto)|(?:queda|sigue|esta) (?:por (?:decidir|ver|definir|resolver|aclarar)|pendiente|abiert[oa]|en el aire)|(?:falta|tenemos que|hay que|habria que) (?:decidir|aclarar|averiguar|definir|ver si)|(?:una|la|otra) (?:cuestion|pregunta) (?:abierta|pendiente))\b/,
    noAnswer:
      /\b(?:no (?:lo )?(?:se|sabemos|tengo ni idea|estoy segur[oa]|esta claro)|ni idea|buena pregunta|ya veremos|habra que (?:ver|mirar|preguntar)|hay que (?:ver|mirar|preguntar)|lo dejamos (?:para|pendiente|abierto)|mas adelante|otro dia|la proxima)\b/,
    asksOne: /\b(?:tu|te|usted|sabes|crees|puedes|tienes|quieres)\b/,
  },
};

/**
 * What a meeting leaves open: what it says is not decided, questions that got no answer, and work that all were
 * asked about and nobody took. `settled` are places of sentences in decisions and action items: what is there, or
 * is decided a little later, is not open.
 */
export function findOpenPoints(
  said: readonly Said[],
  sentences: readonly Sentence[],
  settled: ReadonlySet<number>,
  pack: LanguagePack,
): Said[] {
  const { unsettled, noAnswer, asksOne } = cues[pack.language];
  const points = said.filter((one) => {
    const folded = sentences[one.at]?.folded ?? '';
    if (settled.has(one.at) || one.content.length < 2 || one.words.length < 5 || one.words.length > 45)
      return false;
    const after = Array.from({ length: answerWithin }, (_, step) => one.at + 1 + step);
    if (after.some((at) => settled.has(at))) return false;
    const replies = after.flatMap((at) => sentences[at]?.folded ?? []);
    if (/\?\s*$/.test(folded)) {
      if (pack.asksAround.test(folded)) return !replies.some((reply) => pack.accepts.test(reply));
      return (
        one.content.length >= 3 &&
        !asksOne.test(folded) &&
        replies.slice(0, 3).some((reply) => noAnswer.test(reply))
      );
    }
    return unsettled.test(folded);
  });
  return spread(points);
}

/** Of many those that say most, in the order of the meeting; of two that say the same the later one. */
function spread(points: readonly Said[]): Said[] {
  const different = points.filter(
    (one, at) =>
      !points
        .slice(at + 1, at + 20)
        .some(
          ({ content }) =>
            content.filter((word) => one.content.includes(word)).length > one.content.length / 2,
        ),
  );
  return different
    .toSorted((a, b) => new Set(b.content).size - new Set(a.content).size || a.at - b.at)
    .slice(0, mostPoints)
    .sort((a, b) => a.at - b.at);
}
