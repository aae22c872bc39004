import type { Wish } from '../commands/rule';
import type { TaskRef } from '../slots/task-slot';
import type { Token } from '../text/tokens';
import type { Placed } from './cover';
import type { Deed, Piece } from './piece';

/** What the pieces between two commas or the like come to together. */
export interface Stretch extends Omit<Piece, 'isFiller' | 'task' | 'opens'> {
  tasks: TaskRef[];
  text?: { of: 'comment' | 'describe' | 'rename'; text: string };
  /** Whether it was told to give something. */
  gives: boolean;
}

/** Verbs that only say that something is to become so. */
const plain: readonly Deed[] = ['set', 'give', 'tag', 'later'];
const gives = /^(?:assign|give|hand|pass|reassign|delegate|asigna|reasigna|let)$/;

const article = /^(?:a|an|my|his|her|your|un|una)$/;

/** The pieces as one; null: a word is not explained, or two of them say different things. */
export function stretchOf(own: readonly Placed[], tokens: readonly Token[]): Stretch | null {
  const whole: Record<string, unknown> & { tasks: TaskRef[] } = { tasks: [] };
  let isJoined = false;
  for (const { piece, text, from, to } of own) {
    if (piece === null) return null;
    const { isFiller: _, task, opens, deed, ...values } = piece;
    // Two titles side by side: one of them is a word that was not understood.
    const isNamed = task !== undefined && task.kind !== 'pronoun';
    if (isNamed && whole.tasks.some(({ kind }) => kind !== 'pronoun') && !isJoined) return null;
    if (task) whole.tasks.push(task);
    isJoined = tokens.slice(from, to).some((token) => /^(?:and|y|e|&|plus)$/.test(token.text));
    if (opens && text !== undefined) {
      if (whole.text !== undefined) return null;
      whole.text = { of: opens, text };
      whole.isWished = true;
    }
    // 'A hand' is no verb.
    if (deed && article.test(tokens[from - 1]?.text ?? '')) return null;
    if (deed) {
      const before = whole.deed as Deed | undefined;
      if (before !== undefined && before !== deed && !plain.includes(before) && !plain.includes(deed))
        return null;
      if (before === undefined || plain.includes(before)) whole.deed = deed;
    }
    for (const [key, value] of Object.entries(values)) {
      const known = whole[key];
      if (value === undefined) continue;
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value)) return null;
      whole[key] = value;
    }
  }
  const words = own.flatMap(({ from, to }) => tokens.slice(from, to));
  return { ...(whole as unknown as Stretch), gives: words.some(({ text }) => gives.test(text)) };
}

/** What a stretch may say that makes it more than a name. */
const said = [
  ...(['deed', 'isWished', 'to', 'from', 'person', 'day', 'bareDay', 'span', 'column', 'tags'] as const),
  ...(['text', 'unclear', 'noun', 'without', 'untag'] as const),
];

/** Whether it only names tasks, or says nothing. */
export const isBare = (stretch: Stretch) => said.every((key) => stretch[key] === undefined);

interface Around {
  /** Of the wish before, in the same message. */
  deed: Deed | undefined;
  isLabelled: boolean;
  told: Piece['told'];
  /** Tags that it is told to have no longer. */
  off?: string[] | undefined;
}

/** What a stretch asks for; null: nothing that is certain. */
export function wishesOf(stretch: Stretch, around: Around): Wish[] | null {
  const { to, from, person, day, bareDay, span, column, tags, noun, text } = stretch;
  const deed = stretch.deed ?? (stretch.isWished ? 'set' : (around.deed ?? 'set'));
  const values = [to, person, day, bareDay, span, column, tags].filter((value) => value !== undefined).length;
  if (text) {
    const { text: _, ...rest } = stretch;
    const others = values > 0 || stretch.deed !== undefined ? wishesOf(rest, around) : [];
    return others && from === undefined ? [...others, written(text)] : null;
  }
  switch (deed) {
    case 'take': {
      // 'Take Jonas off this, nobody for the moment.'
      if (person === null && values === 1 && to === undefined) return [{ kind: 'assign', userId: null }];
      if (to !== undefined || person !== undefined || day || bareDay || column || span) return null;
      if (tags) return from === undefined ? [{ kind: 'tag', add: [], remove: tags }] : null;
      if (noun === 'date') return [{ kind: 'due', day: null }];
      if (noun === 'tag' && around.told?.tags) return [{ kind: 'tag', add: [], remove: around.told.tags }];
      if (noun === 'assignee' || from) return [{ kind: 'assign', userId: null, ...(from ? { from } : {}) }];
      return null;
    }
    case 'finish':
      if (day && values === 1) return [{ kind: 'due', day }];
      return values === 0 && from === undefined ? [{ kind: 'move', status: 'done' }] : null;
    case 'reopen':
      return reopened(stretch, around);
    case 'start':
      return values === 0 ? [{ kind: 'move', status: 'in-progress' }] : null;
    case 'approve': {
      if (isWhenAlone(stretch, around)) return null;
      const rest = values > 0 ? given(stretch, deed, around) : [];
      return rest && [{ kind: 'move', status: 'todo', ofProposal: true }, ...rest];
    }
    case 'earlier':
      if (span) return values === 1 ? [{ kind: 'shift', days: -span.days, months: -span.months }] : null;
      return given(stretch, deed, around);
    default:
      return given(stretch, deed, around);
  }
}

