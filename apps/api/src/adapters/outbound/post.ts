import type http from 'node:http';
import { askOnce } from './ask-once';
import { type CallFailure, failureOf } from './failure';

/** What came of one request: a status with the beginning of the answer, or why there was none. */
export interface Posted {
  status: number | null;
  answer: string;
  /** null where there was an answer. */
  failure: CallFailure | null;
  milliseconds: number;
  /** Seconds that the server wants to be left alone, where it says so. */
  retryAfter: number | null;
}

export interface PostLimits {
  /** For everything, from looking up the name to the end of the answer, in milliseconds. */
  milliseconds: number;
  /** Of the answer: what comes after is not read. */
  answerBytes: number;
}

/**
 * Sends a body and reads the beginning of the answer, in bounded time and memory. It follows nobody elsewhere: a
 * redirect is an answer like any other. Whatever goes wrong is in the result.
 * @param signal calls it off, which throws
 */
export async function post(
  url: URL,
  { agent, headers, body }: { agent: http.Agent; headers: Record<string, string>; body: Buffer },
  { milliseconds, answerBytes }: PostLimits,
  signal: AbortSignal,
): Promise<Posted> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  const late = AbortSignal.timeout(milliseconds);
  const either = AbortSignal.any([signal, late]);
  try {
    const response = await askOnce(url, { agent, method: 'POST', headers, body, signal: either });
    const answer = await beginning(response, answerBytes);
    return {
      ...{ status: response.statusCode ?? null, answer, failure: null, milliseconds: took() },
      retryAfter: secondsOf(response.headers['retry-after']),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = late.aborted ? 'timeout' : failureOf(error);
    return { status: null, answer: '', failure, milliseconds: took(), retryAfter: null };
  }
}

/** A number of seconds, or the day and time until when. Source: RFC 9110, 10.2.3. */
function secondsOf(value = ''): number | null {
  const seconds = Number(value);
  const after = Number.isNaN(seconds) ? (Date.parse(value) - Date.now()) / 1_000 : seconds;
  return Number.isFinite(after) && after > 0 ? after : null;
}

/** The first bytes as text. What is cut off or comes too late is left out: the status has said what matters. */
async function beginning(response: http.IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
      if (size > most) break;
    }
  } catch {
    // Its beginning is here.
  }
  return Buffer.concat(pieces).subarray(0, most).toString('utf8').replaceAll('\0', '');
}
