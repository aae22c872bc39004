/** How much had been sent when. */
export interface Sample {
  at: number;
  bytes: number;
}

/** The pace is that of the last so many milliseconds. */
const windowMs = 20_000;
/** Before that much has been seen, nobody can tell. */
const enoughMs = 2_000;

/** The samples that still tell the pace, with the newest; going back, as when a piece is sent again, begins anew. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1);
  if (last && (sample.bytes < last.bytes || sample.at < last.at)) return [sample];
  return [...samples.filter(({ at }) => at >= sample.at - windowMs), sample];
}

/** Milliseconds until all is sent at this pace; null while nobody can tell. */
export function timeLeft(samples: readonly Sample[], totalBytes: number): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < enoughMs || last.bytes === first.bytes) return null;
  const pace = (last.bytes - first.bytes) / (last.at - first.at);
  return Math.round((totalBytes - last.bytes) / pace);
}
