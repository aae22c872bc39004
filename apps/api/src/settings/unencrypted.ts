import { isThisMachine } from '../lib/this-machine';
import type { Env } from './env';

const http: [name: string, what: string, of: (env: Addresses) => string | null | undefined][] = [
  ['PUBLIC_URL', 'cookies, and all that people read and write,', ({ publicUrl }) => publicUrl],
  ['S3_ENDPOINT', 'recordings and attachments', ({ s3 }) => s3?.endpoint],
  ['OPENAI_BASE_URL', 'recordings, transcripts and questions', ({ openai }) => openai?.baseUrl],
];

type Addresses = Pick<Env, 'publicUrl' | 's3' | 'openai'>;

/**
 * Pure: a line for each setting that lets something travel to or from another machine without encryption. They are
 * warned of and not refused: a bucket may stand in the same closed network. The database and the mail server are
 * asked for encryption themselves.
 */
export function unencrypted(env: Addresses): string[] {
  return http.flatMap(([name, what, of]) => {
    const address = of(env);
    if (!address?.startsWith('http:') || isThisMachine(new URL(address).hostname)) return [];
    return `${name} is http: ${what} travel unencrypted. Use https unless nobody else is on that network.`;
  });
}
