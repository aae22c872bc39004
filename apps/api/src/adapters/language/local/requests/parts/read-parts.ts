import type { Unit } from '../commands/read-clauses';
import { resolveClauses } from '../commands/resolve-clauses';
import type { Wish } from '../commands/rule';
import { asksWhich, speaksOfSame, wonders } from '../commands/sentences';
import type { Ground } from '../grammar/match';
import type { Command, RequestContext, Target, Unclear } from '../request';
import type { TaskRef } from '../slots/task-slot';
import type { Token } from '../text/tokens';
import { onlyTells } from './aside';
import { afterwards, asks, regrets } from './asked';
import { cover, type Placed } from './cover';
import { isList } from './lists';
import { newFromText } from './new-from-text';
import { isBare, type Stretch, stretchOf, wishesOf } from './stretch';

/** Longer ones are letters. */
const longest = 70;

/**
 * What a message asks for, taken by its parts: tasks, values and verbs in any order, stretch by stretch. Every word must
 * be one of them, say nothing, or stand in a stretch that only tells something. Null: it is no wish that is certain.
 */
export function readParts(ground: Ground, context: RequestContext): Command[] | Unclear | null {
  const { tokens } = ground;
  if (
    tokens.length < 3 ||
    tokens.length > longest ||
    regrets(ground) ||
    supposes(ground) ||
    wonders(tokens, 0) ||
    asksWhich(tokens, 0)
  )
    return null;
  const made = newFromText(ground, context);
  const covered = cover(ground, context, made?.from);
  const taken = covered.findIndex(({ piece }) => piece?.isWithdrawn);
  const placed = taken > 0 && asks(ground, covered[taken]?.from) ? afterwards(covered, taken) : covered;
  if (asks(ground, undefined, placed[0]?.from)) return null;
  if (ground.work.steps > ground.work.limit) return null;
  const units = unitsOf(ground, context, stretchesOf(ground, placed), made?.unit);
  if (!units) return null;
  const read = resolveClauses(units, context);
  return Array.isArray(read) && read.length === 0 ? null : read;
}

/** 'Si el técnico no viene' is a condition, and no 'sí'. */
const supposes = ({ tokens }: Ground) =>
  tokens.some(
    ({ text }, at) => text === 'si' && /^(?:el|la|los|las|un|una|no)$/.test(tokens[at + 1]?.text ?? ''),
  );

interface Part {
  own: Placed[];
  /** What stands before it. */
  mark: string;
  stretch: Stretch | null;
}

function stretchesOf({ tokens }: Ground, placed: readonly Placed[]): Part[] {
  const parts: Part[] = [];
  let own: Placed[] = [];
  let mark = '';
  const close = () => {
    if (own.length > 0) parts.push({ own, mark, stretch: stretchOf(own, tokens) });
    own = [];
  };
  for (const one of placed) {
    if (!one.isBreak) own.push(one);
    else {
      const before = own.length === 0 ? mark : '';
      close();
      mark = before === '' ? (tokens[one.from]?.text ?? '') : before;
    }
  }
  close();
  return parts;
}

