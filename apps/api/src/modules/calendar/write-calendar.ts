import type { DueTask } from '@/modules/tasks/find/list-due-tasks';
import { icalDay, icalInstant, icalLine, icalText } from './ical-lines';

export interface Calendar {
  name: string;
  /** Whether each event says who is to do it. */
  hasNames: boolean;
  /** Without a slash at its end. */
  publicUrl: string;
  tasks: readonly DueTask[];
}

/** How often a calendar is asked to look again. */
const every = 'PT1H';

const statusWords: Record<string, string> = {
  pending: 'Pending',
  'on-approval': 'On approval',
  todo: 'To Do',
  'in-progress': 'In Progress',
  done: 'Done',
};

/**
 * Pure: due days as an iCalendar file (RFC 5545, with names and refreshing of RFC 7986). The same tasks give the same
 * bytes: its times are those of the tasks, not that of the answer.
 */
export function writeCalendar({ name, tasks, ...calendar }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tavla//Due days//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${icalText(name)}`,
    `X-WR-CALNAME:${icalText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
    ...tasks.flatMap((task) => eventOf(task, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map(icalLine).join('');
}

function eventOf(task: DueTask, { hasNames, publicUrl }: Pick<Calendar, 'hasNames' | 'publicUrl'>): string[] {
  const isDone = task.status === 'done';
  const who = hasNames && task.assignee ? ` (${task.assignee})` : '';
  const changed = icalInstant(task.updatedAt);
  const url = `${publicUrl}/?task=${task.id}`;
  return [
    'BEGIN:VEVENT',
    `UID:${task.id}`,
    `DTSTAMP:${changed}`,
    `CREATED:${icalInstant(task.createdAt)}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${task.version}`,
    // Without an end it is that one day (RFC 5545, 3.6.1), also where no year has four digits after it.
    `DTSTART;VALUE=DATE:${icalDay(task.endDate)}`,
    `SUMMARY:${icalText(`${isDone ? '✓ ' : ''}${task.title}${who}`)}`,
    `DESCRIPTION:${icalText(`${statusWords[task.status] ?? task.status}\n${url}`)}`,
    `URL:${url}`,
    `STATUS:${task.status === 'on-approval' ? 'TENTATIVE' : 'CONFIRMED'}`,
    // Something due leaves the day free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}
