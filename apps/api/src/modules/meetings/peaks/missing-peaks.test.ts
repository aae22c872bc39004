import { readFile } from 'node:fs/promises';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { useStreams } from '@/modules/events/streams.test-kit';
import { fixture } from '@/test/audio-client';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';
import { meetingJobs } from '../pipeline/meeting-jobs';

const server = useStreams();
let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const resources = { resources: 'transcripts' };

/** A meeting from before anybody looked how loud it is, as a backup of then has it as well. */
async function addOld(about: { bytes?: Buffer; kind?: string; status?: string; isClosed?: boolean } = {}) {
  const { id: organizationId, member } = server.company;
  const { bytes = await readFile(fixture('en-04-incident-review.webm')), isClosed, ...row } = about;
  const id = newId();
  await server.app.app.deps.blobs.put(`old/${id}`, bytes);
  return addMeeting(server.app.db.prisma, organizationId, {
    ...{ id, blobKey: `old/${id}`, createdById: member.id, durationMs: 84_000, ...row },
    ...(isClosed && { visibility: 'people' }),
  });
}
const open = async (id: string, user: TestUser = server.company.member) =>
  (await server.app.as(user).get(`/api/v1/audios/${id}`)).json<AudioDetail>();
const waiting = async (id: string) => {
  const { rows } = await server.app.db.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = $1 and key = $2`,
    [meetingJobs.peaks, `audio.peaks:${id}`],
  );
  return rows.length;
};
const work = async () => {
  const { deps } = server.app.app;
  worker = startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} });
};

test('of an old recording that is opened a worker looks once how loud it is, and tells it', async () => {
  const id = await addOld();
  const { member, admin } = server.company;
  const opened = await Promise.all([open(id), open(id), open(id, admin)]);
  expect(opened.map(({ peaks, durationMs }) => [peaks, durationMs])).toEqual(Array(3).fill([null, 84_000]));
  expect(await waiting(id)).toBe(1);
  const stream = await server.open(resources, member);
  await work();
  await stream.until(({ events }) => events.length === 1);
  const { peaks } = await open(id);
  expect(stream.events).toMatchObject([{ resource: 'transcripts', data: { id, peaks } }]);
  const heights = Buffer.from(peaks ?? '', 'base64');
  expect([heights.length, Math.max(...heights)]).toEqual([1_000, 255]);
  await open(id);
  expect(await waiting(id)).toBe(0);
});

test('of a closed one it is told to those who see it, and asked for by nobody else', async () => {
  const id = await addOld({ isClosed: true });
  const stranger = await server.app.addUser(server.company.id, server.company.roles.user);
  const other = await server.app.addCompany();
  expect(await open(id, stranger)).toMatchObject({ statusCode: 404 });
  expect(await open(id, other.admin)).toMatchObject({ statusCode: 404 });
  expect(await waiting(id)).toBe(0);
  await open(id);
  const [of, not] = [await server.open(resources), await server.open(resources, stranger)];
  await work();
  await of.until(({ events }) => events.length === 1);
  // The log is read in order: the stranger has been passed by once the next event is there.
  await not.until(({ comments }) => comments.includes('still here'));
  expect(not.events).toEqual([]);
});

test('what cannot be unpacked has none, and is not tried at each opening', async () => {
  const id = await addOld({ bytes: Buffer.from('no sound at all') });
  await open(id);
  const stream = await server.open(resources);
  await work();
  await stream.until(({ events }) => events.length === 1);
  expect((await open(id)).peaks).toBe('');
  expect(await waiting(id)).toBe(0);
});

test.each([{ kind: 'transcript' }, { status: 'transcribing' }, { status: 'failed' }])(
  'nothing is asked of a meeting with %o',
  async (about) => {
    const id = await addOld(about);
    await open(id);
    expect(await waiting(id)).toBe(0);
  },
);
