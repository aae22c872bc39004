import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decrypt, encrypt, headerMaxBytes, isEncrypted, unlock } from './encryption';

const passphrase = 'correct horse battery staple';
const piece = 64 * 1024;

async function* inChunks(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

async function open(sealed: Buffer, words = passphrase): Promise<Buffer> {
  const { offset, key } = await unlock(sealed.subarray(0, headerMaxBytes), words);
  return all(decrypt(inChunks(sealed.subarray(offset)), key));
}

describe('encrypt', () => {
  let plain: Buffer;
  let sealed: Buffer;
  let offset: number;
  let key: Buffer;

  /** What follows the first lines, read with the key that they lead to: deriving it costs 128 MB each time. */
  const openPieces = (pieces: Buffer) => all(decrypt(inChunks(pieces), key));

  beforeAll(async () => {
    plain = randomBytes(3 * piece + 17);
    sealed = await all(encrypt(inChunks(plain), passphrase));
    ({ offset, key } = await unlock(sealed.subarray(0, headerMaxBytes), passphrase));
  });

  it.each([0, 1, piece - 1, piece, piece + 1, 2 * piece])('gives %i bytes back', async (size) => {
    const bytes = randomBytes(size);
    const made = await all(encrypt(inChunks(bytes), passphrase));
    expect(isEncrypted(made)).toBe(true);
    expect((await open(made)).equals(bytes)).toBe(true);
  });

  it('says that the passphrase is another one', async () => {
    await expect(open(sealed, 'correct horse battery stable')).rejects.toThrow(
      'The passphrase is not the one that this archive was made with.',
    );
  });

  it('never makes the same twice, and shows nothing of the text', async () => {
    const text = Buffer.from('attack at dawn '.repeat(100));
    const [one, two] = await Promise.all([1, 2].map(() => all(encrypt(inChunks(text), passphrase))));
    expect(one?.subarray(-500).equals(two?.subarray(-500) ?? Buffer.alloc(0))).toBe(false);
    expect(one?.includes('attack')).toBe(false);
  });

  it('notices one flipped bit in any piece', async () => {
    for (const at of [0, piece - 1, piece, piece + 16, 2 * piece + 99, sealed.length - offset - 1]) {
      const bent = Buffer.from(sealed.subarray(offset));
      bent.writeUInt8(bent.readUInt8(at) ^ 1, at);
      await expect(openPieces(bent)).rejects.toThrow(/damaged or cut off: its encrypted piece \d/);
    }
  });

  it('notices an end that is missing, also between two pieces', async () => {
    const sealedPiece = piece + 16;
    for (const length of [0, 5, sealedPiece, sealedPiece + 1, 3 * sealedPiece]) {
      await expect(openPieces(sealed.subarray(offset, offset + length))).rejects.toThrow(
        'damaged or cut off',
      );
    }
  });

  it('notices pieces that changed places', async () => {
    const sealedPiece = piece + 16;
    const [first, second] = [0, 1].map((n) =>
      sealed.subarray(offset + n * sealedPiece, offset + (n + 1) * sealedPiece),
    );
    const rest = sealed.subarray(offset + 2 * sealedPiece);
    const swapped = [second, first, rest].map((part) => part ?? Buffer.alloc(0));
    await expect(openPieces(Buffer.concat(swapped))).rejects.toThrow('encrypted piece 0');
  });

  it('does not spend all memory on a forged header', async () => {
    const forged = sealed.toString('latin1', 0, headerMaxBytes).replace('"N":131072', '"N":1073741824');
    await expect(unlock(Buffer.from(forged, 'latin1'), passphrase)).rejects.toThrow('first lines');
  });
});
