import { filterFrom, unlessSaid } from '../narrowing/filter-from';
import type { Action, Column, Command, Target, Unclear } from '../request';
import { type Candidate, type Deed, narrowsOf, ofText } from './candidates';
import { isAction } from './choose';
import type { Mark, Marked } from './marks';

type Of<Kind extends Mark['kind']> = Mark & { kind: Kind };

/**
 * Pure: the wish that these candidates make up. Null where they do not fit together: two days for one task, a reminder
 * of nobody, a text without a letter, nothing that it is to be done with.
 */
export function likelyWish(marked: Marked, chosen: readonly Candidate[]): Command[] | Unclear | null {
  const doubt = doubtOf(marked, chosen);
  if (doubt) return doubt;
  const created = createdBy(marked, chosen);
  if (created) return created;
  const actions = actionsOf(marked, chosen);
  const targets = targetsOf(marked, chosen);
  if (!actions || actions.length === 0 || targets.length === 0) return null;
  const [first, ...others] = targets;
  if (chosen.some(({ deed }) => deed === 'merge')) {
    const [into] = others;
    return actions.length === 1 && first && into && others.length === 1
      ? [{ target: first, actions: [{ kind: 'merge', into }] }]
      : null;
  }
  return targets.map((target) => ({ target, actions }));
}

/** Marks of a kind that are chosen for a deed. */
function marksFor<Kind extends Mark['kind']>(
  { marks }: Marked,
  chosen: readonly Candidate[],
  deed: Deed,
  kind: Kind,
): Of<Kind>[] {
  return chosen.flatMap((one) => {
    const mark = one.deed === deed ? marks[one.at] : undefined;
    return mark?.kind === kind ? [mark as Of<Kind>] : [];
  });
}

/** A task or a person that may be several. */
function doubtOf(marked: Marked, chosen: readonly Candidate[]): Unclear | null {
  const { context, tokens } = marked;
  const words = ({ from, to }: Mark) => context.message.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const isMerge = chosen.some(({ deed }) => deed === 'merge');
  if (!chosen.some(isAction)) return null;
  for (const mark of namedBy(marked, chosen)) {
    const candidates = [...mark.titles];
    if (candidates.length > 1 && !isMerge)
      return { kind: 'unclear', about: 'task', words: words(mark), candidates, why: 'several' };
  }
  for (const deed of ['assign', 'remind'] as const)
    for (const mark of marksFor(marked, chosen, deed, 'person')) {
      const about = { kind: 'unclear', about: 'person', words: words(mark) } as const;
      if (!mark.isActive) return { ...about, candidates: [], why: 'blocked' };
      if (mark.ids.length > 1) return { ...about, candidates: [...mark.ids], why: 'several' };
    }
  return null;
}

/** Tasks in the order of the message; what may be several is none of them where another one is sure. */
function namedBy(marked: Marked, chosen: readonly Candidate[]): Of<'task'>[] {
  const all = marksFor(marked, chosen, 'target', 'task').sort((a, b) => a.from - b.from);
  const sure = all.filter(({ titles }) => titles.length === 1);
  if (sure.length === 0 && rankedBy(marked, chosen).length > 0) return [];
  const isMerge = chosen.some(({ deed }) => deed === 'merge');
  return sure.length > 0 && !isMerge ? sure : all;
}

/** Titles that the whole message speaks for. */
const rankedBy = ({ ranked }: Marked, chosen: readonly Candidate[]) =>
  chosen.flatMap(({ deed, at }) => (deed === 'ranked' ? (ranked[at]?.title ?? []) : []));

function targetsOf(marked: Marked, chosen: readonly Candidate[]): Target[] {
  if (chosen.some(({ deed }) => deed === 'these')) {
    const filter = filterFrom(marked, narrowsOf(chosen));
    // Never every task that there is, and what is done only where that is said.
    return filter && Object.keys(filter).length > 0
      ? [{ kind: 'filter', filter: { ...unlessSaid(filter, filter.isProposal === true), ...filter } }]
      : [];
  }
  const titles = new Set([
    ...namedBy(marked, chosen).flatMap((mark) => mark.titles),
    ...rankedBy(marked, chosen),
  ]);
  if (titles.size > 0) return [...titles].map((words) => ({ kind: 'titled', words }));
  return chosen.some(({ deed }) => deed === 'here') ? [{ kind: 'ticket' }] : [];
}

