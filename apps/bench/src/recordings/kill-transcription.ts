import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { decodeAudio } from '../../../api/src/adapters/speech/decode-audio';
import { msToBytes, toWav } from '../../../api/src/adapters/speech/pcm';
import { meetingFixture } from '../../../api/src/test/meeting-fixtures';
import type { Installation } from '../chaos/installation';
import { finds, killAndWait, type Target, untilInTime, waitsFor } from './rig';

interface Meeting {
  place: Installation;
  id: string;
}

/** A step of a transcription in which something dies. */
interface Point {
  step: string;
  /** What holds the step's end back, where it would be over before anybody sees it. */
  lock?: string;
  isReached(meeting: Meeting): Promise<boolean>;
}

/** A worker is at a job of this meeting, which is in this state. */
const isAt = (job: string, state: string) => (meeting: Meeting) =>
  finds(
    meeting.place,
    `select 1 from graphile_worker.jobs j, audio a
     where j.task_identifier = $1 and j.locked_at is not null and a.id = $2 and ${state}`,
    [job, meeting.id],
  );

const points: Point[] = [
  { step: 'decode', isReached: isAt('audio.decode', `a.status = 'transcribing' and a."durationMs" is null`) },
  { step: 'detect', isReached: isAt('audio.detect', 'a."durationMs" > 0') },
  {
    step: 'recognise',
    isReached: isAt('audio.recognise', 'exists (select 1 from audio_chunk c where c."doneAt" is null)'),
  },
  {
    step: 'analyse',
    lock: 'lock table action_item in share row exclusive mode',
    isReached: ({ place }) => waitsFor(place, 'action_item'),
  },
  {
    step: 'propose',
    lock: 'lock table task in share row exclusive mode',
    isReached: ({ place }) => waitsFor(place, 'task'),
  },
];

/** So long is quiet afterwards, that no step is over before anybody sees it. */
const quietMs = 120_000;

/** Two turns of a meeting, in which two people promise something, and quiet. */
async function cutPromise(): Promise<Buffer> {
  const { path, truth } = meetingFixture('en-04-incident-review');
  const folder = await mkdtemp(join(tmpdir(), 'tavla-promise-'));
  const pcm = join(folder, 'pcm');
  await decodeAudio(path, pcm);
  const [from = 0, to = 0] = [truth.turns[6]?.startMs, truth.turns[7]?.endMs];
  const bytes = (await readFile(pcm)).subarray(msToBytes(from - 200), msToBytes(to + 200));
  await rm(folder, { recursive: true });
  return toWav(Buffer.concat([bytes, Buffer.alloc(msToBytes(quietMs))]));
}

async function upload(base: string, cookie: string): Promise<string> {
  const body = new FormData();
  body.append('language', 'en');
  body.append('file', new Blob([new Uint8Array(await cutPromise())]), 'promise.wav');
  const answer = await fetch(`${base}/api/v1/audios`, { method: 'POST', headers: { cookie }, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/**
 * Kills something in each step of a transcription and while its summary is sent by mail; nobody lends a hand.
 * @throws AssertionError when something was lost, or is there twice
 */
export async function killTranscription(place: Installation, target: Target, cookie: string): Promise<void> {
  const [base = ''] = place.addresses;
  const hold = (point: Point | undefined) =>
    point?.lock ? place.hold(point.lock) : Promise.resolve(async () => {});
  const meeting = { place, id: await upload(base, cookie) };
  let release = await hold(points[0]);
  for (const [at, { step, isReached }] of points.entries()) {
    await untilInTime(place, step, () => isReached(meeting));
    // Where the worker dies, the lock outlives it: the next step's stands before this one's goes.
    await killAndWait(place, target);
    const before = release;
    release = await hold(points[at + 1]);
    await before();
  }
  await untilInTime(place, 'the end', () =>
    finds(place, `select 1 from audio where id = $1 and status = 'done'`, [meeting.id]),
  );
  await killMail(place, target, `${base}/api/v1/audios/${meeting.id}/send-summary`, cookie);
  await expectWhole(meeting);
}

/** The mail server has the mail, and whoever sent it does not hear of it. */
async function killMail(place: Installation, target: Target, url: string, cookie: string): Promise<void> {
  const { mails } = place;
  const killed = new Promise<void>((resolve, reject) => {
    mails.beforeAccept = async () => {
      mails.beforeAccept = async () => {};
      await killAndWait(place, target).then(resolve, reject);
    };
  });
  expect((await fetch(url, { method: 'POST', headers: { cookie } })).status).toBe(200);
  await killed;
  await untilInTime(
    place,
    'an empty outbox',
    async () => !(await finds(place, 'select 1 from waiting_mail')),
  );
  const summaries = mails.mails.filter(({ subject }) => subject === 'Summary of promise');
  // A mail is sent at least once, and its reader's program knows the same one again.
  expect(new Set(summaries.map(({ messageId, to }) => `${messageId} ${to}`)).size).toBe(1);
}

/** What is there of a meeting in the end. */
interface Found {
  words: string;
  segments: number;
  starts: number;
  waiting: number;
  items: number;
  quotes: number;
  proposals: number;
  told: number;
}

async function expectWhole({ place, id }: Meeting): Promise<void> {
  const { rows } = await place.query<Found>(
    `select string_agg(s.text, ' ' order by s."startMs") as words,
       count(*)::int as segments, count(distinct s."startMs")::int as starts,
       (select count(*)::int from audio_chunk where "doneAt" is null) as waiting,
       (select count(*)::int from action_item where "taskId" is not null) as items,
       (select count(distinct quote)::int from action_item where "taskId" is not null) as quotes,
       (select count(*)::int from task where "originAudioId" = $1) as proposals,
       (select count(*)::int from event where resource = 'tasks' and action = 'create') as told
     from transcript_segment s where s."audioId" = $1`,
    [id],
  );
  const { words, items, starts, ...counted } = rows[0] as Found;
  expect(words).toMatch(/affected customers.*incident report/is);
  expect(items).toBeGreaterThan(0);
  expect(counted).toMatchObject({
    segments: starts,
    waiting: 0,
    quotes: items,
    proposals: items,
    told: items,
  });
}
