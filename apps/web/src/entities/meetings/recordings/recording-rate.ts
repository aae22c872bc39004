/** The sample rate of recordings: what speech recognition works with. */
export const recordingRate = 16_000;
/** Mono, 16 bit. */
export const bytesPerSecond = recordingRate * 2;

/** Length in milliseconds of a recording of so many bytes of samples. */
export function durationOf(sampleBytes: number): number {
  return (sampleBytes / bytesPerSecond) * 1_000;
}