/** What is to be done; null where two of it exclude each other or one lacks its other half. */
function actionsOf(marked: Marked, chosen: readonly Candidate[]): Action[] | null {
  const { me } = marked.context;
  const has = (deed: Deed) => chosen.some((one) => one.deed === deed);
  const assigned = [
    ...marksFor(marked, chosen, 'assign', 'person').map(({ ids }) => ids[0] ?? ''),
    ...(has('assign-me') ? [me] : []),
    ...(has('unassign') ? [null] : []),
  ];
  const days = [
    ...marksFor(marked, chosen, 'due', 'day').map(({ day }) => day),
    ...(has('no-day') ? [null] : []),
  ];
  const wholeMoves = (['todo', 'in-progress', 'pending', 'done'] as const).filter((to) => has(`move-${to}`));
  const moved: Column[] = [
    ...marksFor(marked, chosen, 'move', 'column').map(({ column }) => column),
    ...wholeMoves,
  ];
  const shifts = (['later', 'sooner'] as const).flatMap((deed) =>
    marksFor(marked, chosen, deed, 'span').map(({ span: { days: by, months } }) =>
      deed === 'later' ? { days: by, months } : { days: -by, months: -months },
    ),
  );
  const reminders = remindersOf(marked, chosen);
  const tagsFor = (deed: 'tag' | 'untag') => [
    ...new Set(marksFor(marked, chosen, deed, 'tags').flatMap(({ tags }) => tags)),
  ];
  const [add, remove] = [tagsFor('tag'), tagsFor('untag')];
  const titles = textsFor(marked, chosen, 'rename');
  const texts = textsFor(marked, chosen, 'describe');
  const comments = textsFor(marked, chosen, 'comment');
  const parts = partsOf(marked, chosen);
  if ([...titles, ...texts, ...comments, ...parts].some(isBlank)) return null;
  const lists = [new Set(assigned), new Set(days), new Set(moved), shifts, titles, texts];
  if (!reminders || lists.some((list) => ('size' in list ? list.size : list.length) > 1)) return null;
  if (days.length > 0 && shifts.length > 0) return null;
  const [userId] = assigned;
  const [status] = moved;
  const [day] = days;
  return [
    ...(userId !== undefined ? [{ kind: 'assign', userId } as const] : []),
    ...(status !== undefined ? [{ kind: 'move', status } as const] : []),
    ...(day !== undefined ? [{ kind: 'due', day } as const] : []),
    ...shifts.map((shift) => ({ kind: 'shift', ...shift }) as const),
    ...(add.length + remove.length > 0 ? [{ kind: 'tag', add, remove } as const] : []),
    ...titles.map((title) => ({ kind: 'rename', title }) as const),
    ...texts.map((text) => ({ kind: 'describe', text }) as const),
    ...comments.map((text) => ({ kind: 'comment', text }) as const),
    ...(parts.length > 0 ? [{ kind: 'split' as const, titles: [...parts] }] : []),
    ...reminders,
    ...(has('delete') ? [{ kind: 'delete' } as const] : []),
    ...(has('merge') ? [{ kind: 'merge', into: null } as const] : []),
  ];
}

/** Nobody is reminded without a day, and on no day nobody. */
function remindersOf(marked: Marked, chosen: readonly Candidate[]): Action[] | null {
  const who = [
    ...marksFor(marked, chosen, 'remind', 'person').map(({ ids }) => ids[0] ?? ''),
    ...(chosen.some(({ deed }) => deed === 'remind-me') ? [marked.context.me] : []),
  ];
  const days = marksFor(marked, chosen, 'remind-day', 'day');
  const [userId] = who;
  const [day] = days;
  if (who.length === 0 && days.length === 0) return [];
  if (userId === undefined || !day || who.length > 1 || days.length > 1) return null;
  return [{ kind: 'remind', userId, day: day.day, text: '' }];
}

/** Nobody means to write nothing: a quotation was left empty, or only a full stop stands behind the colon. */
const isBlank = (text: string) => !/[\p{L}\p{N}\p{S}]/u.test(text);

/** Quoted, or told. */
function textsFor(
  marked: Marked,
  chosen: readonly Candidate[],
  deed: 'rename' | 'describe' | 'comment' | 'create',
): string[] {
  const isTold = chosen.some((one) => one.deed === `told-${deed}`);
  const told = isTold ? chosen.find((one) => one.deed === ofText[`told-${deed}`]) : undefined;
  return [
    ...marksFor(marked, chosen, deed, 'quote').map(({ text }) => text),
    ...(told ? [marked.texts[told.at]?.text ?? ''] : []),
  ].map((text) => text.replace(/^["'“«‘]|["'”»’]$|[.]$/g, ''));
}

/** The parts that a task is to become. */
function partsOf(marked: Marked, chosen: readonly Candidate[]): readonly string[] {
  const list = chosen.find(({ deed }) => deed === 'list');
  return chosen.some(({ deed }) => deed === 'told-split') && list ? (marked.texts[list.at]?.items ?? []) : [];
}

/** A task that is not there yet, with whose and when. */
function createdBy(marked: Marked, chosen: readonly Candidate[]): Command[] | null {
  const titles = textsFor(marked, chosen, 'create');
  const [title] = titles;
  if (title === undefined || titles.length > 1 || isBlank(title)) return null;
  const actions = actionsOf(marked, chosen);
  if (!actions || actions.some(({ kind }) => kind !== 'assign' && kind !== 'due')) return null;
  const made: Action & { kind: 'create' } = { kind: 'create', title };
  for (const action of actions) {
    if (action.kind === 'assign' && action.userId !== null) made.userId = action.userId;
    if (action.kind === 'due' && action.day !== null) made.day = action.day;
  }
  return [{ target: { kind: 'ticket' }, actions: [made] }];
}
