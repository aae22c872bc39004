import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import { BackupError } from '../backup-error';
import { cut } from './cut';

/** First line of an encrypted archive. After it a line of JSON, a line with its HMAC, and the pieces. */
const magic = 'tavla-encrypted-backup/1\n';
const pieceBytes = 64 * 1024;
const tagBytes = 16;
/** Room for the three lines. */
export const headerMaxBytes = 1024;

/** What OWASP's password storage cheat sheet asks of scrypt: 128 MB and a third of a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 };

const Header = z.object({
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  // Bounds, so that a forged header cannot ask for all memory.
  N: z
    .number()
    .int()
    .min(2)
    .max(2 ** 20),
  r: z.number().int().min(1).max(16),
  p: z.number().int().min(1).max(4),
  salt: z.base64url(),
});
type Header = z.infer<typeof Header>;

type Keys = { cipher: Buffer; header: Buffer };

/** How to read an encrypted archive: where its pieces begin, and their key. */
export type Unlocked = { offset: number; key: Buffer };

export function isEncrypted(start: Buffer): boolean {
  return start.toString('latin1', 0, magic.length) === magic;
}

/**
 * Encrypts a stream with a passphrase: AES-256-GCM in pieces of 64 KiB, as STREAM (Hoang, Reyhanitabar, Rogaway,
 * Vizár 2015) builds it: each nonce is the piece's number and whether it is the last one, so that pieces can
 * neither be moved, nor left out, nor cut off at the end without notice. The salt makes the key this file's own.
 */
export async function* encrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const header: Header = {
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    ...cost,
    salt: randomBytes(16).toString('base64url'),
  };
  const keys = await deriveKeys(passphrase, header);
  const lines = `${magic}${JSON.stringify(header)}\n`;
  yield Buffer.from(`${lines}${macOf(keys, lines).toString('base64url')}\n`);
  let number = 0n;
  for await (const { bytes, isLast } of cut(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce(number++, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Reads the header and tries the passphrase on it.
 * @throws BackupError when it is the wrong one, or the header is damaged
 */
export async function unlock(start: Buffer, passphrase: string): Promise<Unlocked> {
  const damaged = new BackupError('The archive is damaged: its first lines cannot be read.');
  const lines = start.toString('latin1').split('\n', 3);
  const [first = '', json = '', mac = ''] = lines;
  if (lines.length < 3) throw damaged;
  let header: Header;
  try {
    header = Header.parse(JSON.parse(json));
  } catch {
    throw damaged;
  }
  const keys = await deriveKeys(passphrase, header);
  const given = Buffer.from(mac, 'base64url');
  const wanted = macOf(keys, `${first}\n${json}\n`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new BackupError('The passphrase is not the one that this archive was made with.');
  }
  return { offset: first.length + json.length + mac.length + 3, key: keys.cipher };
}

/** The pieces after the header → the archive. @throws BackupError when one was changed or the end is missing */
export async function* decrypt(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0n;
  for await (const { bytes, isLast } of cut(source, pieceBytes + tagBytes)) {
    const tagAt = Math.max(0, bytes.length - tagBytes);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, isLast), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(tagAt));
      yield Buffer.concat([decipher.update(bytes.subarray(0, tagAt)), decipher.final()]);
    } catch (error) {
      throw new BackupError(
        `The archive is damaged or cut off: its encrypted piece ${number} does not hold. Use another one.`,
        { cause: error },
      );
    }
    number += 1n;
  }
}

function deriveKeys(passphrase: string, { N, r, p, salt }: Header): Promise<Keys> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), 64, options, (error, bytes) => {
      if (error) reject(error);
      else resolve({ cipher: bytes.subarray(0, 32), header: bytes.subarray(32) });
    });
  });
}

function macOf(keys: Keys, lines: string): Buffer {
  return createHmac('sha256', keys.header).update(lines).digest();
}

/** 12 bytes: the number, and 1 for the last piece. */
function nonce(number: bigint, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(number, 3);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}
