import { codeLifetime } from '@tavla/shared/limits';
import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';
import { hashToken } from '@/http/access/session-cache';
import type { CodePurpose } from './sign-in-code';

const codeGuesses = 5;

/** Keeps a code for the browser that asked; `turns` are the keys of the limits that its sending counted on. */
export async function saveCode(
  db: Database,
  { request, email, type }: CodePurpose,
  codeHash: string,
  turns: string[],
): Promise<void> {
  await db.pool.query({
    name: 'save-code',
    text: `insert into sign_in_code ("requestHash", email, type, "codeHash", turns, "sentAt", "expiresAt")
      values ($1, $2, $3, $4, $5, now(), now() + $6 * interval '1 ms')`,
    values: [hashToken(request), email, type, codeHash, turns, codeLifetime],
  });
}

/** Voids the code of a request; nothing happens when there is none. */
export async function dropCode(db: Database, request = ''): Promise<void> {
  await db.pool.query({
    name: 'drop-code',
    text: 'delete from sign_in_code where "requestHash" = $1',
    values: [hashToken(request)],
  });
}

export interface Guess {
  /** What the right code would make. */
  codeHash: string;
  isFirst: boolean;
}

/**
 * Takes one of the guesses that a code allows; undefined when the browser has no such code, it is too old, or
 * its guesses are used up; nor does one hold that was sent in what is the future, since the clock was set back: it would
 * hold for longer. Simultaneous guesses each take their own, and one of them is the first.
 */
export async function takeGuess(
  db: Database,
  { request, email, type }: CodePurpose,
): Promise<Guess | undefined> {
  const { rows } = await db.pool.query<Guess>({
    name: 'take-guess',
    text: `update sign_in_code set attempts = attempts + 1
      where "requestHash" = $1 and email = $2 and type = $3 and attempts < $4 and "expiresAt" > now()
        and "sentAt" <= now()
      returning "codeHash", attempts = 1 as "isFirst"`,
    values: [hashToken(request), email, type, codeGuesses],
  });
  return rows[0];
}

/** Gives back a guess that was not looked at; the first one is always looked at. */
export async function giveGuessBack(db: Database, request: string): Promise<void> {
  await db.pool.query({
    name: 'give-guess-back',
    text: 'update sign_in_code set attempts = attempts - 1 where "requestHash" = $1 and attempts > 1',
    values: [hashToken(request)],
  });
}

/**
 * Uses the code up; undefined when somebody was faster.
 * @returns the keys of the limits that its sending counted on
 */
export async function useCode(
  prisma: CompanyTransaction,
  request: string,
  codeHash: string,
): Promise<string[] | undefined> {
  const rows = await prisma.$queryRaw<{ turns: string[] }[]>`
    delete from sign_in_code where "requestHash" = ${hashToken(request)} and "codeHash" = ${codeHash}
    returning turns`;
  return rows[0]?.turns;
}
