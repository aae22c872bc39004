import type { Action, Command, RequestContext, Target, Unclear } from '../request';
import { unclear } from '../slots/reader';
import type { TaskRef } from '../slots/task-slot';
import type { Unit } from './read-clauses';
import type { Wish } from './rule';

/** What 'it' means by now: nothing was spoken of, something that cannot be known, or these. */
type Spoken =
  | { kind: 'nothing' }
  | { kind: 'unknown' }
  | { kind: 'targets'; targets: Target[] }
  | { kind: 'new' };

/**
 * Wishes with their tasks: 'it' is what was spoken of last, else the open ticket. Wishes of one task are put together;
 * two that cannot both hold make the whole contradictory, which is null.
 */
export function resolveClauses(units: readonly Unit[], context: RequestContext): Command[] | Unclear | null {
  const commands: Command[] = [];
  let spoken: Spoken = { kind: 'nothing' };
  let told: Target[] = [];
  for (const unit of units) {
    if (unit.kind === 'unclear') return unit.unclear;
    if (unit.kind === 'aside') {
      if (!unit.isSame) spoken = { kind: 'unknown' };
      continue;
    }
    if (unit.kind === 'question') continue;
    const { task, wishes, needsBefore, needsSpoken } = unit.clause;
    if (needsBefore && commands.length === 0) return null;
    if (needsSpoken && spoken.kind === 'nothing') return null;
    const [first] = wishes;
    if (first?.kind === 'create') {
      for (const wish of wishes) if (wish.kind === 'create') addTo(commands, [{ kind: 'ticket' }], [wish]);
      // Of several it is not said which one 'it' is.
      spoken = { kind: wishes.length === 1 ? 'new' : 'unknown' };
      continue;
    }
    if (spoken.kind === 'new' && !isNamed(task)) {
      if (!addToNew(commands, wishes)) return unclear('task', wordsOf(task), 'unsaid');
      continue;
    }
    const targets = targetsOf(task, spoken, context);
    if (!Array.isArray(targets)) return targets;
    // 'The ramp is repaired, the licence arrived': what is asked next is of both, or it is not clear of which.
    const isTold = unit.clause.isTold === true || unit.clause.isSpoken === true;
    const before = told.filter((one) => !targets.some((target) => isSame(target, one)));
    told = isTold && isNamed(task) ? [...before, ...targets] : [];
    spoken = { kind: 'targets', targets: isTold ? told : targets };
    const actions = actionsOf(wishes, spoken, context);
    if (!Array.isArray(actions)) return actions;
    if (actions.length > 0) addTo(commands, mergedHere(targets, actions), actions);
  }
  // 'Tag the ramp, and the licence': a task for which nothing is asked was not understood.
  const last = units.at(-1);
  if (last?.kind === 'clause' && last.clause.isTopic && last.clause.isTold !== true) return null;
  const handed = commands.map(handedOver);
  return handed.every(({ actions }) => agree(actions)) ? handed.map(tidy) : null;
}

const isTwo = /^(?:both|both of them|ambas|ambos|las dos|los dos)$/i;
const isNamed = (task: TaskRef | null) => task !== null && task.kind !== 'pronoun';
const wordsOf = (task: TaskRef | null) => (task?.kind === 'pronoun' ? task.words : '');

function targetsOf(task: TaskRef | null, spoken: Spoken, { place }: RequestContext): Target[] | Unclear {
  // 'Remind Marta to send it': it is rather what was spoken of than a title.
  if (task?.kind === 'titled' && task.isGuess && spoken.kind === 'targets') return spoken.targets;
  if (task && task.kind !== 'pronoun') return task.kind === 'several' ? task.targets : [task];
  const isHere = task?.isHere === true && place === 'ticket' && !task.isMany;
  if (isHere) return [{ kind: 'ticket' }];
  if (spoken.kind === 'targets') {
    // 'The ramp broke, the licence is there, close it': which of them?
    if (task && !task.isMany && spoken.targets.length > 1) return unclear('task', task.words, 'unsaid');
    const [only] = spoken.targets;
    // 'Diego's exams: push both' is no one task.
    if (task && isTwo.test(task.words) && spoken.targets.length === 1 && only?.kind !== 'filter')
      return unclear('task', task.words, 'unsaid');
    // 'The life jackets' are one task and spoken of as several things.
    const isSeveral = spoken.targets.length > 1 || spoken.targets[0]?.kind !== 'ticket';
    return task?.isMany && !isSeveral ? unclear('task', task.words, 'unsaid') : spoken.targets;
  }
  if (spoken.kind === 'nothing' && place === 'ticket' && !task?.isMany) return [{ kind: 'ticket' }];
  return unclear('task', wordsOf(task), 'unsaid');
}

