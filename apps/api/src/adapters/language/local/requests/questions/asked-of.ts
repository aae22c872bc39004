import type { Ground, Match } from '../grammar/match';
import type { Column, Days, RequestContext, Target } from '../request';
import type { TaskRef } from '../slots/task-slot';
import type { Token } from '../text/tokens';
import { aboutWords } from './about-words';
import { looseFilter } from './loose-filter';
import type { Asked, QuestionRule } from './question-rule';

/** What a form of a question has bound, and what is left behind it. */
export function askedOf(
  ground: Ground,
  context: RequestContext,
  rule: QuestionRule,
  match: Match,
  end: number,
  told: number | undefined,
  spoken: Target | null,
): Asked {
  const { task, owner, other, department, column, words, since, past, people, tagged } = match.bound as {
    column?: Column;
    task?: TaskRef;
    owner?: string;
    other?: string;
    department?: string;
    words?: string;
    since?: string;
    past?: Days;
    people?: string[];
    tagged?: string[];
  };
  return {
    owner,
    other,
    department,
    column,
    words,
    since,
    past,
    tags: tagged,
    named: people ?? [],
    context,
    tongue: rule.tongue,
    about: () => aboutWords(withoutSince(ground, match.end, end)),
    filter: () => looseFilter(ground, match.end, end, context.me),
    // What is told before a question may say since when.
    sinceLeft: () =>
      (sinceIn(ground, match.end, end) ?? (told === undefined ? null : sinceIn(ground, told, end)))?.day ??
      daysIn(ground, match.end, end)?.from,
    pastLeft: () => {
      const days = daysIn(ground, match.end, end);
      return days && days.to < context.today ? days : undefined;
    },
    taskLeft: () => taskIn(ground, context, match.end, end),
    target: () => targetOf(task ?? null, context) ?? spoken,
  };
}

/** What a task that is asked about is here; null: it is not known. */
function targetOf(task: TaskRef | null, { place }: RequestContext): Target | null {
  if (task && task.kind !== 'pronoun') return task.kind === 'several' ? (task.targets[0] ?? null) : task;
  return place === 'ticket' ? { kind: 'ticket' } : null;
}

function sinceIn(ground: Ground, from: number, to: number): { at: number; end: number; day: string } | null {
  for (let at = from; at < to; at += 1)
    for (const tongue of ['en', 'es'] as const) {
      const [way] = [...(ground.slots.since?.(at, tongue) ?? [])].sort((a, b) => b.end - a.end);
      if (way && way.end <= to) return { at, end: way.end, day: way.value as string };
    }
  return null;
}

/** The first stretch of days there, the longest of those that begin with it. */
function daysIn(ground: Ground, from: number, to: number): Days | undefined {
  for (let at = from; at < to; at += 1) {
    const [way] = (['en', 'es'] as const)
      .flatMap((tongue) => [...(ground.slots.past?.(at, tongue) ?? [])])
      .filter(({ end }) => end <= to)
      .sort((a, b) => b.end - a.end);
    if (way) return way.value as Days;
    // 'Since Monday' is no day that is over, but 'desde el lunes hasta ayer' are some.
    if (/^(?:since|desde|after)$/.test(ground.tokens[at]?.text ?? '')) return undefined;
  }
  return undefined;
}

/** The tokens that do not say since when. */
function withoutSince(ground: Ground, from: number, to: number): Token[] {
  const since = sinceIn(ground, from, to);
  return ground.tokens.slice(from, to).filter((_, index) => {
    const at = from + index;
    return !since || at < since.at || at >= since.end;
  });
}

function taskIn(ground: Ground, context: RequestContext, from: number, to: number): Target | null {
  for (let at = from; at < to; at += 1)
    for (const tongue of ['en', 'es'] as const) {
      const [way] = ground.slots.certain?.(at, tongue) ?? [];
      const isWeek = /^(?:week|month|semana|mes)$/.test(ground.tokens[at + 1]?.text ?? '');
      if (way && way.end <= to && !isWeek) return targetOf(way.value as TaskRef, context);
    }
  return null;
}
