import type { FoundCue } from '../find-cues';
import type { Meeting } from '../heard-meeting';
import { infinitiveOf } from '../verbs-es';
import { workAsked } from './work-asked';

/** So many sentences back it may have been said what a promise is about. */
const farthest = 3;

/** 'cancel it', 'call them': a verb whose object was said before. These stand for any work, not for their own. */
const pointsBack = /^(?!do |take |have |get |make |handle )([a-z]+) (?:it|that|this|them|those|these)\b/i;
const object = /^ (?:the|an?|our|your|my|his|her|their|all|both|more|some|\p{Lu}\p{L}+)(?!\p{L})/u;
const objeto =
  /^ (?:a )?(?:al|el|la|los|las|una?|unos|unas|mi|mis|tu|tus|su|sus|nuestr[oa]s?|est[ae]s?|es[ae]s?) \p{L}{3}/u;
/** 'Pedir presupuesto': a thing without an article, behind the verb itself. */
const bare = /^ (?!para |como |cuando |donde |hasta |desde |antes |otra )\p{L}{4,}/u;
/** What is not to be done is no work that somebody takes on. */
const denied = /\b(?:don't|do not|not|never|no|nunca)(?: \w+)? $/;

/**
 * The work that a promise stands for, as it was said with the same verb just before: 'I'll cancel it' after 'cancel the
 * order'. Null where nobody said it so.
 */
export function workBefore(meeting: Meeting, at: number, cue: FoundCue): string | null {
  const { sentences, pack } = meeting;
  const charge = pack.language === 'es' ? chargeIn(sentences[at]?.text ?? '', cue.start) : null;
  if (charge) return charge;
  const isAlone = cue.start < 25;
  const asked = isAlone && (cue.verb.pointer || cue.pronoun) ? workAsked(meeting, at) : null;
  if (asked) return asked;
  const isApart = /\bl[oa]s? $/.test(sentences[at]?.folded.slice(0, cue.start) ?? '');
  const verb = verbOf(cue, pack.language, isApart);
  if (verb === null) return null;
  if (pack.language === 'es') {
    // 'La copia te la mando', 'el menú lo tengo que mandar yo a dirección'
    const left = sentences[at]?.text.slice(0, cue.start) ?? '';
    const fronted = frontedIn(cue.pronoun ? left : left.replace(/l[oa]s? $/, ''));
    const rest = cue.verb.title.replace(/^\p{L}+(?: yo(?!\p{L}))?/u, '');
    if (fronted)
      return pack.readVerbPhrase(`${verb} ${fronted}${rest}`, `${verb} ${fronted}${rest}`, 'open').title;
  }
  for (let step = 1; step <= farthest; step += 1) {
    const sentence = sentences[at - step];
    if (!sentence) return null;
    const { text, folded } = sentence;
    for (const word of folded.matchAll(/\p{L}+/gu)) {
      const isSame = pack.language === 'en' ? word[0] === verb : infinitiveOf(word[0]) === verb;
      const end = word.index + word[0].length;
      if (!isSame || denied.test(folded.slice(0, word.index))) continue;
      // 'Las luces las pide Inés'
      const first =
        pack.language === 'es' && frontedIn(text.slice(0, word.index).replace(/(?:lo|la|los|las) $/i, ''));
      // 'Las cajas las trae Nora y las mesas las trae Diego': nobody knows which.
      const isOnce = folded.split(word[0]).length === 2;
      if (first && isOnce) return pack.readVerbPhrase(`${verb} ${first}`, `${verb} ${first}`, 'open').title;
      if (first) return null;
      const behind = text.slice(end, end + 40);
      const isNamed =
        pack.language === 'en'
          ? object.test(behind)
          : objeto.test(behind) || (!cue.pronoun && bare.test(behind));
      if (!isNamed) continue;
      return pack.readVerbPhrase(text.slice(word.index), folded.slice(word.index), 'open').title;
    }
  }
  return null;
}

/** 'De la actualización me encargo yo'. */
function chargeIn(text: string, start: number): string | null {
  if (!/^me (?:encargo|ocupo)(?!\p{L})/iu.test(text.slice(start))) return null;
  const thing = /^(?:Y |Pero )?De(l? [^,.;:]{3,60}) $/iu.exec(text.slice(0, start))?.[1];
  return thing ? `Encargarse de${thing}` : null;
}

/** 'La copia del contrato te la mando': the thing, which stands before its verb. */
const frontedIn = (before: string) =>
  /^(?:Y |Pero )?(?!\p{L}+ (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|próxim[oa]|mes|año|tarde|noche|mañana)(?!\p{L}))((?:El|La|Los|Las|Est[aeo]s?|Es[aeo]s?) [^,.;:]{3,60}?) (?:(?:te|os|se|les?) )?$/u
    .exec(before)?.[1]
    ?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) ?? null;

function verbOf({ verb, pronoun }: FoundCue, language: 'en' | 'es', isApart: boolean): string | null {
  if (language === 'en') return pointsBack.exec(verb.title)?.[1]?.toLowerCase() ?? null;
  const [first = ''] = /^\p{L}+/u.exec(verb.title) ?? [];
  // 'Puedo pedirlos', 'lo tengo que mandar'
  return pronoun || isApart || /[aei]r(?:lo|la|los|las)$/i.test(first) ? infinitiveOf(first) : null;
}
