import type { Database } from '@/db/database';
import { consumeLimits, type Limit, refundable, refundLimits } from '../codes/rate-limits';
import { newRequest, type SignInBrowser } from '../codes/sign-in-browser';
import { type Ceremony, saveChallenge, takeChallenge } from './challenges.repo';
import { WrongPasskey } from './wrong-passkey';

const hour = 3_600_000;
/** Challenges an hour, for each IP address: offices share one, so this only stops machines. */
const perIp = 600;
/** The same for each browser. A sign-in page that is opened asks for one. */
const perBrowser = 60;

type Purpose = Pick<Ceremony, 'purpose' | 'sessionId'>;

/**
 * Keeps the challenge for the browser that asked, after it has taken a turn of each limit. The secret of a browser stays
 * the same while it is asked anew: two tabs at the sign-in page do not take it from each other.
 * @returns the secret for the browser's cookie
 * @throws HttpError 429 over a limit
 */
export async function beginCeremony(
  db: Database,
  purpose: Purpose,
  browser: SignInBrowser,
  challenge: string,
): Promise<string> {
  await consumeLimits(db, limitsOf(browser, purpose));
  const secret = browser.ceremony ?? newRequest();
  await saveChallenge(db, { ...purpose, secret }, challenge);
  return secret;
}

/**
 * Uses up the challenge that a device has signed, before anything else is looked at.
 * @returns the challenge, which is ours, and for this
 * @throws WrongPasskey
 */
export async function endCeremony(
  db: Database,
  purpose: Purpose,
  { ceremony }: SignInBrowser,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const isOurs =
    ceremony && challenge && (await takeChallenge(db, { ...purpose, secret: ceremony }, challenge));
  if (!isOurs) throw new WrongPasskey('passkey-too-late');
  return challenge;
}

/** A passkey that was right costs no turn: what is counted is what comes to nothing. */
export function refundCeremony(db: Database, purpose: Purpose, browser: SignInBrowser): Promise<void> {
  return refundLimits(db, refundable(limitsOf(browser, purpose)));
}

function limitsOf({ id, origin }: SignInBrowser, { sessionId }: Purpose): Limit[] {
  const limit = (key: string, max: number): Limit => ({
    ...{ key, max, window: hour, words: 'too-many-passkey-tries' },
  });
  if (sessionId) return [limit(`passkey-session:${sessionId}`, perBrowser)];
  return [limit(`passkey-ip:${origin.ip}`, perIp), limit(`passkey-browser:${id}`, perBrowser)];
}

/** What a browser says was signed; undefined for what no browser writes. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
