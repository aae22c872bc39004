import type { Mark } from '../../../api/src/adapters/language/local/requests/likely/marks';
import type { Narrow } from '../../../api/src/adapters/language/local/requests/narrowing/narrow';
import type { ToldFilter } from './read-lists';

/** Marks a sign; whether there is one, with such a mark or else with none. */
export type FindNarrow = (narrow: Narrow, isIt?: (mark: Mark) => boolean) => boolean;

export const isDepartment = (name: string) => (mark: Mark) =>
  mark.kind === 'department'
    ? mark.id === name
    : mark.kind === 'tags' && mark.tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
export const isPast = (since: string, until?: string) => (mark: Mark) =>
  mark.kind === 'time' && mark.past?.from === since && (until === undefined || mark.past.to === until);

/** Marks the signs that make up a filter; whether all of it could be. @param me who asks */
export function chooseFilter(filter: ToldFilter, me: string, find: FindNarrow): boolean {
  const { assignee, statuses, due, tags = [], department, isProposal, ...rest } = filter;
  const { finishedSince, finishedUntil, changedSince, changedUntil, unmovedSince, ...unsayable } = rest;
  const isPerson = (mark: Mark) =>
    mark.kind === 'person' && mark.ids.length === 1 && mark.ids[0] === assignee;
  const said = [
    assignee === undefined ||
      (assignee === 'nobody'
        ? find('nobodys')
        : find('theirs', isPerson) || (assignee === me && find('mine'))),
    statuses === undefined || isImplied(filter) || chooseStatuses([...statuses].sort(), find),
    due === undefined || chooseDue(due, find),
    ...tags.map((tag) => find('tagged', (mark) => mark.kind === 'tags' && mark.tags.includes(tag))),
    department === undefined || find('of-department', isDepartment(department)),
    isProposal === undefined || find(isProposal ? 'proposals' : 'not-proposals'),
    finishedSince === undefined || find('finished-within', isPast(finishedSince, finishedUntil)),
    changedSince === undefined || find('changed-since', isPast(changedSince, changedUntil)),
    unmovedSince === undefined || find('unmoved-since', isPast(unmovedSince)),
  ];
  return said.every(Boolean) && Object.keys(unsayable).length === 0;
}

/** Whether the reading says so by itself. */
const isImplied = ({ statuses = [], due, assignee, isProposal, finishedSince, unmovedSince }: ToldFilter) =>
  finishedSince !== undefined ||
  (statuses.length === 3 &&
    (due === 'overdue' || typeof due === 'object' || assignee !== undefined || unmovedSince !== undefined) &&
    isProposal === undefined);

function chooseStatuses(statuses: readonly string[], find: FindNarrow): boolean {
  const [status, ...others] = statuses;
  if (statuses.join() === 'in-progress,pending,todo') return find('unfinished');
  if (statuses.join() === 'pending,todo') return find('unstarted');
  if (others.length > 0) return false;
  return (
    find('in', (mark) => mark.kind === 'column' && mark.column === status) ||
    (status === 'done' && find('finished')) ||
    (status === 'in-progress' && find('started'))
  );
}

const chooseDue = (due: NonNullable<ToldFilter['due']>, find: FindNarrow): boolean =>
  due === 'overdue' ? find('overdue') : due === 'none' ? find('undated') : find('due-within', isComing(due));

const isComing =
  ({ from, to }: { from?: string; to?: string }) =>
  (mark: Mark) =>
    mark.kind === 'day'
      ? mark.day === from && from === to
      : mark.kind === 'time' && mark.coming?.from === from && mark.coming?.to === to;
