/**
 * A signal that aborts after so many milliseconds, also where only signals made of it are held: Node 20 forgets an
 * `AbortSignal.timeout` that nobody else holds, and what was to end by it goes on for ever.
 */
export function deadline(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('It took too long', 'TimeoutError'));
  setTimeout(end, milliseconds).unref();
  return controller.signal;
}