function unitsOf(
  ground: Ground,
  context: RequestContext,
  parts: readonly Part[],
  made?: Unit,
): Unit[] | null {
  const { tokens } = ground;
  const units: Unit[] = made ? [made] : [];
  let topic: TaskRef[] = [];
  let told: Stretch['told'];
  let toldAt: readonly Placed[] = [];
  let off: string[] | undefined;
  let last: { wishes: Wish[]; deed: Stretch['deed'] } | null = made ? { wishes: [], deed: 'set' } : null;
  let isWish = made !== undefined;
  /** Whose it is no longer: it must be said whose it is instead. */
  let whose: string | undefined;
  // 'The insurance to done, the budget to Friday': each has its task and what it is to become.
  const isOpen = context.place === 'ticket';
  const isOneList = isList(
    parts.map(({ stretch }) => stretch),
    isOpen,
  );
  for (const [index, { own, mark, stretch }] of parts.entries()) {
    if (!stretch || namesOnlySomebody(stretch)) {
      const first = own[0]?.from ?? 0;
      const isOpening = index === 0 && context.place === 'ticket' && parts.some(speaksOfHere);
      const isNews = index === 0 && isHeading(parts[1], own, tokens);
      if (!onlyTells(ground, context, own, isOpening || isNews)) return null;
      const [spoken] = own.flatMap(({ piece }) =>
        piece?.task && piece.task.kind !== 'pronoun' ? [piece.task] : [],
      );
      if (spoken) {
        topic = [spoken];
        units.push(spokenOf(spoken));
      } else units.push({ kind: 'aside', isSame: speaksOfSame(tokens[first]) || isPerson(ground, first) });
      told = undefined;
      continue;
    }
    const { tasks, unclear } = stretch;
    if (stretch.told?.isOff) off = stretch.told.tags;
    if (stretch.told) {
      told = stretch.told;
      toldAt = own;
    }
    // 'I won't get to it, so it's done' is no news of it.
    const isDenied = parts.slice(0, index).some(({ own: before }) => denies(before, tokens));
    // 'Lucía paid it, so that one is done.'
    if (isDenied && stretch.told?.column === 'done' && isBare(stretch)) return null;
    if (isFrom(mark, own, tokens) && stretch.told?.column && isBare(stretch) && index === parts.length - 1) {
      const about = tasks.filter(({ kind }) => kind !== 'pronoun');
      const task = joinedTasks(about.length > 0 ? about : topic);
      if (task === null) return null;
      units.push({
        kind: 'clause',
        clause: { task: task ?? null, wishes: [{ kind: 'move', status: stretch.told.column }] },
      });
      isWish = true;
      continue;
    }
    if (isBare(stretch) && stretch.told?.day && last && tasks.length > 0) {
      // Among wishes 'the policy is due the 2nd' is one.
      const task = joinedTasks(tasks);
      if (!task) return null;
      const wishes: Wish[] = [{ kind: 'due', day: stretch.told.day }];
      units.push({ kind: 'clause', clause: { task, wishes } });
      last = { wishes, deed: 'set' };
      continue;
    }
    if (isBare(stretch)) {
      const named = tasks.filter(({ kind }) => kind !== 'pronoun');
      const isMore = last !== null && /^(?:,|and|y|e|&|plus)$/.test(mark);
      const next = parts[index + 1];
      if (named.length === 0 && tasks.length === 0) continue;
      if (isMore && last && named.length > 0 && !stretch.told) {
        // 'Tag the ramp, and the licence, for Friday': whose Friday?
        if (next?.stretch && next.stretch.tasks.length === 0 && !isBare(next.stretch) && !isEnd(next.mark))
          return null;
        for (const task of named) units.push({ kind: 'clause', clause: { task, wishes: last.wishes } });
        continue;
      }
      topic = stretch.told || isEnd(mark) ? named : [...topic, ...named];
      for (const task of named) units.push(topicOf(task));
      continue;
    }
    if (unclear) {
      if (!stretch.deed && !stretch.isWished) return null;
      units.push({ kind: 'unclear', unclear });
      isWish = true;
      continue;
    }
    if (saysOnlyWhose(stretch)) {
      if (last?.wishes.some(({ kind }) => kind === 'assign')) continue;
      whose = stretch.from;
      topic = tasks.filter(({ kind }) => kind !== 'pronoun');
      for (const task of topic) units.push(topicOf(task));
      continue;
    }
    const isLabel =
      stretch.deed === undefined && !stretch.isWished && (topic.length > 0 || last !== null || isOneList);
    if (stretch.deed === undefined && !stretch.isWished && !isLabel) return null;
    const wishes = wishesOf(stretch, { deed: last?.deed, isLabelled: isLabel, told, off });
    // 'Wake up the loyalty card: to do'.
    if (!wishes && parts[index + 1]?.mark === ':' && isPlainDeed(stretch)) {
      topic = tasks.filter(({ kind }) => kind !== 'pronoun');
      for (const task of topic) units.push(topicOf(task));
      continue;
    }
    if (!wishes) return null;
    // 'The licence is in progress now, and put Friday': both are to become so.
    if (
      isAlsoWished(told, toldAt, own, tokens) &&
      wishes.every(({ kind }) => kind !== 'move') &&
      told?.column
    )
      wishes.unshift({ kind: 'move', status: told.column });
    if (wishes.some(({ kind }) => kind === 'assign')) whose = undefined;
    const named = tasks.filter(({ kind }) => kind !== 'pronoun');
    const about =
      named.length > 0
        ? [...(isEnd(mark) || last ? [] : topic), ...named]
        : tasks.length > 0 && topic.length < 2
          ? tasks
          : topic;
    const task = joinedTasks(about.length > 0 ? about : tasks);
    if (task === null) return null;
    units.push({ kind: 'clause', clause: { task: task ?? null, wishes } });
    last = { wishes, deed: stretch.deed ?? last?.deed };
    topic = named.length > 0 ? named : topic;
    told = undefined;
    off = undefined;
    isWish = true;
  }
  return isWish && whose === undefined ? units : null;
}

