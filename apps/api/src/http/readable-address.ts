import type { IncomingMessage } from 'node:http';
import { apiPath } from './web';

/**
 * The address of a request, in whose place the router reads another where a browser asks for a page by one that is no
 * address at all, such as a link that was cut within a %: the app then shows its own page for what is not there. Of
 * the API, and to whoever wants no page, it stays what it is and is refused.
 */
export function readableAddress({
  url = '/',
  method,
  headers,
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) {
  const isPage = method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !apiPath.test(url);
  return isPage && !isReadable(url) ? '/not-found' : url;
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
