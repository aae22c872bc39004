import { candidateRows } from '../../../../api/src/adapters/language/local/requests/likely/candidate-rows';
import type { Mark, Marked } from '../../../../api/src/adapters/language/local/requests/likely/marks';
import {
  type Ask,
  type Asking,
  askingsOf,
  isField,
  isKind,
  isTarget,
} from '../../../../api/src/adapters/language/local/requests/likely-questions/asks';
import { likelyQuestions } from '../../../../api/src/adapters/language/local/requests/likely-questions/likely-question';
import { markQuestion } from '../../../../api/src/adapters/language/local/requests/likely-questions/mark-question';
import type { Question } from '../../../../api/src/adapters/language/local/requests/request';
import { chooseFilter, isDepartment, isPast } from '../choose-filter';
import type { ToldFilter } from '../read-lists';
import type { AskedQuestion, ToldAsk } from './read-asks';

/** A message with all that it may ask, which of it it does, and what that comes to. */
export interface AskExample {
  question: AskedQuestion;
  marked: Marked;
  rows: readonly Int32Array[];
  /** 1: it is meant; 0: it is not; -1: nothing is learned of it here. */
  targets: Int8Array;
  /** What is to be read, as text to compare; '' where nothing is asked of the board, or not what can be said. */
  wanted: string;
}

export function askExampleOf(question: AskedQuestion): AskExample {
  const { asked, asks } = question;
  const marked = markQuestion(asked.context, asked.tasks);
  const askings = askingsOf(marked);
  const meant = new Set<Asking>();
  const find = finderOf(marked, askings, meant);
  const isWhole = asks.every((one) => chooseAsk(one, question, find));
  const chosen = [...meant];
  const aboutOne = chosen.some(({ ask }) => isField(ask));
  const wanted = asks.length > 0 && isWhole ? askedAs(likelyQuestions(marked, chosen)) : '';
  const targetFor = (one: Asking): number => {
    if (one.ask === 'ask') return asks.length === 0 ? 0 : wanted === '' ? -1 : 1;
    if (asks.length === 0 || !isWhole) return -1;
    if (isField(one.ask) || isKind(one.ask)) return Number(meant.has(one));
    return isTarget(one.ask) === aboutOne ? Number(meant.has(one)) : -1;
  };
  return {
    ...{ question, marked, wanted },
    rows: candidateRows(
      marked,
      askings.map(({ ask, at }) => ({ deed: ask, at })),
    ),
    targets: Int8Array.from(askings, targetFor),
  };
}

/** The same questions as the same text, in whichever order they and their parts stand. */
export function askedAs(questions: readonly Question[] | null): string {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : value && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([one], [other]) => one.localeCompare(other))
              .map(([key, one]) => [key, sorted(one)]),
          )
        : value;
  return (questions ?? [])
    .map((one) => JSON.stringify(sorted(one)))
    .sort()
    .join('\n');
}

interface Find {
  (ask: Ask, isIt?: (mark: Mark) => boolean): boolean;
  ranked(title: string): boolean;
}

function finderOf({ marks, ranked }: Marked, askings: readonly Asking[], meant: Set<Asking>): Find {
  const find = (ask: Ask, isIt?: (mark: Mark) => boolean) => {
    const found = askings.find((one) => {
      const mark = marks[one.at];
      return one.ask === ask && (isIt ? mark !== undefined && isIt(mark) : one.at < 0);
    });
    if (found) meant.add(found);
    return found !== undefined;
  };
  const isRanked = (title: string) => {
    const found = askings.find(({ ask, at }) => ask === 'ranked' && ranked[at]?.title === title);
    if (found) meant.add(found);
    return found !== undefined;
  };
  return Object.assign(find, { ranked: isRanked });
}

const extremes: Readonly<Record<string, Ask>> = {
  ...{ created: 'oldest', newest: 'newest', due: 'first-due', since: 'longest' },
};

function chooseAsk(told: ToldAsk, question: AskedQuestion, find: Find): boolean {
  const { me } = question.asked.context;
  switch (told.kind) {
    case 'field':
      return find(told.field as Ask) && chooseTask(told.task, question, find);
    case 'count':
    case 'list':
      return find('which') && chooseFilter(told.filter, me, find);
    case 'most':
      return find(`most-${told.by}` as Ask) && chooseFilter(notDone(told.filter ?? {}), me, find);
    case 'extreme':
      return find(extremes[told.by] ?? 'oldest') && chooseFilter(told.filter ?? {}, me, find);
    case 'changes':
      return (
        find('changes') &&
        (!told.task || chooseTask(told.task, question, find)) &&
        (!told.since || find('changed-since', isPast(told.since)))
      );
    case 'least':
      return (
        told.by !== 'department' &&
        find('least') &&
        (told.department === undefined || find('of-department', isDepartment(told.department)))
      );
    case 'team':
      return find('team') && find('of-department', isDepartment(told.department));
    case 'attendees':
    case 'decisions':
    case 'summary':
    case 'loose-items': {
      const { context, file } = question.asked;
      const isOpen = context.place === 'meeting' && (told.meeting ?? file.meeting) === file.meeting;
      return isOpen && find(told.kind);
    }
    default:
      return find(told.kind as Ask);
  }
}

function chooseTask(task: string, { asked }: AskedQuestion, find: Find): boolean {
  if (task === 'here' || (task === asked.file.ticket && asked.context.place === 'ticket' && find('here')))
    return find('here');
  const isNamed = find(
    'target',
    (mark) => mark.kind === 'task' && mark.titles.length === 1 && mark.titles[0] === task,
  );
  return find.ranked(task) || isNamed;
}

/** Whoever has most has it to do, unless it is said otherwise: no word says so. */
function notDone({ statuses, ...rest }: ToldFilter): ToldFilter {
  return statuses?.length === 3 ? rest : { ...rest, ...(statuses && { statuses }) };
}
