import { joined } from '../filters/filter-rules';
import { type Ground, matchAt } from '../grammar/match';
import { compile } from '../grammar/pattern';
import type { Question, TaskFilter, Unclear } from '../request';
import { asking } from './question-starts';

const before =
  '[and|but|y|e|pero|ok] [for|of|in|with|on|from|as for|about|para|de|en|con|a] [the|our|el|la|los|las]';
const forms = [
  compile(`${before} {owner}`),
  compile(`${before} {department} [team|department]`),
  compile(`${before} {known:tags} [tasks|tareas]`),
];

/**
 * 'Laura: what is overdue?': the question behind a break, of whom or what alone stands before it. Null: of several who
 * are called so nothing is told.
 */
export function ofWhom(ground: Ground, from: number, to: number, question: Question): Question | null {
  if (question.kind !== 'list' && question.kind !== 'count') return question;
  for (const form of forms)
    for (const tongue of ['en', 'es'] as const)
      for (const { end, bound, unclear } of matchAt(ground, form, from, tongue)) {
        if (end !== to) continue;
        if (unclear.length > 0) return null;
        const filter = joined(filterOf(bound), question.filter);
        if (filter) return { ...question, filter };
      }
  return question;
}

/** Whom words before a break may mean, where several are called so. */
export function doubtBefore({ tokens, ...ground }: Ground, from: number): Unclear | null {
  const [form] = forms;
  for (const tongue of ['en', 'es'] as const)
    for (const { end, unclear } of form ? matchAt({ tokens, ...ground }, form, from, tongue) : []) {
      const [doubt] = unclear;
      const asks = asking.test(tokens[end + 1]?.text ?? '');
      if (doubt?.why === 'several' && asks && /^[,:–—-]$/.test(tokens[end]?.text ?? '')) return doubt;
    }
  return null;
}

function filterOf({ owner, department, tags }: Record<string, unknown>): TaskFilter {
  if (owner !== undefined) return { assigneeId: owner as string };
  return department === undefined ? { tags: tags as string[] } : { departmentId: department as string };
}
