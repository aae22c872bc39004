import type { Ground } from '../grammar/match';
import type { Action, Command, Reading, RequestContext } from '../request';
import { typed, unclear } from '../slots/reader';
import { endBefore, type Marker, markersIn } from './markers';
import { replaced, replacementsFor, type Stretch } from './replacements';

/** Reads another message in the same place; the second may take back what the first one of two wished. */
export type ReadAgain = (message: string) => Reading;

/** What a comment or a description says is left as it is. */
const opensText =
  /^(?:comment|note|description|describe|comentario|nota|descripcion|comenta|rename|title|titulo)$/;
const withdraws =
  /^(?:forget (?:it|that|about it)|never ?mind|leave it|leave it as it is|cancel(?: that| it)?|don't|do not|nothing|ignore that|olvida(?: -lo|lo)?|deja(?: -lo|-la| -la| asi)*|nada|no hagas nada|cancela(?: -lo)?|mejor no)\b/;
const mostTokens = 60;

/**
 * What a message asks for whose writer takes a part of it back: 'give it to Declan. No wait, Iker'. Null: nothing is
 * taken back. What cannot be told is asked; nothing of what was said before counts then.
 */
export function readCorrected(ground: Ground, context: RequestContext, read: ReadAgain): Reading | null {
  const { tokens } = ground;
  if (tokens.length > mostTokens) return null;
  const [marker] = markersIn(tokens).filter(({ from }) => !tokens.slice(0, from).some(isText));
  if (!marker) return null;
  const [before, after] = around(ground, marker);
  if (before.to === 0) return null;
  const words = tokens
    .slice(after.from, after.to)
    .map(({ text }) => text)
    .join(' ');
  const said = textOf(ground, context, before);
  if (withdraws.test(words)) return read(said).kind === 'commands' ? withdrawn : null;
  const [right, ...others] = [
    ...replacementsFor(ground, context, before, after),
    ...contrasted(ground, context, before, after),
  ]
    .map(read)
    .filter(({ kind }) => kind === 'commands' || kind === 'unclear')
    .sort((a, b) => a.kind.localeCompare(b.kind));
  if (right?.kind === 'commands' || (right && others.length === 0)) return right;
  const first = read(said);
  const again = textOf(ground, context, after);
  const both = read(`${said}. ${again}`);
  if (isSame(first, both) && isWished(read(again))) return first;
  const later = laterWish(first, both);
  const named = later ?? anotherTask(ground, context, before, after, read) ?? right;
  if (named) return named;
  if (!marker.isCertain || first.kind !== 'commands') return null;
  return unclear('correction', again, 'unsure');
}

const withdrawn: Reading = { kind: 'questions', questions: [{ kind: 'withdrawn' }] };
const isText = ({ text }: { text: string }) => opensText.test(text);

/** What was said before, and what is said in its place: behind the marker, or before it ('Marta? Lindqvist I mean'). */
function around({ tokens }: Ground, { from, to }: Marker): [Stretch, Stretch] {
  const end = endBefore(tokens, tokens.length);
  if (to < end)
    return [
      { from: 0, to: endBefore(tokens, from) },
      { from: to, to: tokens.length },
    ];
  let start = from;
  while (start > 0 && tokens[start - 1]?.kind !== 'mark') start -= 1;
  return [
    { from: 0, to: endBefore(tokens, start) },
    { from: start, to: from },
  ];
}

function textOf(ground: Ground, context: RequestContext, { from, to }: Stretch): string {
  return typed({ tokens: ground.tokens, context }, from, to);
}

/** 'Not the budget, the deckhands': the second in place of the first, which was said before. */
function contrasted(ground: Ground, context: RequestContext, before: Stretch, after: Stretch): string[] {
  const { tokens } = ground;
  const first = tokens[after.from]?.text ?? '';
  if (!/^(?:not|no)$/.test(first)) return [];
  const comma = tokens.findIndex(({ text }, at) => at > after.from && /^(?:,|but|sino)$/.test(text));
  if (comma < 0) return [];
  const old = tokens.slice(after.from + 1, comma).map(({ text }) => text);
  for (let at = before.from; at + old.length <= before.to; at += 1)
    if (old.every((word, index) => tokens[at + index]?.text === word)) {
      const now = { from: comma + 1, to: endBefore(tokens, after.to) };
      return [replaced(ground, context, before, { from: at, to: at + old.length }, now, after.to)];
    }
  return [];
}

const countOf = (commands: readonly Command[]) =>
  commands.reduce((sum, { actions }) => sum + actions.length, 0);
const groupOf = ({ kind }: Action) => (kind === 'shift' ? 'due' : kind);

/** 'Start them all, I mean set them to In Progress' says once more what was said. */
const isSame = (first: Reading, both: Reading): boolean =>
  first.kind === 'commands' && JSON.stringify(first) === JSON.stringify(both);
/** Also one that does not say of which task. */
const isWished = (reading: Reading): boolean =>
  reading.kind === 'commands' || (reading.kind === 'unclear' && reading.why === 'unsaid');

/** Of a wish and a second one that changes the same, the second. Null: it changes something else. */
function laterWish(first: Reading, both: Reading): Reading | null {
  if (first.kind !== 'commands' || both.kind !== 'commands') return null;
  const key = (command: Command, action: Action) => JSON.stringify([command.target, action]);
  const old = new Set(first.commands.flatMap((one) => one.actions.map((action) => key(one, action))));
  const isOld = (command: Command, action: Action) => old.has(key(command, action));
  const later = new Set(
    both.commands.flatMap((one) => one.actions.filter((action) => !isOld(one, action)).map(groupOf)),
  );
  const stays = (command: Command, action: Action) => !isOld(command, action) || !later.has(groupOf(action));
  const commands = both.commands
    .map((one) => ({ ...one, actions: one.actions.filter((action) => stays(one, action)) }))
    .filter(({ actions }) => actions.length > 0);
  const isTakenBack =
    countOf(commands) < countOf(both.commands) || first.commands.length > both.commands.length;
  return isTakenBack || both.questions.length > 0 ? { ...both, commands } : null;
}

/** 'Tag the one about fire, no wait, the life jackets': another task in place of the one that was named. */
function anotherTask(
  ground: Ground,
  context: RequestContext,
  before: Stretch,
  after: Stretch,
  read: ReadAgain,
): Reading | null {
  const now = titleAt(ground, after);
  if (!now) return null;
  const first = read(textOf(ground, context, before));
  const places = first.kind === 'commands' ? namedIn(ground, first.commands) : [];
  for (const old of [...places, { from: before.from + 1, to: before.to }]) {
    if (old.to > before.to || old.from >= old.to) continue;
    const reading = read(replaced(ground, context, before, old, now, after.to));
    if (reading.kind === 'commands') return reading;
  }
  return null;
}

/** Words of a title that begin what is said in place of another, up to a mark. */
function titleAt(ground: Ground, { from, to }: Stretch): Stretch | null {
  const ends = (['en', 'es'] as const).flatMap((tongue) =>
    (ground.slots.task?.(from, tongue) ?? []).flatMap(({ end, unclear, value }) => {
      const isTitle = (value as { kind: string }).kind === 'titled';
      const isWhole = end === to || ground.tokens[end]?.kind === 'mark';
      return isTitle && !unclear && end <= to && isWhole ? [end] : [];
    }),
  );
  return ends.length > 0 ? { from, to: Math.min(...ends) } : null;
}

/** Where the titles of wishes stand. */
function namedIn({ tokens }: Ground, commands: readonly Command[]): Stretch[] {
  return commands.flatMap(({ target }) => {
    if (target.kind !== 'titled') return [];
    const words = target.words.toLowerCase().split(/\s+/).length;
    const first = target.words.toLowerCase().split(/\s+/)[0];
    const at = tokens.findIndex(({ text }) => text === first);
    return at < 0 ? [] : [{ from: at, to: at + words }];
  });
}
