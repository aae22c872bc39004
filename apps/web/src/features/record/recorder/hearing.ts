/** Nothing is heard when the sound stays below this for so long; a quiet room is above it. */
const heardFrom = 0.003;
const silentMs = 10_000;

/**
 * Follows how long nothing has been heard.
 * @param quietMs the quiet time before this block of sound
 * @param level its loudest sample, 0 to 1
 */
export function quietAfter(quietMs: number, level: number, blockMs: number): number {
  return level >= heardFrom ? 0 : quietMs + blockMs;
}

/** Whether it has been quiet so long that something is wrong with the microphone. */
export function isSilent(quietMs: number): boolean {
  return quietMs >= silentMs;
}

/** The loudest of the samples, 0 to 1. */
export function levelOf(samples: Int16Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak / 32_768;
}
