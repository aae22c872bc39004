import { suggestedChangesMax } from '@tavla/shared/limits';
import {
  findMentions,
  type Mention,
  type NamedTask,
} from '@/adapters/language/local/requests/mentions/find-mentions';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { Action, Command, Unclear } from '@/adapters/language/local/requests/request';
import type { Asked } from '../asked';
import { doubtOffer } from '../guesses/doubt-offer';
import { type Reply, tellOpen } from '../reply';
import { resolveTarget } from '../resolve-target';
import { offerText } from './as-guess';
import { offerChanges } from './offer-changes';

/** A message without what it leaves out, and what that is. */
interface Split {
  rest: string;
  /** Tasks that are left out by their names; none: only words tell. */
  named: Mention[];
  words: string;
}

/**
 * What a wish for several tasks comes to without those that it leaves out: 'give everything of Priya to Jonas except the
 * insurance'. Of what is not known it is told so, and nothing is offered. Undefined where no such wish leaves any out.
 */
export async function offerWithout(
  asked: Asked,
  tasks: readonly NamedTask[],
): Promise<Reply | Unclear | undefined> {
  const split = splitAt(asked, tasks);
  const commands = split && wishFor(asked, split.rest);
  if (!split || !commands) return undefined;
  const wished = { ...asked, message: split.rest };
  const offer = await offerChanges(wished, commands);
  if ('kind' in offer || offer.changes.length === 0) return offer;
  const offered = new Set(offer.changes.flatMap(({ taskId }) => taskId ?? []));
  const left = split.named.length > 0 ? namedIn(split, tasks, offered) : await toldBy(asked, split.words);
  if ('kind' in left) return left;
  const changes = offer.changes.filter(({ taskId }) => taskId === null || !left.has(taskId));
  if (changes.length === 0) return tellOpen(asked.words.noneFits);
  const citations = offer.citations.filter((one) => one.kind !== 'task' || !left.has(one.id));
  const text = offerText(asked, changes);
  return doubtOffer(wished, tasks, commands, { ...offer, text, changes, citations });
}

/** Pure: a message without what stands behind 'except'. Null where it leaves nothing out, or twice. */
function splitAt(asked: Asked, tasks: readonly NamedTask[]): Split | null {
  const { message } = asked;
  const [found, ...more] = [...message.matchAll(except)];
  if (!found || more.length > 0) return null;
  const start = found.index;
  const from = start + found[0].length;
  const isEvery = !/^(?:but|bar|save)$/i.test(found[0]) || every.test(message.slice(0, start));
  if (!isEvery) return null;
  const named: Mention[] = [];
  let end = from;
  for (const mention of findMentions(asked, tasks, true))
    if (mention.start >= end && between.test(message.slice(end, mention.start))) {
      named.push(mention);
      end = mention.end;
    }
  if (named.length === 0 && found[0].length <= 'save'.length && !/^menos$/i.test(found[0])) return null;
  if (named.length > 0) end += noun.exec(message.slice(end))?.[0].length ?? 0;
  const before = message.slice(0, start).replace(/[\s,;(–—-]+$/u, '');
  const behind = named.length > 0 ? message.slice(end).replace(/^\s*\)/, '') : '';
  const words = message
    .slice(from)
    .replace(/[\s.!,)]*(?:please|pls|thanks|por favor|porfa|gracias)?[\s.!)]*$/iu, '')
    .trim();
  return { rest: `${before}${behind}`, named, words };
}

/** Pure: the wish that a message is without what it leaves out, where it is one for several tasks and for no text. */
function wishFor(asked: Asked, message: string): Command[] | null {
  const reading = readRequest({ ...asked, message });
  if (reading.kind !== 'commands' || reading.questions.length > 0) return null;
  const isOfMany = ({ target, actions }: Command) => target.kind === 'filter' && actions.every(isPlain);
  return reading.commands.every(isOfMany) ? reading.commands : null;
}

const isPlain = ({ kind }: Action) =>
  kind === 'assign' ||
  kind === 'move' ||
  kind === 'due' ||
  kind === 'shift' ||
  kind === 'tag' ||
  kind === 'delete';

/** Pure: which tasks the names mean; of several that the wish is for it is asked which. */
function namedIn(
  { named }: Split,
  tasks: readonly NamedTask[],
  offered: ReadonlySet<string>,
): ReadonlySet<string> | Unclear {
  const left = new Set<string>();
  for (const { title, candidates } of named) {
    const meant = tasks.filter((one) => (candidates ?? [title]).includes(one.title));
    const wished = meant.filter(({ id }) => offered.has(id));
    if (candidates && wished.length > 1)
      return {
        ...{ kind: 'unclear', about: 'task', words: title, why: 'several' },
        candidates: wished.map((one) => one.title),
      };
    for (const { id } of candidates ? wished : meant) left.add(id);
  }
  return left;
}

/** The tasks that words tell without a name: 'the urgent ones', 'mine'. */
async function toldBy(asked: Asked, words: string): Promise<ReadonlySet<string> | Unclear> {
  const unknown: Unclear = { kind: 'unclear', about: 'task', words, why: 'unknown', candidates: [] };
  const reading = readRequest({ ...asked, message: `list ${words}`, place: 'board' });
  const [question, ...others] = reading.kind === 'questions' ? reading.questions : [];
  if (question?.kind !== 'list' || others.length > 0) return unknown;
  const { about, ...narrowing } = question.filter;
  if (about !== undefined || Object.keys(narrowing).length === 0) return unknown;
  const found = await resolveTarget(asked, { kind: 'filter', filter: question.filter }, mostLeft);
  if (found.kind === 'unclear' || found.total > mostLeft) return unknown;
  return new Set(found.rows.map(({ id }) => id));
}

const mostLeft = 4 * suggestedChangesMax;

/** What leaves out; 'except if' tells when, 'at least' how many, and 'menos urgente' how much. */
const except =
  /(?<!\p{L})(?:except(?: for)?|excepting|excluding|apart from|aside from|other than|but not|not counting|with the exception of|but|bar|save|excepto|salvo|exceptuando|aparte de|sin contar|a excepción de|con la excepción de|(?<!(?:al|lo|o) )menos(?=\s+(?:el|la|los|las|lo)\s))(?!\p{L})(?!\s+(?:que|si|cuando|if|when|that|where|because|porque|as)(?!\p{L}))/giu;
const every = /(?<!\p{L})(?:all|every|everything|each|anything|tod[oa]s?|cada)(?!\p{L})/iu;
/** What may stand between 'except' and names, and between those. */
const between =
  /^(?:[\s,:]|(?:for|the|a|la|el|los|las|lo|de|del|al|that|those|this|and|or|nor|y|e|ni|o|one|task|tarea|about)(?!\p{L}))*$/iu;
const noun = /^\s+(?:ones?|tasks?|tickets?|cards?)(?!\p{L})/iu;
