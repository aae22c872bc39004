import { EngineUnavailable } from '@/adapters/language/engine-unavailable';

/**
 * What a server sends, until it has sent nothing for too long.
 * @param open asks the server; gets a signal that ends the request, and what to call when it is asked anew
 * @throws EngineUnavailable `silent`; the reason of `signal`; whatever `open` and its pieces throw
 */
export async function* watched<Piece>(
  open: (signal: AbortSignal, onAsked: () => void) => Promise<AsyncIterable<Piece>>,
  silenceMs: number,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const silent = new AbortController();
  const seconds = Math.max(1, Math.round(silenceMs / 1_000));
  const timer = setTimeout(() => silent.abort(new EngineUnavailable('silent', { seconds })), silenceMs);
  // The client ends a stream that is called off as if it were whole.
  const check = () => {
    signal.throwIfAborted();
    silent.signal.throwIfAborted();
  };
  try {
    for await (const piece of await open(AbortSignal.any([signal, silent.signal]), () => timer.refresh())) {
      check();
      timer.refresh();
      yield piece;
    }
    check();
  } catch (error) {
    check();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
