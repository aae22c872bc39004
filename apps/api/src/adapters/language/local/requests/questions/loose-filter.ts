import type { FilterRule } from '../filters/filter-rule';
import { filterRules, joined, openColumns } from '../filters/filter-rules';
import { isNotTo, isNotYet } from '../filters/filter-slot';
import { finishedRules } from '../filters/finished-rules';
import { createdWithin, finishedWithin } from '../filters/within-days';
import { type Bound, type Ground, matchAt, type Tongue } from '../grammar/match';
import { compile, firstWords } from '../grammar/pattern';
import type { Days, TaskFilter } from '../request';
import { aboutWords } from './about-words';
import { isMisread } from './misread';

/** What narrows a question's tasks without the words that a filter needs: nothing is changed by it. */
const loose: readonly FilterRule[] = [
  ...finishedRules,
  ...(['en', 'es'] as const).flatMap((tongue) => [
    loosely(tongue, '{named}', ({ named }) => ({ assigneeId: named as string })),
    loosely(tongue, '{range}', ({ range }) => ({ due: range as { from?: string; to?: string } })),
    loosely(tongue, '{tagged}', ({ tagged }) => ({ tags: tagged as string[] })),
    loosely(tongue, '{column}', ({ column }) => ({ statuses: [column as 'todo'] })),
  ]),
  loosely('en', '[the] {department} (team|department)', ({ department }) => ({
    departmentId: department as string,
  })),
  loosely('en', '(does|do|has) [the] {department} [team|department]', ({ department }) => ({
    departmentId: department as string,
  })),
  loosely('es', '(tiene|tienen|lleva) [el] [equipo|departamento] [de] {department}', ({ department }) => ({
    departmentId: department as string,
  })),
  loosely('en', '(belong|belongs|belonging) to [the] {department} [team|department]', ({ department }) => ({
    departmentId: department as string,
  })),
  loosely(
    'es',
    '(pertenecen|pertenece|son|es) (al|a|de|del) [departamento|equipo] [de] {department}',
    ({ department }) => ({
      departmentId: department as string,
    }),
  ),
  loosely('en', '(i|mine|my)', ({ me }) => ({ assigneeId: me as string })),
  loosely('es', '(tengo|yo|mis)', ({ me }) => ({ assigneeId: me as string })),
  loosely('en', '(since|added since|new since) {since}', ({ since }) => ({ changedSince: since as string })),
  loosely('es', 'desde {since}', ({ since }) => ({ changedSince: since as string })),
  loosely('es', 'se (terminaron|acabaron|cerraron|hicieron|completaron) desde {since}', ({ since }) => ({
    statuses: ['done'],
    finishedSince: since as string,
  })),
  loosely('es', 'se (terminaron|acabaron|cerraron|hicieron|completaron) [en|durante] {past}', ({ past }) =>
    finishedWithin(past as Days),
  ),
  loosely('es', 'se (crearon|anadieron|abrieron) desde {since}', ({ since }) => ({
    createdSince: since as string,
  })),
  loosely('es', 'se (crearon|anadieron|abrieron) [en|durante] {past}', ({ past }) =>
    createdWithin(past as Days),
  ),
  loosely('en', '(nobody|no one) (has|is doing|is on|owns|picked up|took|has picked up|has taken)', () => ({
    assigneeId: null,
  })),
  loosely('en', '(has|have) (nobody|no one) [yet|ever] (started|begun|touched) [yet]', () => ({
    statuses: ['pending', 'todo'],
  })),
  loosely('en', '(has|have) (nobody|no one) [yet|ever] (finished|done|completed|closed) [yet]', () => ({
    statuses: [...openColumns],
  })),
  loosely(
    'en',
    '(has|have) (nobody|no one) (moved|touched|changed|updated) (for|in|since|over) [the last|more than] {since}',
    ({ since }) => ({ statuses: [...openColumns], unmovedSince: since as string }),
  ),
  loosely('es', 'no ha [aun|todavia] (empezado|comenzado|tocado) [aun|todavia] nadie', () => ({
    statuses: ['pending', 'todo'],
  })),
  loosely('es', 'nadie (lleva|tiene|hace|ha cogido)', () => ({ assigneeId: null })),
  loosely('en', '(proposals|proposal)', () => ({ isProposal: true })),
  loosely('es', '(propuestas|propuesta)', () => ({ isProposal: true })),
  loosely('es', 'pendientes', () => ({ statuses: ['pending', 'todo', 'in-progress'] })),
  loosely('en', '(has no|have no|without|no) (assignee|owner)', () => ({ assigneeId: null })),
  loosely('en', "(not|isn't|aren't) [currently|yet|already] [in] [the] {column} [column]", outside),
  loosely('es', 'no (esta|estan) [ya|aun|todavia] [en] [la columna] {column}', outside),
  loosely('en', '(not assigned|assigned to nobody)', () => ({ assigneeId: null })),
  loosely('en', '(has no|have no|without) (due date|deadline|date)', () => ({ due: 'none' })),
  loosely('es', '(no tiene|no tienen) (responsable|dueno)', () => ({ assigneeId: null })),
  loosely('es', '(no tiene|no tienen) (fecha|plazo)', () => ({ due: 'none' })),
];

