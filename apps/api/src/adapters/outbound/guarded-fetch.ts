import type http from 'node:http';
import type { BlockList } from 'node:net';
import { askOnce } from './ask-once';
import { type CallFailure, failureOf } from './failure';
import { guardedAgent } from './guarded-agent';

/** A server that was not reached, or answered more than anybody reads. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  constructor(readonly why: CallFailure | 'too-large') {
    super(why);
  }
}

export interface FetchLimits {
  /** For everything, from looking up the name to the end of the answer, in milliseconds. */
  milliseconds: number;
  /** Of the answer. */
  answerBytes: number;
}

/** What of a request a library of the Fetch API asks for. */
export interface FetchOptions {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * Makes a `fetch` that calls public addresses and listed networks alone, in bounded time and memory. It follows nobody
 * elsewhere: a redirect is an answer like any other.
 * @throws FetchFailed
 */
export function guardedFetch(listed: BlockList, { milliseconds, answerBytes }: FetchLimits) {
  return async (address: string, options: FetchOptions): Promise<Response> => {
    const url = new URL(address);
    const late = AbortSignal.timeout(milliseconds);
    const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
    let agent: http.Agent | undefined;
    try {
      agent = guardedAgent(url, listed);
      const { method, body } = options;
      const answer = await askOnce(url, {
        ...{ agent, method, signal },
        headers: { ...options.headers, 'accept-encoding': 'identity' },
        body: body === undefined || body === null ? undefined : Buffer.from(String(body)),
      });
      const bytes = await wholeOf(answer, answerBytes);
      const { statusCode = 502 } = answer;
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      // Answers that must be empty are refused with a body, be it an empty one.
      const isEmpty = statusCode === 204 || statusCode === 205 || statusCode === 304;
      // An interim or impossible status is nothing that could be read.
      if (statusCode < 200 || statusCode > 599) throw new FetchFailed('broken');
      return new Response(isEmpty ? null : bytes, {
        status: statusCode,
        headers: headers as [string, string][],
      });
    } catch (error) {
      if (error instanceof FetchFailed) throw error;
      throw new FetchFailed(late.aborted ? 'timeout' : failureOf(error));
    } finally {
      agent?.destroy();
    }
  };
}

async function wholeOf(answer: http.IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += (piece as Buffer).length;
    if (size > most) throw new FetchFailed('too-large');
    pieces.push(piece as Buffer);
  }
  return Uint8Array.from(Buffer.concat(pieces));
}