function actionsOf(wishes: readonly Wish[], spoken: Spoken, context: RequestContext): Action[] | Unclear {
  const actions: Action[] = [];
  for (const wish of wishes) {
    if (wish.kind !== 'merge') {
      actions.push(wish);
      continue;
    }
    const into = wish.into ? targetsOf(wish.into, { kind: 'nothing' }, context) : null;
    if (into && !Array.isArray(into)) return into;
    const several = spoken.kind === 'targets' && spoken.targets.length > 1 ? spoken.targets : [];
    // Of tasks that are only told by what they share none is the one to keep.
    const [kept] = into ?? several.filter(({ kind }) => kind !== 'filter');
    actions.push({ kind: 'merge', into: kept ?? null });
  }
  return actions;
}

/** Of several that are merged into one another the first is kept, so it goes into nothing. */
function mergedHere(targets: Target[], actions: readonly Action[]): Target[] {
  const [merge] = actions;
  if (merge?.kind !== 'merge' || merge.into === null || targets.length < 2) return targets;
  return targets.filter((target) => !isSame(target, merge.into));
}

function addTo(commands: Command[], targets: readonly Target[], actions: readonly Action[]): void {
  for (const target of targets) {
    const isNew = (list: readonly Action[]) => list[0]?.kind === 'create';
    const known = commands.find(
      (command) => isSame(command.target, target) && !isNew(command.actions) && !isNew(actions),
    );
    if (known) known.actions.push(...actions);
    else commands.push({ target, actions: [...actions] });
  }
}

/** 'Create a task … and assign it to Priya' is one wish. */
function addToNew(commands: readonly Command[], wishes: readonly Wish[]): boolean {
  const made = commands.at(-1)?.actions[0];
  if (made?.kind !== 'create') return false;
  return wishes.every((wish) => {
    if (wish.kind === 'assign' && wish.userId === null && made.userId === undefined) return true;
    if (wish.kind === 'assign' && wish.userId !== null) made.userId = wish.userId;
    else if (wish.kind === 'due' && wish.day !== null) made.day = wish.day;
    else if (wish.kind === 'tag' && wish.remove.length === 0) made.tags = [...(made.tags ?? []), ...wish.add];
    else if (wish.kind === 'move') made.status = wish.status;
    else if (wish.kind === 'describe') made.text = wish.text;
    else return false;
    return true;
  });
}

const isSame = (a: Target | null, b: Target | null) => JSON.stringify(a) === JSON.stringify(b);

/** 'Take it off Rubén and give it to Declan' is one wish. */
function handedOver({ target, actions }: Command): Command {
  const assigns = actions.filter((action) => action.kind === 'assign');
  const [free, given] = assigns;
  if (assigns.length === 2 && free?.userId === null && given?.userId === null) {
    const kept = free.from === undefined ? given : free;
    return { target, actions: actions.filter((one) => one.kind !== 'assign' || one === kept) };
  }
  if (assigns.length !== 2 || free?.userId !== null || !given || given.userId === null) {
    return { target, actions };
  }
  const from = free.from ?? given.from;
  const whole = { ...given, ...(from === undefined ? {} : { from }) };
  return { target, actions: actions.flatMap((one) => (one === free ? [] : [one === given ? whole : one])) };
}

/** Whether no field is to become two things. */
function agree(actions: readonly Action[]): boolean {
  const single = [['assign'], ['move'], ['due', 'shift'], ['rename'], ['describe'], ['split'], ['merge']];
  return single.every((kinds) => {
    const told = actions
      .filter((action) => kinds.includes(action.kind))
      .map((action) => JSON.stringify(action.kind === 'move' ? action.status : action));
    return new Set(told).size <= 1;
  });
}

const isSameAction = (a: Action, b: Action) =>
  a.kind === 'move' && b.kind === 'move' ? a.status === b.status : JSON.stringify(a) === JSON.stringify(b);

/** One change of tags for one task, and nothing twice. */
function tidy({ target, actions }: Command): Command {
  const add = actions.flatMap((action) => (action.kind === 'tag' ? action.add : []));
  const remove = actions.flatMap((action) => (action.kind === 'tag' ? action.remove : []));
  const others = actions.filter(({ kind }) => kind !== 'tag');
  const unique = others.filter(
    (action, index) => others.findIndex((one) => isSameAction(one, action)) === index,
  );
  const tags: Action[] =
    add.length + remove.length > 0
      ? [{ kind: 'tag', add: [...new Set(add)], remove: [...new Set(remove)] }]
      : [];
  return { target, actions: [...unique, ...tags] };
}
