import { BYTES_PER_SAMPLE, bytesToMs, msToBytes } from '../pcm';

const windowMs = 30;

/** Where to cut a stretch of PCM in two, in milliseconds from its start: the quietest moment of its middle half. */
export function quietestCut(pcm: Uint8Array): number {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const lengthMs = bytesToMs(pcm.byteLength);
  let best = { atMs: Math.floor(lengthMs / 2), loudness: Number.POSITIVE_INFINITY };
  for (let atMs = Math.floor(lengthMs / 4); atMs + windowMs <= (lengthMs * 3) / 4; atMs += windowMs) {
    const loudness = loudnessOf(view, msToBytes(atMs), msToBytes(atMs + windowMs));
    if (loudness < best.loudness) best = { atMs: atMs + Math.floor(windowMs / 2), loudness };
  }
  return best.atMs;
}

function loudnessOf(view: DataView, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += BYTES_PER_SAMPLE) sum += Math.abs(view.getInt16(at, true));
  return sum;
}
