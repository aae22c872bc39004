import { say } from '@tavla/shared/error-words';
import type { ErrorBody, ErrorCode } from '@tavla/shared/errors';
import { Server } from '@tus/server';
import { emptyKept } from './clear/clear-empty';

const codes: Record<number, ErrorCode> = {
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'wrong-file-type',
  429: 'too-many-requests',
};

/**
 * The protocol's server, whose refusals have the one shape of errors instead of plain text. What is only announced runs
 * out sooner than what has begun to arrive.
 */
export class TusServer extends Server {
  constructor(...all: ConstructorParameters<typeof Server>) {
    super(...all);
    const announcing = this.handlers.POST;
    const write = announcing.write.bind(announcing);
    announcing.write = (status, headers, body) => write(status, untilEmpty(headers), body);
  }

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

/** Says how long what was announced is kept while nothing of it has arrived. */
function untilEmpty(headers: Record<string, string | number> = {}): Record<string, string | number> {
  const isEmpty = 'Upload-Expires' in headers && !Number(headers['Upload-Offset']);
  const until = new Date(Date.now() + emptyKept).toUTCString();
  return isEmpty ? { ...headers, 'Upload-Expires': until } : headers;
}
