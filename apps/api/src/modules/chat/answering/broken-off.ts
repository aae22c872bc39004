/** The try to answer a question ends here, and another one goes on or nobody waits any more: nothing of it is kept. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/**
 * Whoever asked can stop an answer, and what was written by then is kept. Everything else that aborts one is thrown.
 * @throws whatever the signal was aborted for, unless that was a plain stop
 */
export function requirePlainStop({ reason }: AbortSignal): void {
  if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
}
