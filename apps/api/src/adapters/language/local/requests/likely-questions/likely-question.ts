import type { Marked } from '../likely/marks';
import { filterFrom, unlessSaid } from '../narrowing/filter-from';
import type { Question, Target, TaskFilter } from '../request';
import { type Asking, type Field, isField, isKind, isTarget, type Kind, narrowsOf } from './asks';

const extremes = { oldest: 'created', newest: 'newest', 'first-due': 'due', longest: 'since' } as const;
const mosts = {
  'most-assignee': 'assignee',
  'most-tag': 'tag',
  'most-department': 'department',
} as const;

/** Pure: the questions that these make up; null where they do not fit together, or ask of every task there is. */
export function likelyQuestions(marked: Marked, chosen: readonly Asking[]): Question[] | null {
  const asked = chosen.flatMap(({ ask }) => (isField(ask) ? [ask] : []));
  if (asked.length > 0) return fieldsOf(asked, targetOf(marked, chosen));
  const kind = chosen.map(({ ask }) => ask).find(isKind);
  const question = kind && questionOf(kind, marked, chosen);
  return question ? [question] : null;
}

/** Whose it is, when it is due and where it stands belong together: who asks for one of them in words of their own may mean another. */
const together: readonly Field[] = ['assignee', 'due', 'since'];

/** Where a task stands is said with since when. */
export const asSaid = (field: Field): Field => (field === 'status' ? 'since' : field);

/** What is asked comes first. */
function fieldsOf(asked: readonly Field[], target: Target | null): Question[] | null {
  if (!target) return null;
  const said = asked.map(asSaid);
  const also = said.some((field) => together.includes(field)) ? together : [];
  return [...new Set([...said, ...also])].map((field) => ({ kind: 'field', field, target }));
}

function questionOf(kind: Kind, marked: Marked, chosen: readonly Asking[]): Question | null {
  const filter = filterFrom(marked, narrowsOf(chosen));
  switch (kind) {
    case 'which':
      return filter && Object.keys(filter).length > 0 ? { kind: 'list', filter } : null;
    case 'changes': {
      // A task or a day that cannot be told apart is not left out in silence.
      if (!filter) return null;
      const { changedSince: since, changedUntil: until, ...rest } = filter;
      const target = targetOf(marked, chosen);
      const isTold = target !== null || !chosen.some(({ ask }) => isTarget(ask));
      if (!isTold || Object.keys(rest).length > 0) return null;
      return { kind, target, ...(since && { since }), ...(until && { until }) };
    }
    case 'duplicates':
      return { kind };
    case 'attendees':
    case 'summary':
    case 'loose-items':
    case 'decisions': {
      if (marked.context.place !== 'meeting') return null;
      const meeting = 'open';
      if (kind === 'summary') return { kind, of: 'meeting', meeting };
      return kind === 'decisions' ? { kind, about: [], meeting } : { kind, meeting };
    }
    case 'least':
      return departmentOnly(filter) && { kind, ...filter };
    case 'team': {
      const departmentId = departmentOnly(filter)?.departmentId;
      return departmentId === undefined ? null : { kind, departmentId };
    }
    case 'most-assignee':
    case 'most-tag':
    case 'most-department':
      return filter && { kind: 'most', by: mosts[kind], filter: { ...unlessSaid(filter), ...filter } };
    default:
      return filter && { kind: 'extreme', by: extremes[kind], filter };
  }
}

/** Titles of one task, by a mark or by all words together, or the one that is open. */
export function targetOf({ marks, ranked }: Marked, chosen: readonly Asking[]): Target | null {
  for (const { ask, at } of chosen) {
    const mark = marks[at];
    const [title, ...others] = ask === 'target' && mark?.kind === 'task' ? mark.titles : [];
    if (title !== undefined && others.length === 0) return { kind: 'titled', words: title };
    const words = ask === 'ranked' ? ranked[at]?.title : undefined;
    if (words !== undefined) return { kind: 'titled', words };
    if (ask === 'here') return { kind: 'ticket' };
  }
  return null;
}

/** Null where there is more than a department, which the question could not carry. */
function departmentOnly(filter: TaskFilter | null): { departmentId?: string } | null {
  if (!filter) return null;
  const { departmentId, ...rest } = filter;
  if (Object.keys(rest).length > 0) return null;
  return departmentId === undefined ? {} : { departmentId };
}
