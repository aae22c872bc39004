import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By it a secret scanner knows a token of ours, wherever one was left lying. */
export const tokenPrefix = 'tavla_pat_';
/** The same of the link of a calendar. */
export const calendarPrefix = 'tavla_cal_';
type Prefix = typeof tokenPrefix | typeof calendarPrefix;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62 to the power of 43 is just above 2 to the power of 256. */
const secretLength = 43;
const checksumLength = 6;
const form = new RegExp(`^[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** A new API token: the prefix, 256 random bits, and a checksum over both; all in letters and digits. */
export const newToken = () => newSecret(tokenPrefix);

/** A new secret of the same form. */
export function newSecret(prefix: Prefix): string {
  const secret = `${prefix}${inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)}`;
  return secret + checksumOf(secret);
}

/**
 * Pure: whether a text can be a token at all. One that was mistyped or cut is refused by this, without a question to
 * the database; it says nothing about whether there is such a token.
 */
export function isTokenForm(text: string, prefix: Prefix = tokenPrefix): boolean {
  if (!text.startsWith(prefix) || !form.test(text.slice(prefix.length))) return false;
  const secret = text.slice(0, -checksumLength);
  return text.slice(-checksumLength) === checksumOf(secret);
}

const checksumOf = (text: string) => inBase62(BigInt(crc32(text)), checksumLength);

function inBase62(value: bigint, length: number): string {
  let written = '';
  for (let rest = value; written.length < length; rest /= 62n) written = digits[Number(rest % 62n)] + written;
  return written;
}
