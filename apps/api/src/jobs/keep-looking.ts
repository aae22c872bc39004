export interface LookLog {
  warn(details: object, text: string): void;
}

/**
 * Looks now and every so many milliseconds, for jobs that nothing else makes. A look that fails is logged, with what it
 * was for, and the next one is tried.
 */
export function keepLooking(
  look: () => Promise<void>,
  every: number,
  log: LookLog,
  purpose: string,
): { stop(): void } {
  const round = () => void look().catch((err) => log.warn({ err }, purpose));
  round();
  const timer = setInterval(round, every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
