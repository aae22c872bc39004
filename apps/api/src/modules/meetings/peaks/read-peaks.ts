import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BYTES_PER_SAMPLE } from '@/adapters/speech/pcm';

/** Of one recording, a byte each: as many as a wide screen shows. */
export const peaksMax = 1_000;
/** Of so many samples one is looked at: a peak is the same, and a day of sound costs a second. */
const step = 8;

/**
 * How loud a recording is along its length, from 0 to 255, the loudest place being 255. Read from a file of PCM (see
 * `pcm.ts`) as it streams by. The root makes quiet speech visible beside loud.
 */
export async function readPeaks(pcmPath: string): Promise<Uint8Array<ArrayBuffer>> {
  const samples = Math.floor((await stat(pcmPath)).size / BYTES_PER_SAMPLE);
  const count = Math.min(peaksMax, samples);
  const peaks = new Float64Array(count);
  let at = 0;
  for await (const chunk of createReadStream(pcmPath, { highWaterMark: 2 ** 18 }) as AsyncIterable<Buffer>) {
    const end = at + Math.floor(chunk.length / BYTES_PER_SAMPLE);
    for (let sample = at; sample < end; sample += step) {
      const place = Math.floor((sample / samples) * count);
      const height = Math.abs(chunk.readInt16LE((sample - at) * BYTES_PER_SAMPLE));
      if (height > (peaks[place] ?? 0)) peaks[place] = height;
    }
    at = end;
  }
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 1);
  return Uint8Array.from(peaks, (peak) => Math.round(255 * Math.sqrt(peak / loudest)));
}
