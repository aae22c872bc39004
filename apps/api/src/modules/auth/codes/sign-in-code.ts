import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { SignInType } from '@tavla/shared/contracts/auth';
import { codeLength } from '@tavla/shared/limits';

/** Six digits from a cryptographic source. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Beside signing in and registering: confirming that it is still oneself, taking another address, proving a domain. */
export type CodeType = SignInType | 'CONFIRM' | 'NEW_EMAIL' | 'DOMAIN';

/** What a code is good for: one browser's request, one address, one purpose. */
export interface CodePurpose {
  request: string;
  /** To which it is sent. */
  email: string;
  type: CodeType;
  /** What else must be the same when it is entered, where the code is part of a session. */
  within?: string;
}

/** What is kept of a code: useless without the server's secret, and for anything else. */
export function hashCode(secret: string, purpose: CodePurpose, code: string): string {
  const { request, email, type, within } = purpose;
  return createHmac('sha256', secret)
    .update(`sign-in-code:${request}:${type}:${email}:${code}${within ? `:${within}` : ''}`)
    .digest('base64url');
}

/** Compares in a time that does not depend on how much is right. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