/** What stands in any other column. */
function outside({ column }: Bound): TaskFilter {
  return { statuses: [...openColumns, 'done' as const].filter((one) => one !== column) };
}

function loosely(tongue: Tongue, source: string, read: FilterRule['read']): FilterRule {
  const nodes = compile(source);
  return { tongue, place: 'both', nodes, first: firstWords(nodes), read };
}

/** From these words on, everything is what the tasks are about. */
const about =
  /^(?:about|regarding|concerning|on|mention|mentions|mentioning|sobre|acerca|hablan|habla|mencionan|menciona)$/;

/**
 * Which tasks the words of a question speak of: whatever narrows them, wherever it stands; the other words that say
 * something are what they are about.
 */
export const looseFilter = (ground: Ground, from: number, to: number, me: string): TaskFilter =>
  readLoosely(ground, from, to, me).filter;

/** Whether the words of a question say something of its tasks that their filter does not, and that is not left out. */
export function leavesOut(ground: Ground, from: number, to: number, me: string): boolean {
  const { filter, left } = readLoosely(ground, from, to, me);
  return isMisread(ground.tokens, left, from, to, filter.due !== undefined);
}

function readLoosely(
  ground: Ground,
  from: number,
  to: number,
  me: string,
): { filter: TaskFilter; left: readonly number[] } {
  let filter: TaskFilter = {};
  const left: number[] = [];
  let at = from;
  while (at < to) {
    if (about.test(ground.tokens[at]?.text ?? '') && isAbout(ground, at, to, me)) {
      left.push(...range(at + 1, to));
      break;
    }
    const best = longestAt(ground, at, to, filter, me);
    if (!best) left.push(at);
    filter = best?.filter ?? filter;
    at = best?.end ?? at + 1;
  }
  const words = aboutWords(left.flatMap((index) => ground.tokens[index] ?? []));
  return { filter: words.length > 0 ? { ...filter, about: words } : filter, left };
}

/** 'On' also stands before a day and a plate. */
function isAbout(ground: Ground, at: number, to: number, me: string): boolean {
  return ground.tokens[at]?.text !== 'on' || longestAt(ground, at, to, {}, me) === null;
}

function longestAt(
  ground: Ground,
  at: number,
  to: number,
  filter: TaskFilter,
  me: string,
): { end: number; filter: TaskFilter } | null {
  let best: { end: number; cost: number; filter: TaskFilter } | null = null;
  const text = ground.tokens[at]?.text ?? '';
  // 'Has to do' is no column.
  if (text === 'to' && /^(?:have|has|need|needs|got|left)$/.test(ground.tokens[at - 1]?.text ?? ''))
    return null;
  for (const rule of [...filterRules, ...loose]) {
    if (rule.first && !rule.first.has(text)) continue;
    for (const match of matchAt(ground, rule.nodes, at, rule.tongue)) {
      if (match.end > to || match.end === at || match.unclear.length > 0 || match.cost >= 1) continue;
      if (isNotTo(ground, at, match.end) || isNotYet(ground, at, match.end)) continue;
      const both = joined(filter, rule.read({ ...match.bound, me }));
      if (both && (!best || match.end > best.end)) best = { end: match.end, cost: match.cost, filter: both };
    }
  }
  return best;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