/** 'Rubén is on the ramp': somebody and a task, and nothing that is to be done. */
const namesOnlySomebody = ({ person, deed, isWished, tasks, to }: Stretch) =>
  person !== undefined &&
  to === undefined &&
  deed === undefined &&
  isWished === undefined &&
  tasks.length > 0;

const isPerson = ({ slots }: Ground, at: number) => (slots.namesake?.(at, 'en') ?? []).length > 0;

/** 'This': whatever was told before, it is what is open. */
const speaksOfHere = ({ stretch }: Part) =>
  stretch?.tasks.some((task) => task.kind === 'pronoun' && task.isHere) === true;

/** 'Some news from the port:'. */
const isHeading = (next: Part | undefined, own: readonly Placed[], tokens: readonly Token[]) =>
  next?.mark === ':' &&
  tokens
    .slice(own[0]?.from, own.at(-1)?.to)
    .some(({ text }) => /^(?:news|update|noticias|novedades|novedad|noticia)$/.test(text));

/** What is told to be so now and joined to a wish by 'and' is a wish as well. */
function isAlsoWished(
  told: Stretch['told'],
  toldAt: readonly Placed[],
  own: readonly Placed[],
  tokens: readonly Token[],
): boolean {
  if (!told?.column || told.isOff) return false;
  const words = tokens.slice(toldAt[0]?.from, toldAt.at(-1)?.to).map(({ text }) => text);
  const isJoined = /^(?:and|y)$/.test(tokens[(own[0]?.from ?? 0) - 1]?.text ?? '');
  return isJoined && words.some((word) => /^(?:now|already|ya|ahora)$/.test(word));
}

/** 'So', 'así que': what is told next is what one wants. */
const isFrom = (mark: string, own: readonly Placed[], tokens: readonly Token[]) =>
  mark === 'so' ||
  tokens[(own[0]?.from ?? 0) - 1]?.text === 'so' ||
  /^(?:asi|por|o|conque|entonces|which)$/.test(tokens[own[0]?.from ?? -1]?.text ?? '');

const denies = (own: readonly Placed[], tokens: readonly Token[]) =>
  tokens.slice(own[0]?.from, own.at(-1)?.to).some(({ text }) => /n't$|^(?:not|never|cannot|no)$/.test(text));

/** 'Change the ramp' does not say to what. */
const isPlainDeed = ({ tasks, deed, to, from, person, day, bareDay, column, tags, span }: Stretch) =>
  deed === 'set' &&
  tasks.length > 0 &&
  [to, from, person, day, bareDay, column, tags, span].every((value) => value === undefined);

/** 'It is no longer Grace's'. */
const saysOnlyWhose = ({ from, to, person, day, bareDay, column, tags, span, text, deed }: Stretch) =>
  from !== undefined &&
  [to, person, day, bareDay, column, tags, span, text, deed].every((value) => value === undefined);

const isEnd = (mark: string) => /^(?:\.+|[!?;\n…])$/.test(mark);
const spokenOf = (task: TaskRef): Unit => ({
  kind: 'clause',
  clause: { task, wishes: [], isTopic: true, isSpoken: true },
});
const topicOf = (task: TaskRef): Unit => ({ kind: 'clause', clause: { task, wishes: [], isTopic: true } });

/** One or several tasks as one; undefined: none; null: not all of one kind. */
function joinedTasks(tasks: readonly TaskRef[]): TaskRef | null | undefined {
  const unique = tasks.filter(
    (task, at) => tasks.findIndex((one) => JSON.stringify(one) === JSON.stringify(task)) === at,
  );
  const [only] = unique;
  if (unique.length < 2) return only;
  const targets: Target[] = [];
  for (const task of unique) {
    if (task.kind !== 'titled') return null;
    targets.push(task);
  }
  return { kind: 'several', targets };
}
