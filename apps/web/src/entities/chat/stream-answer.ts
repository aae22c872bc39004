import { newMessage } from '@tavla/shared/contracts/chat';
import type { z } from 'zod';
import { bodyText } from '@/api/error-text';
import { fetchInSession } from '@/api/fetch-in-session';
import type { PersonSession } from '@/api/person-session';
import { createSseParser } from '@/lib/sse-parser';

/** The server refused a message or could not answer it; `status` is undefined when it broke off. */
export class AnswerFailed extends Error {
  constructor(
    readonly status: number | undefined,
    /** What the server said, for `bodyText`. */
    readonly body: unknown,
  ) {
    super(bodyText(body) ?? `The message was answered with ${status}`);
  }
}

type Answered = z.output<typeof newMessage.response>['data'];

interface Question {
  form: FormData;
  signal: AbortSignal;
  /** Gets the answer piece by piece. */
  onDelta: (delta: string) => void;
}

/**
 * Sends a person's message and reads the assistant's answer while it is written, where it is asked. fetch and not axios: only fetch
 * lets a browser read an answer in pieces.
 * @throws AnswerFailed, or what fetch throws when the server cannot be reached or `signal` aborts
 */
export async function streamAnswer(
  session: PersonSession,
  { form, signal, onDelta }: Question,
): Promise<Answered> {
  const response = await fetchInSession(session, newMessage.path, {
    method: newMessage.method,
    headers: { Accept: 'text/event-stream' },
    body: form,
    signal,
  });
  if (!response.ok || !response.body)
    throw new AnswerFailed(response.status, await response.json().catch(() => undefined));

  // Nobody was asked.
  if (response.headers.get('content-type')?.includes('json')) {
    return newMessage.response.parse(await response.json()).data;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parse = createSseParser();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const { data } of parse(decoder.decode(part.value, { stream: true }))) {
      const line = data === undefined ? {} : (JSON.parse(data) as Line);
      if (line.error) throw new AnswerFailed(undefined, line.error);
      if (line.delta !== undefined) onDelta(line.delta);
      if (line.answer !== undefined) return { answer: line.answer };
    }
  }
  throw new AnswerFailed(undefined, undefined);
}

interface Line {
  delta?: string;
  answer?: string;
  error?: unknown;
}
