import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  write(file, tones());
  return file;
}

/** Two turns of a staged meeting that lie beside the project, in milliseconds: in each somebody promises something. */
const turns = [
  [33_600, 38_900],
  [39_400, 46_900],
] as const;
const before = 2;
const between = 5;
const meeting = fileURLToPath(
  new URL('../../../../../shared/data/meetings/en-04-incident-review.wav', import.meta.url),
);

/** The seconds of `spokenMicrophone`: how long nobody speaks in the middle, and how long all of it is. */
export const spokenSeconds = { quietFrom: 7.3, quietTo: 12.3, all: 20 };

/**
 * What two people say in a meeting, with five seconds of silence between them, as Chromium plays it.
 * @returns its absolute path; undefined where the recordings do not lie beside the project
 */
export function spokenMicrophone(): string | undefined {
  if (!existsSync(meeting)) return undefined;
  const sound = readFileSync(meeting);
  const silence = (length: number) => Buffer.alloc(length * sampleRate * 2);
  const [first, second] = turns.map(([from, to]) => threefold(sound.subarray(44 + from * 32, 44 + to * 32)));
  if (!first || !second) return undefined;
  const file = path.join(path.dirname(fakeMicrophone()), 'spoken-microphone.wav');
  write(file, Buffer.concat([header(), silence(before), first, silence(between), second, silence(1)]));
  return file;
}

/** 16 kHz as 48 kHz, by straight lines. */
function threefold(pcm: Buffer): Buffer {
  const samples = pcm.length / 2;
  const made = Buffer.alloc(pcm.length * 3);
  for (let at = 0; at < samples; at++) {
    const here = pcm.readInt16LE(at * 2);
    const next = at + 1 < samples ? pcm.readInt16LE(at * 2 + 2) : here;
    for (let third = 0; third < 3; third++)
      made.writeInt16LE(Math.round(here + ((next - here) * third) / 3), (at * 3 + third) * 2);
  }
  return made;
}

/** Several processes may do so at once. */
function write(file: string, wav: Buffer): void {
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(wav.length - 44, 40);
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, wav);
  renameSync(partial, file);
}

/** Of a WAV whose length is not known yet. */
function header(): Buffer {
  const buffer = Buffer.alloc(44);
  buffer.write('RIFF', 0);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(sampleRate, 24);
  buffer.writeUInt32LE(sampleRate * 2, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36);
  return buffer;
}

function tones(): Buffer {
  const samples = sampleRate * seconds;
  const buffer = Buffer.concat([header(), Buffer.alloc(samples * 2)]);
  for (let index = 0; index < samples; index += 1) {
    const isTone = Math.floor(index / (sampleRate / 2)) % 2 === 0;
    const sample = isTone ? Math.sin((2 * Math.PI * 220 * index) / sampleRate) * 8_000 : 0;
    buffer.writeInt16LE(Math.round(sample), 44 + index * 2);
  }
  return buffer;
}
