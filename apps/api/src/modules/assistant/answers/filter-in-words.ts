import type { Question, TaskFilter } from '@/adapters/language/local/requests/request';
import { type Asked, nameOf } from '../asked';
import { dayOf } from './task-lines';

/** What a question was taken for, where its answer does not say so; '' where it does. */
export function questionInWords(asked: Asked, question: Question): string {
  const departmentId = question.kind === 'least' ? question.departmentId : undefined;
  const filter = 'filter' in question ? question.filter : departmentId ? { departmentId } : undefined;
  const first = question.kind === 'extreme' ? [asked.words.filter.extreme[question.by]] : [];
  return [...first, ...(filter ? [filterInWords(asked, filter)] : [])].filter(Boolean).join(' · ');
}

/** Which tasks a filter means, so that whoever asked sees what their question was taken for; '' where it means all. */
function filterInWords(asked: Asked, filter: TaskFilter): string {
  const { words, departments } = asked;
  const { assigneeId, statuses, due, tags, departmentId, isProposal } = filter;
  const { finishedSince, finishedUntil, changedSince, changedUntil, unmovedSince } = filter;
  const day = (one: string | undefined) => (one === undefined ? null : dayOf(asked, one));
  const isDone = finishedSince !== undefined;
  const told = [
    assigneeId === null && words.filter.unassigned,
    assigneeId && (nameOf(asked, assigneeId) ?? words.someone),
    departments.find(({ id }) => id === departmentId)?.name,
    statuses && !isDone && statuses.map((status) => words.columns[status] ?? status).join(', '),
    due === 'overdue' && words.filter.overdue,
    due === 'none' && words.noDay,
    typeof due === 'object' && words.filter.due(day(due.from), day(due.to)),
    tags && words.filter.tagged(tags.join(', ')),
    isProposal !== undefined && (isProposal ? words.filter.proposals : words.filter.notProposals),
    finishedSince && words.filter.finished(day(finishedSince) ?? '', day(finishedUntil)),
    changedSince && words.filter.changed(day(changedSince) ?? '', day(changedUntil)),
    unmovedSince && words.filter.unmoved(day(unmovedSince) ?? ''),
  ];
  return told.filter(Boolean).join(' · ');
}
