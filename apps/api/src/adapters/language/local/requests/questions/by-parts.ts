import { words as wordsOf } from '@/adapters/language/fold-text';
import { wordSet } from '@/adapters/language/local/word-set';
import type { Ground } from '../grammar/match';
import { titleForms } from '../mentions/title-forms';
import type { Question, RequestContext, Target } from '../request';
import type { Token } from '../text/tokens';
import { aboutWords } from './about-words';

type Field = Extract<Question, { kind: 'field' }>['field'];

const attributes = wordSet(
  'email mail address job position role title department team manager boss contact puesto cargo correo electronico direccion departamento equipo jefe jefa rol',
);
const email = wordSet('email mail address correo electronico contact');

/** What each field of a task is asked by; the first that a question holds counts. */
const cues: readonly (readonly [Field, ReadonlySet<string>])[] = [
  ['assignee', wordSet("who who's whose quien quienes owner assignee responsable encargado encargada")],
  [
    'due',
    wordSet('when deadline date due fecha plazo vence vencimiento cuando caduca expire expires entrega'),
  ],
  ['tags', wordSet('tags labels etiquetas')],
  ['description', wordSet('description descripcion')],
  ['status', wordSet('status state stage column progress estado columna progreso avance')],
];
const asksWhether = wordSet('has have is are did was were does esta estan se ha ya fue quedo');
/** What has become of something, as one asks whether it has. */
const become =
  /^(?:got|get|gone|done|ready|over|out|live|back|sent|paid|put|set|assigned|hecho|listo|lista|puesta|puesto|escrito|resuelto)$|\p{L}{3,}(?:ed|ado|ada|ido|ida|ados|adas)$/u;
const given =
  /^(?:puest[oa]s?|set|put|assigned|asignad[oa]s?|marcad[oa]s?|fijad[oa]s?|supposed|happened|listed|planned)$/;
const mostLeft = 3;

/** A question after a part of a person or of a task, in whatever order its words stand; null: it is none. */
export function questionByParts(
  ground: Ground,
  context: RequestContext,
  from: number,
  to: number,
): Question | null {
  return personQuestion(ground, from, to) ?? taskQuestion(ground, context, from, to);
}

/** 'Email of our controller', 'qué puesto tiene la Lindqvist'. */
export function personQuestion({ tokens, slots }: Ground, from: number, to: number): Question | null {
  const own = tokens.slice(from, to);
  const asked = own.filter(({ text }) => attributes.has(text));
  if (asked.length === 0) return null;
  for (let at = from; at < to; at += 1) {
    const [best] = (['en', 'es'] as const)
      .flatMap((tongue) => slots.owner?.(at, tongue) ?? [])
      .filter(({ end, unclear }) => end <= to && !unclear)
      .sort((a, b) => b.end - a.end);
    if (!best) continue;
    const rest = [...tokens.slice(from, at), ...tokens.slice(best.end, to)];
    if (aboutWords(rest).some((word) => !attributes.has(word))) return null;
    const isEmail = asked.some(({ text }) => email.has(text));
    return { kind: 'person', userId: best.value as string, ...(isEmail ? { asks: 'email' } : {}) };
  }
  return null;
}

/** 'Has the school got its answer yet', 'qué fecha tiene puesta la licencia': of a task that is known by its title. */
function taskQuestion(
  { tokens }: Ground,
  { place }: RequestContext,
  from: number,
  to: number,
): Question | null {
  const own = tokens.slice(from, to);
  const named = own.filter(({ text }) => text === '⟦');
  const [title] = named;
  const isHere = title === undefined && place === 'ticket' && own.some(({ text }) => here.has(text));
  if (named.length > 1 || (!title && !isHere)) return null;
  const rest = own.filter((token) => token !== title);
  const field = fieldOf(rest, from, tokens);
  const target: Target = title ? { kind: 'titled', words: title.inner ?? '' } : { kind: 'ticket' };
  return field && isExplained(rest, title, field) ? { kind: 'field', field, target } : null;
}

const here = wordSet('this it esto esta este');

/** What asks for something that was said, or for no field at all. */
const otherwise = wordSet(
  'why how much many asked asks said says wanted wants suggested requested decided approved proposed paid called dijo pidio pide propuso quiere queria decidio aprobo cuanto cuanta cuantos cuantas por',
);

function fieldOf(rest: readonly Token[], from: number, tokens: readonly Token[]): Field | null {
  if (rest.some(({ text }) => otherwise.has(text))) return null;
  const found = cues.find(([, words]) => rest.some(({ text }) => words.has(text)));
  if (found) return found[0];
  return asksWhether.has(tokens[from]?.text ?? '') ? 'status' : null;
}

/** Whether the words that say something belong to the field, or to the title. */
function isExplained(rest: readonly Token[], title: Token | undefined, field: Field): boolean {
  const titled = wordsOf(title?.inner ?? '').map(({ text }) => text);
  const left = aboutWords(rest).filter((word) => !cues.some(([, words]) => words.has(word)));
  const isKnown = (word: string) => {
    const ways = titleForms(word);
    return (field === 'status' ? become : given).test(word) || titled.some(ways);
  };
  return left.length <= mostLeft && left.every(isKnown);
}
