import { SAMPLE_RATE } from '../pcm';

/** Talk that is tones, as PCM: who speaks, by pitch, for how many seconds; a pitch of 0 is silence. */
export function tones(...turns: [pitch: number, seconds: number][]): Buffer {
  const samples = turns.flatMap(([pitch, seconds]) =>
    Array.from({ length: seconds * SAMPLE_RATE }, (_, at) =>
      pitch === 0 ? 0 : 12_000 * Math.sin((2 * Math.PI * pitch * at) / SAMPLE_RATE),
    ),
  );
  return Buffer.from(Int16Array.from(samples).buffer);
}
