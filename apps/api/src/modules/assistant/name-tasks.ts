import { words as wordsOf } from '@/adapters/language/fold-text';
import {
  findMentions,
  type NamedTask,
  wordsToFind,
} from '@/adapters/language/local/requests/mentions/find-mentions';
import { typedAgain, withTitles } from '@/adapters/language/local/requests/mentions/with-titles';
import type { Action, Command } from '@/adapters/language/local/requests/request';
import { isDayWord } from '@/adapters/language/local/requests/slots/day-words';
import { findWithWords } from '@/modules/tasks/find/find-by-words';
import type { Asked } from './asked';
import { searchOf } from './resolve-target';

/** A longer message is no plain wish, and its words are in too many titles. */
const longest = 500;

/** A message in which every task that it speaks of stands by its title, and how to have its own words back. */
export interface Named {
  asked: Asked;
  /** What was written, in a text of the message. */
  asTyped(text: string): string;
  /** Titles that words of the message may mean, where it is not known which; none of a task that is known. */
  severalOf(words: string): string[];
  /** Whether a name has the word of a day in it, which is no day that something is to be done. */
  holdsDay: boolean;
}

/** Tasks that a message may speak of, by words of their titles. One look at the board serves every reading of it. */
export async function tasksToName(asked: Asked): Promise<NamedTask[]> {
  const { message, db } = asked;
  if (message.length > longest || message.includes('⟦')) return [];
  const rows = await findWithWords(db, wordsToFind(message), searchOf(asked, {}));
  return rows.map(({ id, title, status, userId }) => ({
    ...{ id, title, isDone: status === 'done', assigneeId: userId },
  }));
}

/**
 * The tasks that a message speaks of by words of their titles; undefined where it speaks of none. Pure.
 * @param mayBeSeveral also by words that several titles have
 */
export function nameTasks(
  asked: Asked,
  tasks: readonly NamedTask[],
  mayBeSeveral = false,
): Named | undefined {
  const { message } = asked;
  const mentions = findMentions(asked, tasks, mayBeSeveral);
  const isSure = mentions.every(({ candidates }) => candidates === undefined);
  if (mentions.length === 0 || (mayBeSeveral && isSure)) return undefined;
  return {
    asked: { ...asked, message: withTitles(message, mentions) },
    asTyped: (text) => typedAgain(message, mentions, text),
    holdsDay: mentions.some(({ start, end }) =>
      wordsOf(message.slice(start, end)).some(({ text }) => isDayWord(text, 'en') || isDayWord(text, 'es')),
    ),
    severalOf: (words) => mentions.find(({ title }) => title === words)?.candidates ?? [],
  };
}

/** Pure: commands whose texts are as they were typed. */
export function commandsAsTyped(commands: readonly Command[], asTyped: Named['asTyped']): Command[] {
  return commands.map(({ target, actions }) => ({
    target,
    actions: actions.map((action) => actionAsTyped(action, asTyped)),
  }));
}

function actionAsTyped(action: Action, asTyped: Named['asTyped']): Action {
  switch (action.kind) {
    case 'comment':
    case 'describe':
    case 'remind':
      return { ...action, text: asTyped(action.text) };
    case 'rename':
    case 'create':
      return { ...action, title: asTyped(action.title) };
    case 'split':
      return { ...action, titles: action.titles.map(asTyped) };
    default:
      return action;
  }
}
