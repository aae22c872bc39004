import { open } from 'node:fs/promises';

/** The one format of sound inside the product: 16 kHz, one channel, signed 16 bit, little endian. */
export const SAMPLE_RATE = 16_000;
export const BYTES_PER_SAMPLE = 2;
const BYTES_PER_MS = (SAMPLE_RATE * BYTES_PER_SAMPLE) / 1000;

/** Milliseconds of sound in so many bytes of PCM. */
export function bytesToMs(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_MS);
}

/** Bytes of PCM that so many milliseconds take. */
export function msToBytes(ms: number): number {
  return Math.round(ms) * BYTES_PER_MS;
}

/**
 * The samples of a PCM file from `startMs` to `endMs`; fewer when the file ends before.
 *
 * @throws the file system's error when the file cannot be read
 */
export async function readPcm(path: string, startMs: number, endMs: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(Math.max(0, msToBytes(endMs) - msToBytes(startMs)));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, msToBytes(startMs));
    return buffer.subarray(0, bytesRead - (bytesRead % BYTES_PER_SAMPLE));
  } finally {
    await file.close();
  }
}

/** PCM bytes as samples between -1 and 1. */
export function toFloatSamples(pcm: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const samples = new Float32Array(Math.floor(pcm.byteLength / BYTES_PER_SAMPLE));
  for (let i = 0; i < samples.length; i++) {
    samples[i] = view.getInt16(i * BYTES_PER_SAMPLE, true) / 32_768;
  }
  return samples;
}

/** PCM bytes as a WAV file. */
export function toWav(pcm: Uint8Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + pcm.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(pcm.byteLength, 40);
  return Buffer.concat([header, pcm]);
}
