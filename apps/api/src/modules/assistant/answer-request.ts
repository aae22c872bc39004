import { may } from '@tavla/shared/permissions';
import type { LikelyQuestion } from '@/adapters/language/local/requests/likely-questions/read-likely-question';
import type { NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { Question, Reading, Unclear } from '@/adapters/language/local/requests/request';
import type { SignedIn } from '@/http/access/access';
import { answerQuestions } from './answers/answer-questions';
import { tellUnclear } from './answers/ask-back';
import { searchTexts } from './answers/search-texts';
import type { Asked } from './asked';
import { offerChanges } from './changes/offer-changes';
import { offerWithout } from './changes/offer-without';
import type { Request } from './context';
import { doubtOffer } from './guesses/doubt-offer';
import { guessQuestion, likelyQuestionOf } from './guesses/guess-question';
import { guessWish } from './guesses/guess-wish';
import { offerNearTitle } from './guesses/near-title';
import { withOtherFields } from './guesses/other-fields';
import { withTask } from './guesses/with-task';
import { commandsAsTyped, type Named, nameTasks, tasksToName } from './name-tasks';
import { type Reply, tell } from './reply';
import { readSpoken, type Spoken } from './told-titles';

/**
 * What the rules make of a message: changes that they offer, or answers that the database knows. Undefined for what they
 * do not read: somebody who reads texts must answer that.
 * @param only `commands` where a model answers the questions, and the wishes of which rules can make nothing
 */
export async function answerRequest(
  asked: Asked,
  session: Pick<SignedIn, 'permissions'>,
  request: Pick<Request, 'message' | 'hasFiles'>,
  only?: 'commands',
): Promise<Reply | undefined> {
  const reply = await answerByRules(asked, session, request, only);
  return only === 'commands' && reply?.isOpen ? undefined : reply;
}

async function answerByRules(
  asked: Asked,
  { permissions }: Pick<SignedIn, 'permissions'>,
  request: Pick<Request, 'message' | 'hasFiles'>,
  only?: 'commands',
): Promise<Reply | undefined> {
  if (!may(permissions, 'read', 'actions')) return undefined;
  const mayChange = may(permissions, 'update', 'actions');
  // The database looks while the rules read.
  const looked = tasksToName(asked);
  const spoken = await readSpoken(asked, looked);
  const { reading } = spoken;
  const tasks = await looked;
  const without = mayChange ? await offerWithout(asked, tasks) : undefined;
  if (without) return 'kind' in without ? tellUnclear(asked, without) : without;
  const named = readNamed(spoken, tasks);
  const turn: Turn = { asked, tasks, mayChange, only, likely: likelyOnce(asked, tasks, only) };
  if (named && changesMore(named, reading)) {
    const reply = await answerReading(turn, named.reading);
    if (reply && 'text' in reply) return reply;
  }
  // With their titles two tasks are spoken of, and 'it' may be either.
  if (reading.kind === 'commands' && named && isUnsaid(named.reading)) {
    return tellUnclear(asked, named.reading);
  }
  const found = await answerReading(turn, reading);
  if (found && 'text' in found && !isSearch(reading) && !findsNone(reading, found)) return found;
  // What is read only once its tasks are known by their titles.
  const known = named && (await answerNamed(turn, named));
  const left = known ?? askWhich(spoken.asked, tasks) ?? found;
  if (left !== undefined && 'text' in left) {
    // Words that a search finds may wish something all the same; what answers more than a search does not.
    return left === found ? answerUnread(turn, request, { reading, found: left }) : left;
  }
  return answerUnread(turn, request, { reading, unclear: left });
}

/** What rules make of a message that they do not read whole. */
interface Left {
  reading: Reading;
  found?: Reply;
  unclear?: Unclear | undefined;
}

/** A guess, or else what was found or is unclear. */
async function answerUnread(
  { asked, tasks, mayChange, only, likely }: Turn,
  request: Pick<Request, 'message' | 'hasFiles'>,
  { reading, found, unclear }: Left,
): Promise<Reply | undefined> {
  if (unclear && !mayGuess(unclear)) return tellUnclear(asked, unclear);
  const isNone = found !== undefined && findsNone(reading, found);
  const guessed = mayChange && only === undefined && !isNone && (await guessWish(asked, tasks));
  if (guessed) return guessed;
  const isSearched = only === undefined && !unclear && (isNone || !found);
  const passages = isSearched ? await searchTexts(asked, request) : found;
  // A question beside a file is mostly about the file, and one on a ticket or a meeting about what is said there.
  const isPlain = !request.hasFiles && asked.taskId === null && asked.audioId === null;
  const mayAnswer = likely()?.isSure || (isPlain && !unclear);
  const told =
    mayAnswer && (await guessQuestion(asked, likely(), passages, isNone ? subjectOf(reading) : []));
  if (told) return told;
  if (unclear) return tellUnclear(asked, unclear);
  const last = isNone ? found : passages;
  return last && isPlain ? withTask(asked, likely(), last) : last;
}

/** What rules took the tasks to be about. */
const subjectOf = (reading: Reading): string[] =>
  reading.kind === 'questions'
    ? reading.questions.flatMap((one) => ('filter' in one ? (one.filter?.about ?? []) : []))
    : [];

const isUnsaid = (reading: Reading): reading is Unclear =>
  reading.kind === 'unclear' && reading.about === 'task' && reading.why === 'unsaid';

/** Whether a reading of the message with its titles asks for all that the other one does. */
function changesMore({ reading, named: { holdsDay } }: NamedReading, other: Reading): boolean {
  const count = (reading: Reading) =>
    reading.kind === 'commands' ? reading.commands.reduce((sum, { actions }) => sum + actions.length, 0) : 0;
  const makes = (reading: Reading) =>
    reading.kind === 'commands' &&
    reading.commands.some(({ actions }) => actions.some(({ kind }) => kind === 'create'));
  // Words of a new title may be those of another.
  const isWhole = count(reading) >= count(other) || (holdsDay && other.kind === 'commands');
  return count(reading) > 0 && isWhole && !makes(other) && !makes(reading);
}

/** A message that is being answered. */
interface Turn {
  asked: Asked;
  tasks: readonly NamedTask[];
  mayChange: boolean;
  only: 'commands' | undefined;
  /** What it most likely asks; dear, so it is read once, where somebody wants to know. */
  likely: () => LikelyQuestion | null;
}

function likelyOnce(asked: Asked, tasks: readonly NamedTask[], only: Turn['only']): Turn['likely'] {
  let read: LikelyQuestion | null | undefined;
  return () => {
    if (read === undefined) read = only === undefined ? likelyQuestionOf(asked, tasks) : null;
    return read;
  };
}

/** What a reading comes to; what is unclear about it; undefined where nothing answers it. */
async function answerReading(
  { asked, tasks, mayChange, only, likely }: Turn,
  reading: Reading,
): Promise<Reply | Unclear | undefined> {
  if (reading.kind === 'unread') return undefined;
  if (reading.kind === 'unclear') return reading;
  if (reading.kind === 'questions')
    return only === 'commands'
      ? undefined
      : answerQuestions(asked, withOtherFields(reading.questions, likely));
  if (!mayChange) return tell(asked.words.mayNotChange);
  const { commands } = reading;
  const offered = await offerChanges(asked, commands);
  const offer =
    'kind' in offered
      ? ((await offerNearTitle(asked, commands, offered)) ?? offered)
      : await doubtOffer(asked, tasks, commands, offered);
  const told = reading.questions.length > 0 ? await answerQuestions(asked, reading.questions) : undefined;
  if (!told || 'kind' in offer) return offer;
  return {
    ...offer,
    text: `${told.text}\n\n${offer.text}`,
    citations: [...told.citations, ...offer.citations],
  };
}

interface NamedReading {
  named: Named;
  reading: Reading;
}

/** What the message with the titles of its tasks is read as, its texts as they were typed; undefined where it names none. */
function readNamed(spoken: Spoken, tasks: readonly NamedTask[]): NamedReading | undefined {
  const found = nameTasks(spoken.asked, tasks);
  if (!found) return undefined;
  const named: Named = { ...found, asTyped: (text) => spoken.asTyped(found.asTyped(text)) };
  const reading = readRequest(named.asked);
  return {
    named,
    reading:
      reading.kind === 'commands'
        ? { ...reading, commands: commandsAsTyped(reading.commands, named.asTyped) }
        : reading,
  };
}

/** What that comes to; undefined where it says no more. */
async function answerNamed(
  turn: Turn,
  { named, reading }: NamedReading,
): Promise<Reply | Unclear | undefined> {
  if (reading.kind === 'questions' && !reading.questions.every(isOfTask)) return undefined;
  if (reading.kind === 'unclear' && reading.about === 'task') return undefined;
  const reply = await answerReading(turn, reading);
  return reply && 'kind' in reply ? { ...reply, words: named.asTyped(reply.words) } : reply;
}

/** What is not known or not said may be a slip of the rules; who or what is nearly called so is asked. */
const mayGuess = ({ about, why }: Unclear) =>
  // Which columns there are is known.
  about !== 'column' && (why === 'unknown' || why === 'unsaid');

/** Which task is meant, where a wish names one by words that several have. */
function askWhich(asked: Asked, tasks: readonly NamedTask[]): Unclear | undefined {
  const named = nameTasks(asked, tasks, true);
  if (!named) return undefined;
  const reading = readRequest(named.asked);
  if (reading.kind !== 'commands') return undefined;
  for (const { target } of reading.commands) {
    const words = target.kind === 'titled' ? target.words : '';
    const candidates = named.severalOf(words);
    if (candidates.length > 1) return { kind: 'unclear', about: 'task', words, candidates, why: 'several' };
  }
  return undefined;
}

/** Whether a question is after one task, whose title it may then hold. */
const isOfTask = (question: Question) => 'target' in question && question.target?.kind === 'titled';

const isSearch = (reading: Reading) =>
  reading.kind === 'questions' && reading.questions.every(({ kind }) => kind === 'search');

/** Words of the question that no task holds: they may be no words of a task at all. */
const findsNone = (reading: Reading, { citations }: Reply) =>
  reading.kind === 'questions' &&
  citations.length === 0 &&
  reading.questions.every(
    (one) =>
      one.kind === 'tasks-about' || ((one.kind === 'count' || one.kind === 'list') && one.filter.about),
  );
