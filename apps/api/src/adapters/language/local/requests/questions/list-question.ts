import { openColumns } from '../filters/filter-rules';
import { type Ground, matchAt } from '../grammar/match';
import { compile } from '../grammar/pattern';
import type { Question, TaskFilter } from '../request';
import { looseFilter } from './loose-filter';

const count = [
  compile('(how many|how much|count|number of|the number of|what is the number of)'),
  compile('(cuantas|cuantos|cuanto|cuanta|numero de|el numero de|cuenta)'),
];
/** What asks for tasks whatever follows. */
const list = [
  compile(
    '(which|what|list|show|show me|give me|find|find me|get me|any|are there any|are there|do we have any|do we have|have we got any|is there any|are there still any) [all] [of] [the|my|our] [open|overdue|late|urgent] (tasks|tickets|cards|jobs|todos|task|ticket)',
  ),
  compile(
    '(que|cuales|lista|muestra|dime|ensena|busca|da|hay|tenemos|queda|nos queda|nos quedan|quedan|queda todavia|tenemos todavia) [-me|todavia|aun] [alguna|algunas|algun|ninguna] [todas] [las|mis] (tareas|tickets|tarjetas)',
  ),
  compile('(is there anything|is there something|anything|do we have anything|have we got anything)'),
  compile(
    '(que cosas|cuales cosas|hay algo|tenemos algo|que hay|que tenemos|que tengo|que me toca|que tengo que haz)',
  ),
  compile(
    "(what do i [still|also|actually] have|what have i [still] got|what do i [still] need to (do|finish|complete|deliver|get done|wrap up|hand in)|what is left|what's left|what is on|what's on)",
  ),
];
/** What asks for tasks where the rest narrows them. */
const perhaps = [
  compile(
    "(what does|what am i|what have i|what do i|what is|what's|what are|which are|which ones are|which is|which|show|show me|list|give me|tell me|what has|what|find)",
  ),
  compile('(que esta|que|cuales|cuales son|muestra|dime|lista|ensena|que tiene|que vence|da) [-me]'),
];

/** A question after tasks: how many, or which. Null: it is none. */
export function listQuestion(ground: Ground, from: number, to: number, me: string): Question | null {
  // 'Qué dijo Noor' asks for no task.
  if (tellsOf(ground, from, to) || countsPeople(ground, from)) return null;
  const after = (forms: readonly ReturnType<typeof compile>[]) =>
    forms.some((form) => matchAt(ground, form, from, 'en').some(({ end }) => end > from));
  const filter = stillToDo(ground, from, to, looseFilter(ground, from, to, me));
  if (after(count) && speaksOfTasks(ground, from, to, filter)) return { kind: 'count', filter };
  if (after(list)) return { kind: 'list', filter };
  const { about, ...narrowing } = filter;
  const isBare = !ground.tokens.slice(from, to).some(({ text }) => nouns.test(text));
  if (Object.keys(narrowing).length === 0) return null;
  const isAny = ground.tokens.slice(from, to).some(({ text }) => /^(?:anything|something|algo)$/.test(text));
  if (isAny && about === undefined) return { kind: 'list', filter };
  // 'What did the captain say on Monday' narrows by a day, and is about something that was said.
  if (after(perhaps) && (about === undefined || !isBare)) return { kind: 'list', filter };
  return !isBare && about === undefined ? { kind: 'list', filter } : null;
}

/** What somebody still has to do, and what falls due, is not what is done. */
function stillToDo(ground: Ground, from: number, to: number, filter: TaskFilter): TaskFilter {
  const { due, statuses, finishedSince, isProposal } = filter;
  if (statuses !== undefined || finishedSince !== undefined || isProposal !== undefined) return filter;
  const words = ground.tokens.slice(from, to).map(({ text }) => text);
  const isOwed =
    /\b(?:ha(?:ve|s)|needs?|must|got|left) to\b|\b(?:tengo|tiene|tienen|hay|falta|queda|quedan) (?:que )?(?:haz|por)/.test(
      words.join(' '),
    );
  // 'Cuántas quedan', 'still has'; what is overdue is open by itself.
  const isLeft = due !== 'overdue' && words.some((word) => stillThere.test(word));
  // What was due may be done by now.
  const isRange = typeof due === 'object' && !words.some((word) => wasDue.test(word));
  return isOwed || isLeft || isRange ? { ...filter, statuses: [...openColumns] } : filter;
}

const stillThere = /^(?:still|left|remain|remains|remaining|quedan?|todavia|aun|siguen?)$/;
const wasDue = /^(?:was|were|vencia|vencian|vencio|vencieron)$/;

/** Whether somebody's words are asked for. */
const tellsOf = ({ tokens }: Ground, from: number, to: number) =>
  !tokens.slice(from, to).some(({ text }) => nouns.test(text)) &&
  tokens.slice(from, from + saysWithin).some(({ text }) => says.test(text));
/** 'What did Tom Ashby say'. */
const saysWithin = 6;
const says =
  /^(?:say|dijo|dijeron|dice|dicen|conto|comento|opina|opino|pidio|pide|said|says|think|thinks|thought|answered|replied|mention|mentioned)$/;

/** 'How many people have three tasks' counts no tasks. */
const countsPeople = ({ tokens }: Ground, from: number) =>
  /^(?:how many|number of|cuant[ao]s) (?:people|persons|colleagues|of us|personas|gente|companeros|de nosotros)(?: |$)/.test(
    tokens
      .slice(from, from + 4)
      .map(({ text }) => text)
      .join(' '),
  );

const nouns =
  /^(?:proposals?|propuestas?|tasks?|tickets?|cards?|jobs|stuff|things|tareas?|tarjetas?|cosas?|asuntos?)$/;

/** 'How many passengers waited' counts something else. */
function speaksOfTasks(ground: Ground, from: number, to: number, filter: TaskFilter): boolean {
  const { about, ...narrowing } = filter;
  const names = ground.tokens.slice(from, to).some(({ text }) => nouns.test(text));
  return names || (about === undefined && Object.keys(narrowing).length > 0);
}
