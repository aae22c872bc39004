import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sampleRate = 48_000;
const seconds = 30;

/**
 * A WAV (48 kHz, mono, 16 bit) that Chromium plays into its fake microphone: half a second of tone and half a
 * second of silence in turn, so that level and silence detection both have something to show.
 * @returns its absolute path
 */
export function fakeMicrophone(): string {
  const folder = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));
  const file = path.join(folder, 'fake-microphone.wav');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, wav());
  renameSync(partial, file);
  return file;
}

function wav(): Buffer {
  const samples = sampleRate * seconds;
  const buffer = Buffer.alloc(44 + samples * 2);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(36 + samples * 2, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(sampleRate, 24);
  buffer.writeUInt32LE(sampleRate * 2, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const isTone = Math.floor(index / (sampleRate / 2)) % 2 === 0;
    const sample = isTone ? Math.sin((2 * Math.PI * 220 * index) / sampleRate) * 8_000 : 0;
    buffer.writeInt16LE(Math.round(sample), 44 + index * 2);
  }
  return buffer;
}
