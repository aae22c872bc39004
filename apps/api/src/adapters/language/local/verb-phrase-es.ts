import { fold } from '@/adapters/language/fold-text';
import type { CueKind, VerbPhrase } from './packs/language-pack';
import { infinitiveOf } from './verbs-es';

const never = new Set(
  'ser estar ver decir empezar comenzar pensar saber tener haber poder querer ir venir salir creer recordar contar explicar comentar parecer oir escuchar esperar quedar seguir entender suponer imaginar oponer mentir vivir comer dormir'.split(
    ' ',
  ),
);
const talk =
  /^(?:habl\w+(?! con )|pas\w+ (?:a|al|por)\b|termin\w+|acab\w+|cerr\w+ (?:aqui|la reunion)|repas\w+|dej\w+|mir\w+|ayud\w+|volv\w+|vuelv\w+|pregunt\w+(?:te|os)|decir\w*|and?ar|intent\w+|trat\w+)\b/;
const pointer =
  /^(?:hac\w+|hago|haz|haga|hare|encarg\w+|ocup\w+|llev\w+|mir\w+|prepar\w+|prepar\w+|gestion\w+)?(?:lo|la|los|las|de (?:eso|esto|ello)|eso|esto) ?(?:yo|tu)?(?=[ ,.;?!]|$)/;

/** 'Yo creo que merece la pena': believing, not creating. */
const isOpinion = /^creo (?:que|en)\b/;

/** Reads what follows a Spanish cue: 'enviar la tabla a finanzas antes del viernes'. */
export function readSpanishVerbPhrase(words: string, folded: string, kind: CueKind): VerbPhrase {
  const skipped =
    /^(?:por favor,? |de |tambien |ya |luego |yo |tu |intentar |poder |tener que |, )*/.exec(folded)?.[0]
      .length ?? 0;
  const phrase = words.slice(skipped).replace(/^(\p{L}+) yo(?!\p{L})/u, '$1');
  const plain = folded.slice(skipped).replace(/^([a-z]+) yo\b/, '$1');
  const first = /^\p{L}+/u.exec(phrase)?.[0] ?? '';
  // 'llevar a mi mamá al médico', 'echar un rato'
  if (isPrivate.test(plain)) return { kind: 'stop', pointer: false, title: '' };
  // 'necesito el lunes libre'
  if (/^(?:el|la|un|una) \w+ libre\b/.test(plain)) return { kind: 'stop', pointer: false, title: '' };
  // 'me encargo de los carteles': a thing, not a verb, follows.
  if (kind !== 'open' && /^(?:el|la|los|las|un|una|este|esta) \w{3}/.test(plain))
    return { kind: 'work', pointer: false, title: spanishTitle(`Encargarse de ${phrase}`) };
  const verb = infinitiveOf(first);
  const base = fold(first).replace(/(?:me|te|se|nos|lo|la|los|las|le|les)+$/, '');
  const infinitive = /(?:ar|er|ir)$/.test(base) ? base : fold(first);
  // An unknown verb counts as an infinitive, or where its form may be a future or a wish.
  const unknown =
    /(?:ar|er|ir)$/.test(infinitive) ||
    (kind === 'self' && /é$/.test(first)) ||
    (kind === 'open' && /\p{L}{3}[ae]$/u.test(first))
      ? 'unknown'
      : 'stop';
  const stop = never.has(infinitive) || first === '' || isOpinion.test(plain);
  return {
    kind: stop ? 'stop' : talk.test(plain) ? 'talk' : verb ? 'work' : unknown,
    pointer: isPointer(/^[^,.;]*/.exec(plain)?.[0] ?? ''),
    title: spanishTitle(dictionaryForm(first, verb) + phrase.slice(first.length)),
  };
}

/** What people say of themselves. */
const isPrivate =
  /^\p{L}+ (?:a )?(?:mi|mis) (?:mama|papa|madre|padre|hij[oa]s?|mujer|marido|herman[oa]s?|abuel[oa]s?|novi[oa]|perr[oa])\b|^echar (?!un (?:vistazo|ojo))/u;

const isPointer = (plain: string) =>
  pointer.test(plain) && plain.length < 40 && !/\b(?:el|la|los|las|un|una) \w{4}/.test(plain);

function dictionaryForm(first: string, verb: string | null): string {
  // Said to someone, 'encargarte' and 'enviarme' are 'encargarse' and 'enviar' as titles.
  const told = /^(.*[aei]r)(?:te|os|me|nos)$/.exec(first)?.[1];
  if (told) return /^(?:encarg|ocup)/i.test(told) ? `${told}se` : told;
  if (/(?:ar|er|ir)(?:me|te|se|nos|lo|la|los|las|le|les)*$/.test(fold(first))) return first;
  if (verb)
    return verb
      .replace(/^disen/, 'diseñ')
      .replace(/^anad/, 'añad')
      .replace(/^senal/, 'señal');
  return /^(.+[aei]r)é$/.exec(first)?.[1] ?? first;
}

function spanishTitle(phrase: string): string {
  return phrase
    .replace(
      /,? (?:porque|ya que|aunque|pero|mientras|así que|puesto que|si (?:puedes|te|es)|¿vale|vale|y a ver .*|y \p{L}+[aei]mos(?!\p{L}).*|y (?:las?|los?|les?|me|os|te|se|nos) \p{L}+(?:éis|é|ás|á|án)?|y (?:el (?:lunes|martes|miércoles|jueves|viernes|día)|hoy|mañana|luego|después) ).*$/iu,
      '',
    )
    .replace(/, (?:que|se|ya|no|caduca|vence|acaba|corre|urge|está|es|son|hay|lo|la|le|nos|te|me) .*$/iu, '')
    .replace(/,? por favor,?/giu, '')
    .replace(/ tú(?=[.?!]*$)/iu, '')
    .replace(/ (?:también|de momento|por ahora|cuando puedas|cuanto antes|lo antes posible)(?=[.?!]*$)/iu, '')
    .replace(/[\s,.;:?!]+$/, '')
    .trim();
}
