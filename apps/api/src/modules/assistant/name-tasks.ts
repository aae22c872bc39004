import {
  findMentions,
  type Mention,
  withTitles,
  wordsToFind,
} from '@/adapters/language/local/requests/mentions/find-mentions';
import type { Action, Command } from '@/adapters/language/local/requests/request';
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
}

/** Looks for the tasks that a message speaks of by words of their titles; undefined where it speaks of none. */
export async function nameTasks(asked: Asked): Promise<Named | undefined> {
  const { message, db } = asked;
  if (message.length > longest || message.includes('⟦')) return undefined;
  const rows = await findWithWords(db, wordsToFind(message), searchOf(asked, {}));
  const tasks = rows.map(({ id, title, status }) => ({ id, title, isDone: status === 'done' }));
  const mentions = findMentions(asked, tasks);
  if (mentions.length === 0) return undefined;
  return {
    asked: { ...asked, message: withTitles(message, mentions) },
    asTyped: (text) => typedAgain(message, mentions, text),
  };
}

function typedAgain(message: string, mentions: readonly Mention[], text: string): string {
  let typed = text;
  for (const { start, end, title } of mentions)
    typed = typed.replace(`⟦${title}⟧`, () => message.slice(start, end));
  return typed;
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
