/** One Ctrl-C reaches us more than once when a package manager passes it on, too. */
const sameKeystroke = 2_000;

/**
 * Runs `stop` at the first signal to end: Ctrl-C, a service manager, a terminal that is closed. Somebody who
 * presses Ctrl-C again later does not want to wait any longer.
 */
export function onStopSignal(stop: () => void): void {
  let first = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === 0) {
        first = performance.now();
        stop();
      } else if (performance.now() - first > sameKeystroke) {
        process.exit(1);
      }
    });
  }
  // A closed terminal cannot be written to; that is no reason to leave the database running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
