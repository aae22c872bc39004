import type { Deps } from '@/deps';

/**
 * Whom passkeys are made for: the host and the origin of PUBLIC_URL, whatever address a request names. A browser
 * shows a passkey to nobody else, and a signature for somebody else is refused.
 */
export function relyingParty({ publicUrl }: Pick<Deps['env'], 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, rpName: 'Tavla', origin };
}

/**
 * By which a device tells the accounts of one address apart: the bytes of the person's id, so a person of another
 * company in the same browser has a passkey of their own. It says nothing of who it is.
 */
export function userHandle(personId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex'));
}
