import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { decodeAudio } from '../../../api/src/adapters/speech/decode-audio';
import { toWav } from '../../../api/src/adapters/speech/pcm';
import { meetingFixture } from '../../../api/src/test/meeting-fixtures';

/** As a studio records: the larger a recording is for its length, the more of the largest file is its length. */
const rate = 48_000;
const channels = 2;

/**
 * Writes a WAV of so many bytes, 48 kHz in stereo: one English meeting again and again.
 * @returns its SHA-256 in hexadecimal
 */
export async function writeLargeFile(file: string, bytes: number): Promise<string> {
  const decoded = `${file}.pcm`;
  await decodeAudio(meetingFixture('en-04-incident-review').path, decoded);
  const once = widened(await readFile(decoded));
  const hash = createHash('sha256');
  const output = await open(file, 'w');
  const write = async (piece: Buffer) => {
    hash.update(piece);
    await output.write(piece);
  };
  await write(headOf(bytes));
  for (let left = bytes - 44; left > 0; left -= once.length) await write(once.subarray(0, left));
  await output.close();
  return hash.digest('hex');
}

/** Each sample of 16 kHz three times on both channels. */
function widened(pcm: Buffer): Buffer {
  const times = (rate / 16_000) * channels;
  const wide = Buffer.alloc(pcm.length * times);
  for (let at = 0; at < pcm.length; at += 2) {
    const sample = pcm.readInt16LE(at);
    for (let again = 0; again < times; again++) wide.writeInt16LE(sample, at * times + again * 2);
  }
  return wide;
}

function headOf(bytes: number): Buffer {
  const head = Buffer.from(toWav(Buffer.alloc(0)));
  head.writeUInt32LE(bytes - 8, 4);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt32LE(bytes - 44, 40);
  return head;
}
