/** Bytes of one answer of a server, and of one line of it: far beyond what a model writes in the time it has. */
export interface AnswerBounds {
  total: number;
  line: number;
}

const usual: AnswerBounds = { total: 16 * 2 ** 20, line: 2 * 2 ** 20 };
const lineEnd = 0x0a;

/** A server sent more than any answer is. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * `fetch` whose answers end, and which goes nowhere else. A server that never stops sending, or never ends a line, which
 * its reader must hold as a whole, would fill the memory of this process: that breaks off with `AnswerTooLarge`.
 * @throws TypeError where a server sends its caller elsewhere. Node's own `redirect: 'error'` would do, but a request
 * with it cannot be called off any more once its answer has begun and memory was cleaned up (Node 20).
 */
export function boundedFetch(bounds: AnswerBounds = usual): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new TypeError(`the server sends elsewhere (${response.status})`);
    }
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(bounded(bounds)), {
      ...{ status: response.status, statusText: response.statusText, headers: response.headers },
    });
  };
}

function bounded({ total, line }: AnswerBounds): TransformStream<Uint8Array, Uint8Array> {
  let sent = 0;
  let inLine = 0;
  return new TransformStream({
    transform(chunk, controller) {
      sent += chunk.byteLength;
      const last = chunk.lastIndexOf(lineEnd);
      inLine = last < 0 ? inLine + chunk.byteLength : chunk.byteLength - 1 - last;
      if (sent > total || inLine > line) throw new AnswerTooLarge('the answer has no end');
      controller.enqueue(chunk);
    },
  });
}
