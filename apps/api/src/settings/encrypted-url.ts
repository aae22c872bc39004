import { isThisMachine } from '../lib/this-machine';

/**
 * The address of a database with what it takes to be encrypted: a server on another machine must show a
 * certificate that holds for its name, unless the address itself says otherwise by `sslmode`.
 */
export function encryptedUrl(url: string): string {
  const parsed = new URL(url);
  const isSaid = parsed.searchParams.has('sslmode') || parsed.searchParams.has('ssl');
  const host = parsed.searchParams.get('host') ?? parsed.hostname;
  if (isSaid || isThisMachine(host)) return url;
  parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.toString();
}
