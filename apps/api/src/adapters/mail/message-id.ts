import { createHash } from 'node:crypto';

/**
 * The Message-ID of a mail that may be sent twice: the same whenever it is sent to the same address, so that mail
 * systems can drop a repeat (RFC 5322, 3.6.4). `publicUrl` names the host.
 */
export function messageIdOf(kind: string, id: string, email: string, publicUrl: string): string {
  const address = createHash('sha256').update(email).digest('hex').slice(0, 12);
  return `<${kind}.${id}.${address}@${new URL(publicUrl).hostname}>`;
}
