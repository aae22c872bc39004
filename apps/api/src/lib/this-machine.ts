import { isIPv4 } from 'node:net';

/** Whether a host of a URL is this machine, where nothing needs to be encrypted on its way. Sockets are files. */
export function isThisMachine(host: string): boolean {
  const name = decodeURIComponent(host)
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return (
    name === '' ||
    name.startsWith('/') ||
    name === 'localhost' ||
    name === '::1' ||
    (isIPv4(name) && name.startsWith('127.'))
  );
}
