import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** A key for one purpose, made of a secret that has others: neither says anything of the other. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `tavla:${purpose}`, 32));

/**
 * Encrypts a text (AES-256-GCM) for its place alone.
 * @param secret the server's
 * @param place what it belongs to: moved elsewhere, it cannot be opened
 */
export function seal(secret: string, purpose: string, place: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${sealed.toString('base64url')}`;
}

/** The text; undefined when it was sealed with another secret, for another place, or is damaged. */
export function unseal(secret: string, purpose: string, place: string, sealed: string): string | undefined {
  const [kind, encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (kind !== version || bytes.length < ivBytes + tagBytes) return undefined;
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(secret, purpose),
    bytes.subarray(0, ivBytes),
    options,
  );
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
