import { streamEvents } from '@tavla/shared/contracts/events';
import type { StreamResource } from '@tavla/shared/events';
import { streamHeartbeat } from '@tavla/shared/limits';
import { fetchInSession } from '@/api/fetch-in-session';
import type { PersonSession } from '@/api/person-session';
import { createSseParser, type SseBlock } from '@/lib/sse-parser';

/** The server refused the stream. */
export class StreamRefused extends Error {
  constructor(readonly status: number) {
    super(`The event stream was refused with ${status}`);
  }
}

/** Without a byte for this long the connection is dead, or the machine slept. */
const silenceMax = 2.5 * streamHeartbeat + 2_500;

interface StreamRequest {
  resources: readonly StreamResource[];
  lastEventId: string | undefined;
  signal: AbortSignal;
  onOpen: () => void;
  onBlock: (block: SseBlock) => void;
}

/**
 * Reads a person's event stream until it ends. fetch and not EventSource: it shows the status of a refusal and the
 * ids of heartbeats. Throws StreamRefused, or what fetch throws.
 */
export async function readEventStream(session: PersonSession, request: StreamRequest): Promise<void> {
  const query = new URLSearchParams({ resources: request.resources.join() });
  if (request.lastEventId !== undefined) query.set('lastEventId', request.lastEventId);
  const silence = new AbortController();
  const signal = AbortSignal.any([request.signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), silenceMax);
  try {
    const response = await fetchInSession(session, `${streamEvents.path}?${query}`, {
      credentials: 'include',
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      signal,
    });
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    request.onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parse = createSseParser();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMax);
      for (const block of parse(decoder.decode(part.value, { stream: true }))) request.onBlock(block);
    }
  } finally {
    clearTimeout(timer);
  }
}
