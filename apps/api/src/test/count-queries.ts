import pg from 'pg';
import { vi } from 'vitest';

/**
 * Who calls is looked up again after some seconds and after any change of people, a new connection is told its limits,
 * one that listens is asked whether it lives and takes changes, and a worker looks into the queue: at moments of their own.
 */
const ofOthers =
  /from session s\b|update session set "(?:lastSeenAt|tokensShown)"|^set (?:statement_timeout|datestyle)|^select 1$|^do \$\$ begin|_private_/;

/**
 * How many statements this process sends to the database while `work` runs, sessions and limits left out.
 * @param work can ask how many there are so far
 * @param matching counts only statements with this in their text
 */
export async function countQueries(
  work: (sent: () => number) => Promise<unknown>,
  matching = /(?:)/,
): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const isCounted = (text: string) => matching.test(text) && !ofOthers.test(text);
  const sent = () => spy.mock.calls.map(textOf).filter(isCounted).length;
  try {
    await work(sent);
    return sent();
  } finally {
    spy.mockRestore();
  }
}

/** Whether a statement is of what a test does, and of nothing that runs beside it at a moment of its own. */
export const isOfWork = (sent: unknown[]): boolean => !ofOthers.test(textOf(sent));

function textOf([query]: unknown[]): string {
  return typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
}
