import type { FastifyReply } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { startStream } from '@/http/answers/caching';
import { toErrorBody } from '@/http/errors/errors';
import type { AnswerHub } from '@/modules/events/answers/answer-hub';
import type { AnswerNote } from '@/modules/events/answers/answer-note';
import { waitForAnswer } from './wait-for-answer';

/**
 * Writes an answer while it is made: lines `{"delta"}`, at the end `{"answer"}`. Until the first piece is there, a
 * failure is an ordinary error; afterwards it is a line `{"error"}`. Whoever hangs up loses nothing: the answer is
 * written to its end.
 * @param requireStill throws once whoever reads may not read on
 */
export async function streamAnswer(
  reply: FastifyReply,
  hub: AnswerHub,
  db: CompanyDb,
  questionId: string,
  requireStill: () => Promise<void>,
): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const write = (data: object) => {
    if (reply.raw.destroyed) return;
    if (!reply.raw.headersSent) startStream(reply);
    reply.raw.write(`data: ${JSON.stringify(data)}\n\n`);
  };
  const deltas = new Deltas((delta) => write({ delta }));
  try {
    const waited = await waitForAnswer(hub, db, questionId, {
      patience: Number.POSITIVE_INFINITY,
      gone: gone.signal,
      requireStill,
      onNote: (note) => deltas.take(note),
    });
    deltas.upTo(waited.answer ?? '');
    write(waited);
  } catch (error) {
    if (!reply.raw.headersSent) throw error;
    write({ error: toErrorBody(error).body });
  }
  reply.raw.end();
  return reply;
}

/** Makes of the pieces of one or more tries a text that only grows. */
class Deltas {
  private sent = '';
  private attempt = 0;
  private text = '';

  constructor(private readonly send: (delta: string) => void) {}

  take({ attempt, at, text }: AnswerNote): void {
    if (attempt < this.attempt) return;
    if (attempt > this.attempt) this.text = '';
    this.attempt = attempt;
    // What lies between is in the whole answer, and told with it.
    if (at > this.text.length) return;
    this.text = this.text.slice(0, at) + text;
    this.upTo(this.text);
  }

  /** Sends what a text has beyond what was sent; one that does not begin so is left to the end. */
  upTo(text: string): void {
    if (text.length <= this.sent.length || !text.startsWith(this.sent)) return;
    this.send(text.slice(this.sent.length));
    this.sent = text;
  }
}
