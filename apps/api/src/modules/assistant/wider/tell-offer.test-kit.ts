import { guessLanguage } from '@/modules/chat/guess-language';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { answerRequest } from '../answer-request';
import { gatherContext } from '../context';
import type { PhrasedCompany } from '../phrasings/phrasings.test-kit';
import type { Reply } from '../reply';
import type { Trade } from './trade.test-kit';

/** What the assistant answers to a message on the board, or with the company's ticket open. */
export async function replyTo(
  { db, session, now, ticketId }: PhrasedCompany,
  message: string,
  isOnTicket: boolean,
): Promise<Reply | undefined> {
  const request = {
    ...{ message, now, hasFiles: false, language: guessLanguage(message), audioId: null },
    taskId: isOnTicket ? ticketId : null,
  };
  return answerRequest(await gatherContext(db, session, request), session, request);
}

/**
 * A table with what is offered for its messages, each in the line below it as `oven: to Ben Carter, due 2026-12-04; +
 * 'Sweep'`; '-' is nothing. A message with '@ ' before it is asked with the company's ticket open.
 * @param lines the table with what is to be offered, which counts as a guess, too
 */
export async function cameOf(
  trade: Trade,
  company: PhrasedCompany,
  lines: readonly string[],
): Promise<string[]> {
  const came: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % 2 === 1) continue;
    const reply = await replyTo(company, line.replace(/^@ /, ''), line.startsWith('@ '));
    const told = offeredBy(reply, trade, company, lines[at + 1]);
    came.push(line, `  ${told === '' ? '-' : told}`);
  }
  return came;
}

/** What a reply offers as certain, or as a guess where that is what is wanted, in one line; '' for nothing. */
export function offeredBy(
  reply: Reply | undefined,
  trade: Trade,
  company: PhrasedCompany,
  line: string | undefined,
): string {
  const certain = oneLine(reply?.changes.filter(({ isGuess }) => !isGuess) ?? [], trade, company);
  const guessed = oneLine(reply?.changes.filter(({ isGuess }) => isGuess) ?? [], trade, company);
  const isWanted = guessed.toLowerCase() === line?.trim().toLowerCase();
  return certain === '' && isWanted ? guessed : certain;
}

function oneLine(changes: readonly KeptChange[], { keys }: Trade, company: PhrasedCompany): string {
  const told = new Map<string, string[]>();
  for (const change of changes) {
    const key = keys.get(company.titleOf(change.taskId)) ?? '+';
    told.set(key, [...(told.get(key) ?? []), ...wordsOf(change, company)]);
  }
  return [...told]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, words]) => `${key}: ${words.sort().join(', ')}`)
    .join('; ');
}

function wordsOf(change: KeptChange, { personOf }: PhrasedCompany): string[] {
  if (change.kind === 'delete') return ['delete'];
  if (change.kind === 'comment') return [`say '${change.after.message}'`];
  if (change.kind === 'remind') return [`remind ${personOf(change.after.userId)} ${change.after.day}`];
  const { title, userId, endDate, status, description, tags } = change.after;
  const before = change.kind === 'edit' ? (change.before.tags ?? []) : [];
  const names = (of: typeof tags = []) => of.map(({ name }) => name);
  const added = names(tags).filter((name) => !names(before).includes(name));
  const removed = names(before).filter((name) => tags && !names(tags).includes(name));
  const isNew = change.kind === 'create';
  return [
    ...(title === undefined ? [] : [`title '${title}'`]),
    ...(userId === undefined || (isNew && !userId) ? [] : [`to ${userId ? personOf(userId) : 'nobody'}`]),
    ...(endDate === undefined || (isNew && !endDate) ? [] : [`due ${endDate ?? 'never'}`]),
    ...(status === undefined || (isNew && status === 'todo') ? [] : [status]),
    ...(description === undefined || (isNew && !description) ? [] : [`text '${description}'`]),
    ...added.map((name) => `tag ${name}`),
    ...removed.map((name) => `no ${name}`),
  ];
}
