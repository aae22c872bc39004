import type { Clause, Wish } from '../commands/rule';
import type { RequestContext, Unclear } from '../request';
import { unclear } from '../slots/reader';
import type { Act, Part } from './part';

/** Acts that give a task new values: what they take says which. */
const giving: readonly Act[] = ['change', 'assign', 'postpone', 'tag'];

/** What the parts of a sentence ask for; null: for nothing that is certain. */
export function wishOf(part: Part, context: RequestContext): Clause | Unclear | null {
  const isShort = !isWish(part) && isVerbless(part);
  if (!isWish(part) && !isShort) return null;
  // 'My deadlines this week' wishes nothing that could be unclear.
  if (part.unclear) return isShort && part.isBareDay ? null : part.unclear;
  // A second title that nothing is merged with is a word that was not understood.
  if (part.other && part.act !== 'merge') return null;
  const wishes = wishesOf(part, context);
  if (!Array.isArray(wishes)) return wishes;
  return wishes.length > 0
    ? { task: part.task ?? null, wishes, ...(isShort && !isApart(part) ? { needsBefore: true } : {}) }
    : null;
}

/** 'Licence: tomorrow', 'everything of Jonas to Priya'; 'and the phone line to Jonas' behind another wish. */
const isVerbless = ({
  act,
  isTelling,
  isWished,
  task,
  day,
  isBareDay,
  isLabelled,
  column,
  to,
  from,
  noun,
  told,
}: Part): boolean =>
  act === undefined &&
  isTelling === undefined &&
  isWished === undefined &&
  from === undefined &&
  noun === undefined &&
  told === undefined &&
  task !== undefined &&
  task.kind !== 'pronoun' &&
  // 'My tasks this week' asks for them.
  ((day !== undefined && (!isBareDay || isLabelled === true || task.kind !== 'filter')) ||
    column !== undefined ||
    to !== undefined);
const isApart = ({ isLabelled, task }: Part) => isLabelled === true || task?.kind === 'filter';

/** An imperative is one by itself; what only tells needs a word that wishes. */
const isWish = ({ act, isTelling, isWished, isFinished, column, to }: Part): boolean =>
  (act !== undefined && isTelling !== true) ||
  (isWished === true &&
    (act !== undefined || isFinished === true || column !== undefined || to !== undefined));

function wishesOf(part: Part, context: RequestContext): Wish[] | Unclear | null {
  if (isWhenAlone(part) && isDone(part)) return unclear('day', '', 'unsure');
  switch (part.act) {
    case 'take':
      return taken(part);
    case 'finish':
      return bare(part) ? [{ kind: 'move', status: 'done' }] : null;
    case 'reopen':
      return bare(part) ? [{ kind: 'move', status: 'todo' }] : null;
    case 'start':
      return bare(part) ? [{ kind: 'move', status: 'in-progress' }] : null;
    case 'approve':
      return [{ kind: 'move', status: 'todo', ofProposal: true }, ...given(withoutColumn(part), context)];
    case 'advance':
      return part.span
        ? [{ kind: 'shift', days: -part.span.days, months: -part.span.months }]
        : given(part, context);
    case 'remind':
      return reminded(part, context);
    case 'merge':
      if (part.other) return [{ kind: 'merge', into: part.other }];
      return part.task?.kind === 'filter' || part.task?.kind === 'several'
        ? [{ kind: 'merge', into: null }]
        : null;
    default:
      return given(part, context);
  }
}

/** 'Assign it to Priya on Monday': when it is due, or when to do so? */
const isWhenAlone = ({ isBareDay, isLabelled }: Part) => isBareDay === true && isLabelled !== true;

/** Whether something else than a day is to be set: 'close it on Monday', 'move it to Done on Friday'. */
function isDone({ act, to, column, tags, isFinished }: Part): boolean {
  if (act === undefined) return false;
  const isMore = column !== undefined || tags !== undefined;
  if (act === 'finish' || act === 'reopen' || act === 'start') return to === undefined && !isMore;
  const isMarked = isFinished === true && (act === 'change' || act === 'tag');
  return (
    (isMore && giving.includes(act)) ||
    isMarked ||
    act === 'approve' ||
    (act === 'assign' && to !== undefined)
  );
}

const withoutColumn = ({ column: _, ...others }: Part): Part => others;

/** Nothing is said but what it is done to. */
const bare = ({ to, from, day, span, column, tags, noun, task }: Part): boolean =>
  task !== undefined && [to, from, day, span, column, tags, noun].every((value) => value === undefined);

function taken({ tags, noun, from: named, to, day, column, told }: Part): Wish[] | Unclear | null {
  // 'Quítale los extintores a Rubén'.
  const from = named ?? to;
  if ((named !== undefined && to !== undefined) || column !== undefined || day !== undefined) return null;
  if (tags) return [{ kind: 'tag', add: [], remove: tags }];
  if (noun === 'tag' && told?.tags) return [{ kind: 'tag', add: [], remove: told.tags }];
  if (noun === 'date') return from === undefined ? [{ kind: 'due', day: null }] : null;
  if (noun === 'assignee') return [{ kind: 'assign', userId: null, ...(from ? { from } : {}) }];
  if (noun === 'tag') return unclear('tag', '', 'unsaid');
  return from === undefined ? null : [{ kind: 'assign', userId: null, from }];
}

function reminded({ to, toMe, day, text = '' }: Part, { me }: RequestContext): Wish[] | Unclear {
  const userId = to ?? (toMe ? me : undefined);
  if (userId === undefined) return unclear('person', '', 'unsaid');
  return day === undefined ? unclear('day', '', 'unsaid') : [{ kind: 'remind', userId, day, text }];
}

/** The values that a task gets. */
function given(part: Part, { me }: RequestContext): Wish[] {
  const { act, to, toMe, from, day, span, column, tags, told } = part;
  const isGiven = act === undefined || act === 'assign' || act === 'change';
  const isCertain = part.task?.kind !== 'titled' && part.task?.kind !== 'filter';
  const userId = to ?? (toMe && act === 'assign' && !column && !day && isCertain ? me : undefined);
  // 'Assign it to Priya tomorrow' may be when.
  if (part.isBareDay && !part.isLabelled && (userId !== undefined || column || tags)) return [];
  // 'The winter timetable can wait' names it so.
  if (act === 'postpone' && part.isTelling && tags) return [];
  // 'Tag the ramp for Friday' lacks its tag.
  if (act === 'tag' && !tags && !told?.tags) return [];
  const wishes: Wish[] = [];
  if (userId !== undefined && isGiven) wishes.push({ kind: 'assign', userId, ...(from ? { from } : {}) });
  if (column) wishes.push({ kind: 'move', status: column });
  if (day) wishes.push({ kind: 'due', day });
  if (span) wishes.push({ kind: 'shift', ...span });
  if (tags) wishes.push({ kind: 'tag', add: tags, remove: [] });
  if (wishes.length > 0 || act === undefined || !giving.includes(act)) return wishes;
  // 'The ramp is done, mark it', 'it is urgent, tag it that way'.
  if (told?.tags && act === 'tag') return [{ kind: 'tag', add: told.tags, remove: [] }];
  return told?.column && act !== 'assign' ? [{ kind: 'move', status: told.column }] : [];
}
