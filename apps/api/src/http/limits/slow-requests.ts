import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { say } from '@tavla/shared/error-words';
import type { ErrorBody } from '@tavla/shared/errors';

/** How long a server waits for its clients; milliseconds. */
export interface Patience {
  /** For the first line and the headers. */
  headers: number;
  /** For the next `progress` bytes of a body. */
  body: number;
  progress: number;
  /** For anything at all to move on a connection: longer than any answer takes to be made. */
  connection: number;
  /** How often it looks. */
  every: number;
}

export const patience: Patience = {
  headers: 10_000,
  body: 30_000,
  progress: 4 * 2 ** 10,
  connection: 180_000,
  every: 2_000,
};

/** Bytes of a request's headers: the announcement of an upload names up to a thousand people in one of them. */
export const headerBytesMax = 64 * 2 ** 10;

interface Body {
  response: ServerResponse;
  /** Bytes of the connection when it last moved enough, and when that was. */
  bytes: number;
  at: number;
}

/**
 * Cuts whoever stops sending a body in the middle of it. There is no limit on the whole: a recording may take
 * an hour on a slow line that moves. Time in which we have not read what is there already does not count.
 */
export function cutStalledBodies(server: Server, { body: limit, progress, every }: Patience): void {
  const bodies = new Map<IncomingMessage, Body>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    bodies.set(request, { response, bytes: request.socket.bytesRead, at: performance.now() });
  });
  const cutStalled = () => {
    const now = performance.now();
    for (const [request, body] of bodies) {
      const { socket, complete, readableLength } = request;
      if (complete || socket.destroyed) bodies.delete(request);
      else if (readableLength > 0 || socket.bytesRead - body.bytes >= progress) {
        body.bytes = socket.bytesRead;
        body.at = now;
      } else if (now - body.at >= limit) {
        bodies.delete(request);
        if (body.response.headersSent) socket.destroy();
        else hangUp(socket, 408);
      }
    }
  };
  const timer = setInterval(cutStalled, every).unref();
  server.on('close', () => clearInterval(timer));
}

const words = {
  400: ['Bad Request', say('unreadable')],
  408: ['Request Timeout', say('arrived-too-slowly')],
  431: ['Request Header Fields Too Large', say('headers-too-large', { kilobytes: headerBytesMax / 2 ** 10 })],
} as const;

const statusOf: Record<string, keyof typeof words> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, or never became one, in the one shape of errors. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code !== 'ECONNRESET') hangUp(socket, statusOf[code] ?? 400);
}

function hangUp(socket: Socket, status: keyof typeof words): void {
  const [phrase, said] = words[status];
  const body = JSON.stringify({ statusCode: status, code: 'validation', ...said } satisfies ErrorBody);
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${phrase}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`);
  socket.destroySoon();
}
