import { readRequest } from './read-request';
import type { Action, Question, Reading, RequestContext, Target, TaskFilter } from './request';

const person = (id: string, firstName: string, lastName: string, isActive = true) => ({
  id,
  firstName,
  lastName,
  isActive,
});

/** A small company on a Wednesday; Nadia asks, with a ticket open. */
export const context: Omit<RequestContext, 'message'> = {
  language: 'en',
  today: '2026-11-25',
  me: 'nadia',
  people: [
    person('nadia', 'Nadia', 'Okafor'),
    person('priya', 'Priya', 'Raman'),
    person('tomasz', 'Tomasz', 'Nowak'),
    person('jonas', 'Jonas', 'Berg'),
    person('ana-g', 'Ana', 'García'),
    person('ana-l', 'Ana', 'López'),
    person('ruben', 'Rubén', 'Castaño'),
    person('owen', 'Owen', 'Pritchard', false),
  ],
  departments: [
    { id: 'finance', name: 'Finance' },
    { id: 'it', name: 'Booking and IT' },
  ],
  tags: ['urgent', 'winter', 'safety', 'Front desk'],
  place: 'ticket',
};

/** What a message is read as. */
export const read = (message: string, over: Partial<RequestContext> = {}): Reading =>
  readRequest({ ...context, ...over, message });

/** The same in one line, for tables: `ticket: assign priya, move done`. */
export const told = (message: string, over: Partial<RequestContext> = {}): string =>
  tell(read(message, over));

function tell(reading: Reading): string {
  if (reading.kind === 'unread') return 'unread';
  if (reading.kind === 'unclear')
    return `unclear ${reading.about} '${reading.words}' ${reading.why} [${reading.candidates.join(' ')}]`;
  if (reading.kind === 'questions') return reading.questions.map(tellQuestion).join('; ');
  const commands = reading.commands.map(
    ({ target, actions }) => `${tellTarget(target)}: ${actions.map(tellAction).join(', ')}`,
  );
  return [...commands, ...reading.questions.map(tellQuestion)].join('; ');
}

function tellTarget(target: Target): string {
  if (target.kind === 'ticket') return 'ticket';
  if (target.kind === 'filter') return `${target.isOne ? 'one of ' : ''}${tellFilter(target.filter)}`;
  return `'${target.words}'${target.assigneeId ? ` of ${target.assigneeId}` : ''}`;
}

function tellFilter(filter: TaskFilter): string {
  const parts = Object.entries(filter).map(([key, value]) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? `${key}=${value.from ?? ''}..${value.to ?? ''}`
      : `${key}=${value}`,
  );
  return `{${parts.join(' ')}}`;
}

function tellAction(action: Action): string {
  switch (action.kind) {
    case 'assign':
      return `assign ${action.userId}${action.from ? ` from ${action.from}` : ''}`;
    case 'move':
      return `move ${action.status}`;
    case 'due':
      return `due ${action.day}`;
    case 'shift':
      return `shift ${action.days}d ${action.months}m`;
    case 'tag':
      return `tag ${[...action.add.map((tag) => `+${tag}`), ...action.remove.map((tag) => `-${tag}`)].join(' ')}`;
    case 'rename':
      return `rename '${action.title}'`;
    case 'describe':
      return `describe '${action.text}'`;
    case 'draft':
      return 'draft';
    case 'split':
      return `split ${[action.count ?? [], action.titles.map((title) => `'${title}'`).join(' ')].flat().join(' ')}`.trim();
    case 'comment':
      return `comment '${action.text}'`;
    case 'remind':
      return `remind ${action.userId} ${action.day} '${action.text}'`;
    case 'delete':
      return 'delete';
    case 'merge':
      return `merge ${action.into ? tellTarget(action.into) : 'duplicates'}`;
    case 'create':
      return ['create', `'${action.title}'`, action.userId, action.day].filter(Boolean).join(' ');
  }
}

function tellQuestion(question: Question): string {
  const { kind, ...rest } = question;
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    if (key === 'target') return [value ? tellTarget(value as Target) : 'board'];
    if (key === 'meeting' && typeof value === 'object' && 'named' in value) return [`meeting=${value.named}`];
    if (key === 'filter') return [tellFilter(value as TaskFilter)];
    return [`${key}=${Array.isArray(value) ? value.join('+') : value}`];
  });
  return [`${kind}?`, ...parts].join(' ');
}