/** 'Reopen it on Monday': when it is due, or when to do so? */
const isWhenAlone = ({ bareDay, day, noun }: Stretch, { isLabelled }: Around) =>
  bareDay !== undefined && bareDay !== day && !isLabelled && noun !== 'date';

/** 'Reopen it, due on the 4th': with what it is to become. */
function reopened(stretch: Stretch, around: Around): Wish[] | null {
  const { column, ...rest } = stretch;
  const { to, person, day, bareDay, span, tags } = rest;
  if (isWhenAlone(stretch, around)) return null;
  const isMore = [to, person, day, bareDay, span, tags].some((value) => value !== undefined);
  const others = isMore ? given(rest, 'set', { ...around, isLabelled: true }) : [];
  return others && [{ kind: 'move', status: column ?? 'todo' }, ...others];
}

const written = ({ of, text }: NonNullable<Stretch['text']>): Wish =>
  of === 'rename' ? { kind: 'rename', title: text } : { kind: of, text };

function given(stretch: Stretch, deed: Deed, { isLabelled, told, off }: Around): Wish[] | null {
  const {
    to,
    from,
    person,
    day,
    bareDay,
    span,
    isMore,
    column,
    tags,
    noun,
    gives: isGiven,
    without,
  } = stretch;
  const isUnsaid =
    (noun === 'tag' && !tags && !told?.tags) ||
    (noun === 'assignee' && to === undefined && person === undefined) ||
    (noun === 'status' && !column && !told?.column) ||
    (noun === 'date' && !day && !bareDay && !span && !told?.plan && !without) ||
    (deed === 'tag' && stretch.deed === 'tag' && !tags && !told?.tags && !column);
  if (isUnsaid) return null;
  const wishes: Wish[] = [];
  const isNamed = person !== undefined && (isGiven || isLabelled || noun === 'assignee');
  if (person !== undefined && !isNamed) return null;
  const userId = to ?? person;
  if (to !== undefined && person !== undefined && to !== person) return null;
  if (userId !== undefined) wishes.push({ kind: 'assign', userId, ...(from ? { from } : {}) });
  else if (from !== undefined) return null;
  if (column) wishes.push({ kind: 'move', status: column });
  if (day) wishes.push({ kind: 'due', day });
  if (bareDay) {
    if (day && day !== bareDay) return null;
    // 'Assign it to Priya tomorrow' may be when.
    if (!isLabelled && noun !== 'date' && (wishes.length > 0 || tags)) return null;
    if (!day) wishes.push({ kind: 'due', day: bareDay });
  }
  if (span) {
    if (!isMore && deed !== 'later' && deed !== 'set' && noun !== 'date') return null;
    wishes.push({ kind: 'shift', ...span });
  }
  if (tags) wishes.push({ kind: 'tag', add: tags, remove: stretch.untag ?? [] });
  if (without) {
    if (wishes.some(({ kind }) => kind === (without === 'date' ? 'due' : 'assign'))) return null;
    wishes.push(without === 'date' ? { kind: 'due', day: null } : { kind: 'assign', userId: null });
  }
  // 'It will be on the 9th, change the date.'
  if (told?.plan && noun === 'date' && wishes.length === 0) wishes.push({ kind: 'due', day: told.plan });
  if (wishes.length > 0) return wishes;
  // 'It is no longer legal, it is finance: swap the tags.'
  if (noun === 'tag' && off)
    return [{ kind: 'tag', add: told?.isOff ? [] : (told?.tags ?? []), remove: off }];
  // 'The ramp is done, mark it', 'it is urgent, tag it'.
  if (told?.tags && !told.isOff && (deed === 'tag' || noun === 'tag'))
    return [{ kind: 'tag', add: told.tags, remove: [] }];
  return told?.column && (deed === 'set' || deed === 'tag') ? [{ kind: 'move', status: told.column }] : null;
}
