import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { residentBytes } from '../../../api/src/adapters/speech/limited-process';
import { SAMPLE_RATE, toWav } from '../../../api/src/adapters/speech/pcm';
import { addCompany } from '../board-rig';
import { startInstallation } from '../chaos/installation';
import { layCutLine } from './cut-line';
import { finds, until } from './rig';
import { type Progress, Sending } from './sending';

const MB = 1e6;
/** Ten seconds of noise, over and over: all of it in one place would be what the server must not do. */
const piece = randomBytes(10 * SAMPLE_RATE * 2);
const pieces = 3 * 360;
const size = 44 + pieces * piece.length;

/** The header of three hours, whose sound comes as it is sent. */
function header(): Buffer {
  const head = toWav(Buffer.alloc(0));
  head.writeUInt32LE(size - 8, 4);
  head.writeUInt32LE(size - 44, 40);
  return head;
}

/** The recording from a byte on. */
function* recording(from: number): Generator<Buffer> {
  const head = header();
  if (from < head.length) yield head.subarray(from);
  let at = Math.max(0, from - head.length);
  for (; at < size - head.length; at += piece.length - (at % piece.length)) {
    yield piece.subarray(at % piece.length);
  }
}

async function digest(parts: Iterable<Buffer> | AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest();
}

it('three hours over a line that breaks twice arrive whole, and never lie in memory', async () => {
  const place = await startInstallation({ layout: 'apart', onOwnEnd: () => {} });
  const [base = ''] = place.addresses;
  expect(await place.isWell()).toBe(true);
  const { cookies } = await addCompany(place, 1, 0);
  const headers = { cookie: cookies[0] ?? '' };
  const sum = await digest(recording(0));
  const line = await layCutLine(base, [100 * MB, 250 * MB]);
  const resident = () => residentBytes(place.apis[0]?.pid);
  const before = await resident();
  let most = before;
  const watching = setInterval(() => void resident().then((bytes) => (most = Math.max(most, bytes))), 50);
  try {
    const sending = await Sending.announce(line.url, headers.cookie, size, sum.toString('hex'));
    const offsets: number[] = [];
    let told: Progress | undefined;
    for (; !told?.audioId; told = await sending.ask()) {
      const offset = told?.offset ?? 0;
      offsets.push(offset);
      await sending.send(offset, size - offset, Readable.from(recording(offset)));
    }
    clearInterval(watching);
    expect(line.cuts()).toBe(2);
    // Each time it went on where it broke, less what was on its way.
    expect(offsets).toHaveLength(3);
    expect(offsets[1]).toBeGreaterThan(80 * MB);
    expect(offsets[2]).toBeGreaterThan(230 * MB);
    expect(told.sha256).toBe(sum.toString('base64'));
    expect((most - before) / MB).toBeLessThan(150);

    const meeting = `${base}/api/v1/audios/${told.audioId}`;
    const stored = await fetch(`${meeting}/file`, { headers });
    expect((await digest(stored.body ?? [])).equals(sum)).toBe(true);
    await until('its work to begin', () =>
      finds(place, `select 1 from audio where id = $1 and status <> 'queued'`, [told?.audioId]),
    );
    expect((await fetch(`${meeting}/cancel`, { method: 'POST', headers })).status).toBe(200);
    await until('an end of the work', () =>
      finds(place, `select 1 from audio where id = $1 and status = 'failed'`, [told?.audioId]),
    );
  } finally {
    clearInterval(watching);
    await line.close();
    await place.stop();
  }
}, 600_000);
