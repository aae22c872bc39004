import { createHmac, randomBytes } from 'node:crypto';
import { isSameHash } from './sign-in-code';

/**
 * What a browser remembers of the people who have signed in with it: a random number of its own and, for each
 * of them, a mark that only this server can make. It names nobody and opens nothing: it says that whoever asks
 * for a code here has signed in as this person before, so that strangers' limits do not hold for them.
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export interface Device {
  nonce: string;
  /** The last who signed in stands first. */
  marks: string[];
}

/** A family's or a reception's computer; who has not been here for longest is forgotten first. */
const peopleRemembered = 10;
const form = /^[\w-]{22}(\.[\w-]{22})*$/;
const longest = 23 * (peopleRemembered + 1);

/** Undefined for what this server cannot have written. */
export function parseDevice(cookie = ''): Device | undefined {
  if (cookie.length > longest || !form.test(cookie)) return undefined;
  const [nonce = '', ...marks] = cookie.split('.');
  return { nonce, marks };
}

export function formatDevice({ nonce, marks }: Device): string {
  return [nonce, ...marks].join('.');
}

/**
 * Whether a person has signed in with this browser. The mark is made of the person's id: whoever gets the
 * address of somebody who was deleted is another person, and one whose address changes stays the same.
 */
export function knows(secret: string, device: Device | undefined, personId = ''): boolean {
  // Reckoned for nobody, too: the time must not tell whether an address has an account.
  const mark = markOf(secret, device?.nonce ?? '', personId);
  return (device?.marks ?? []).some((one) => isSameHash(one, mark));
}

/** The browser after a person has signed in with it. */
export function remember(secret: string, device: Device | undefined, personId: string): Device {
  const nonce = device?.nonce ?? randomBytes(16).toString('base64url');
  const mark = markOf(secret, nonce, personId);
  const others = (device?.marks ?? []).filter((one) => one !== mark);
  return { nonce, marks: [mark, ...others].slice(0, peopleRemembered) };
}

function markOf(secret: string, nonce: string, personId: string): string {
  const mac = createHmac('sha256', secret).update(`device:${nonce}:${personId}`).digest();
  return mac.subarray(0, 16).toString('base64url');
}
