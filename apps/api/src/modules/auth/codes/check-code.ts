import type { Change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { findUserByEmail, type KnownUser } from '../auth.repo';
import { giveGuessBack, takeGuess, useCode } from './codes.repo';
import { knows } from './device';
import { consumeLimits, refundable, refundSql } from './rate-limits';
import type { SignInBrowser } from './sign-in-browser';
import { type CodePurpose, hashCode, isSameHash } from './sign-in-code';
import { guessLimits, strayGuessLimits } from './sign-in-limits';
import { WrongCode } from './wrong-code';

export interface RightCode {
  /** Whose address it was sent to. */
  user: KnownUser | undefined;
  /** Uses it up, in the transaction of what it is good for. @throws WrongCode when somebody was faster */
  consume(tx: Change): Promise<void>;
}

/**
 * Looks at a guess, which counts whatever comes of it.
 * @throws HttpError 400 (WrongCode) for a code that is wrong, used, too old, guessed at too often, for something
 *   else, or that another browser asked for; 429 after too many guesses
 */
export async function checkCode(
  deps: Pick<Deps, 'db' | 'authSecret'>,
  wanted: Omit<CodePurpose, 'request'>,
  code: string,
  browser: SignInBrowser,
): Promise<RightCode> {
  const purpose = { ...wanted, request: browser.request ?? '' };
  const { email } = purpose;
  const guess = await takeGuess(deps.db, purpose);
  const user = await findUserByEmail(deps.db, email);
  const isKnown = knows(deps.authSecret, browser.device, user?.id);
  const turns = guess ? guessLimits(browser, email, isKnown, guess) : strayGuessLimits(browser);
  try {
    await consumeLimits(deps.db, turns);
  } catch (error) {
    if (guess) await giveGuessBack(deps.db, purpose.request);
    throw error;
  }
  const codeHash = hashCode(deps.authSecret, purpose, code);
  if (!isSameHash(codeHash, guess?.codeHash ?? '')) throw new WrongCode(guess !== undefined);

  return {
    user,
    async consume(tx) {
      const sendTurns = await useCode(tx.prisma, purpose.request, codeHash);
      if (!sendTurns) throw new WrongCode(true);
      // Whoever has read the mail has shown that the address is theirs. What others have used up stays so.
      await tx.prisma.$executeRawUnsafe(refundSql, [...sendTurns, ...refundable(turns)]);
    },
  };
}
