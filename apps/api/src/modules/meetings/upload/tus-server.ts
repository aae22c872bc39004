import { say } from '@tavla/shared/error-words';
import type { ErrorBody, ErrorCode } from '@tavla/shared/errors';
import { Server } from '@tus/server';

const codes: Record<number, ErrorCode> = {
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'wrong-file-type',
  429: 'too-many-requests',
};

/** The protocol's server, whose refusals have the one shape of errors instead of plain text. */
export class TusServer extends Server {
  override async write(...[context, headers, status, body = '']: Parameters<Server['write']>) {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('content-type', 'application/json; charset=utf-8');
    return super.write(context, headers, status, body.startsWith('{') ? body : wrap(status, body));
  }
}

function wrap(statusCode: number, words: string): string {
  const code = codes[statusCode] ?? (statusCode < 500 ? 'validation' : 'internal');
  const said = say('upload-protocol', { detail: words.trim() });
  return JSON.stringify({ statusCode, code, ...said } satisfies ErrorBody);
}
