import type { TaskFilter } from '@/adapters/language/local/requests/request';
import { type Asked, nameOf } from '../asked';
import { dayOf } from './task-lines';

/** Which tasks a filter means, so that whoever asked sees what their question was taken for; '' where it means all. */
export function filterInWords(asked: Asked, filter: TaskFilter): string {
  const { words, departments } = asked;
  const { assigneeId, statuses, due, tags, departmentId, isProposal } = filter;
  const { finishedSince, finishedUntil, changedSince, unmovedSince } = filter;
  const day = (one: string | undefined) => (one === undefined ? null : dayOf(asked, one));
  const isDone = finishedSince !== undefined;
  const told = [
    assigneeId === null && words.nobody,
    assigneeId && (nameOf(asked, assigneeId) ?? words.someone),
    departments.find(({ id }) => id === departmentId)?.name,
    statuses && !isDone && statuses.map((status) => words.columns[status] ?? status).join(', '),
    due === 'overdue' && words.filter.overdue,
    due === 'none' && words.noDay,
    typeof due === 'object' && words.filter.due(day(due.from), day(due.to)),
    tags?.join(', '),
    isProposal !== undefined && (isProposal ? words.filter.proposals : words.filter.notProposals),
    finishedSince && words.filter.finished(day(finishedSince) ?? '', day(finishedUntil)),
    changedSince && words.filter.changed(day(changedSince) ?? ''),
    unmovedSince && words.filter.unmoved(day(unmovedSince) ?? ''),
  ];
  return told.filter(Boolean).join(' · ');
}
