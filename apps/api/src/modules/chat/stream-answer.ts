import type { FastifyReply } from 'fastify';
import { startStream } from '@/http/answers/caching';
import { toErrorBody } from '@/http/errors/errors';

/**
 * Writes an answer while it is made: lines `{"delta"}`, at the end `{"answer"}`. Until the first piece is
 * there, a failure is an ordinary error; afterwards it is a line `{"error"}`. `ask` gets a signal that the
 * reader has stopped listening.
 */
export async function streamAnswer(
  reply: FastifyReply,
  ask: (onDelta: (delta: string) => void, stopped: AbortSignal) => Promise<string>,
): Promise<FastifyReply> {
  const stop = new AbortController();
  reply.raw.once('close', () => stop.abort());
  const write = (data: object) => {
    if (reply.raw.destroyed) return;
    if (!reply.raw.headersSent) startStream(reply);
    reply.raw.write(`data: ${JSON.stringify(data)}\n\n`);
  };
  try {
    const answer = await ask((delta) => write({ delta }), stop.signal);
    write({ answer });
  } catch (error) {
    if (!reply.raw.headersSent) throw error;
    write({ error: toErrorBody(error).body });
  }
  reply.raw.end();
  return reply;
}
