import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { toWav } from '../../../api/src/adapters/speech/pcm';
import type { Installation } from '../chaos/installation';
import { finds, killAndWait, type Target, until, untilInTime, waitsFor } from './rig';
import { type Progress, Sending, sha256Of } from './sending';

/** A step of an upload in which something dies. */
interface Point {
  step: string;
  /** Goes on with the upload until it is exactly there. */
  reach(upload: Upload): Promise<() => Promise<void>>;
  /** Bytes that have to be there afterwards. */
  keeps: number;
}

/** Noise too soft to be speech, which nobody has sent before. */
const sound = () => toWav(randomBytes(400_000).map((byte, at) => (at % 2 ? 0 : byte & 7)));
const size = sound().length;
const half = size / 2;

const points: Point[] = [
  { step: 'announced', reach: async () => async () => {}, keeps: 0 },
  {
    step: 'half sent',
    async reach(upload) {
      upload.sending.begin(0, size).write(upload.file.subarray(0, half));
      await until('half of it on the disk', async () => (await upload.onDisk()) === half);
      return async () => {};
    },
    keeps: half,
  },
  {
    step: 'whole, and nobody has looked at it',
    async reach(upload) {
      const sent = upload.sending.begin(half, half);
      sent.write(upload.file.subarray(half, size - 1));
      await until('all but a byte on the disk', async () => (await upload.onDisk()) === size - 1);
      const release = await upload.place.hold('lock table upload in access exclusive mode');
      sent.end(upload.file.subarray(size - 1));
      await until('the end', async () => (await upload.onDisk()) === size && upload.waitsFor('upload'));
      return release;
    },
    keeps: size,
  },
  {
    step: 'its checksum counted, and no meeting yet',
    async reach(upload) {
      const release = await upload.place.hold('lock table audio in share row exclusive mode');
      void upload.sending.ask();
      await until('a meeting that cannot be written', () => upload.waitsFor('audio'));
      return release;
    },
    keeps: size,
  },
  {
    step: 'a meeting written, and its upload not yet at its end: both are of one change',
    async reach(upload) {
      const release = await upload.place.hold('lock table upload in share mode');
      void upload.sending.ask();
      await until('an upload that cannot end', () => upload.waitsFor('upload'));
      const isThere = await finds(upload.place, 'select 1 from audio where id = $1', [upload.sending.id]);
      expect(isThere).toBe(false);
      return release;
    },
    keeps: size,
  },
];

/** An upload and the server that it goes to. */
class Upload {
  constructor(
    readonly place: Installation,
    readonly sending: Sending,
    readonly file: Buffer,
  ) {}

  waitsFor(table: string): Promise<boolean> {
    return waitsFor(this.place, table);
  }

  async onDisk(): Promise<number> {
    return (await stat(join(this.place.dataDir, 'uploads', this.sending.id))).size;
  }

  /** How far the server says that it is, once it can say so. */
  async progress(): Promise<Progress> {
    let progress: Progress | undefined;
    await until('an answer', async () => {
      progress = await this.sending.ask();
      return progress !== undefined;
    });
    return progress as Progress;
  }
}

/**
 * Sends a recording, kills something in each of its steps, and goes on as a client does.
 * @throws AssertionError when something was lost, or is there twice
 */
export async function killUpload(place: Installation, target: Target, cookie: string): Promise<void> {
  const [base = ''] = place.addresses;
  const file = sound();
  const sending = await Sending.announce(base, cookie, size, sha256Of(file));
  const upload = new Upload(place, sending, file);
  for (const { step, reach, keeps } of points) {
    const release = await reach(upload);
    await killAndWait(place, target);
    await release();
    // Whoever asks for a whole upload brings it to its end.
    if (keeps < size) expect((await upload.progress()).offset, step).toBe(keeps);
  }
  const { audioId, sha256 } = await upload.progress();
  expect([audioId, sha256]).toEqual([sending.id, Buffer.from(sha256Of(file), 'hex').toString('base64')]);
  await untilInTime(place, 'its transcript', () =>
    finds(place, `select 1 from audio where id = $1 and status = 'done'`, [sending.id]),
  );
  const stored = await fetch(`${base}/api/v1/audios/${audioId}/file`, { headers: { cookie } });
  expect(sha256Of(Buffer.from(await stored.arrayBuffer()))).toBe(sha256Of(file));
  const { rows } = await place.query(
    `select (select count(*)::int from audio) as meetings, (select count(*)::int from upload) as uploads,
       (select count(*)::int from event where resource = 'audios' and action = 'create') as told,
       (select count(*)::int from audit_entry where action = 'audio.create') as written`,
  );
  expect(rows).toEqual([{ meetings: 1, uploads: 1, told: 1, written: 1 }]);
}
