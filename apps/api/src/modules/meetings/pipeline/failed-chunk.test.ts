import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { expect, test } from 'vitest';
import { createOpenaiEngine } from '@/adapters/speech/openai-engine';
import { change } from '@/db/events/change';
import { startWorker } from '@/jobs/worker';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { meetingHandlers } from './meeting-handlers';
import { samplesKey } from './meeting-jobs';
import { queueChunks } from './queue-chunks';

const app = useTestApp();
const words = ['We ship on Friday.', 'The harbour is closed.', 'Somebody calls the crane.'];

/** A transcription service that knows each second by its sound and fails at one of them, once. */
async function serve(failing: number) {
  const asked: number[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sent = Buffer.concat(parts);
    const second = words.findIndex((_, at) => sent.includes(Buffer.alloc(16_000, at + 1)));
    const isFirst = !asked.includes(second);
    asked.push(second);
    response.writeHead(second === failing && isFirst ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: words[second] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, baseUrl: `http://127.0.0.1:${port}/v1`, stop: () => server.close() };
}

test('a chunk whose recognition fails is recognised again, and no other one is', async () => {
  const { id: organizationId, member } = await app.current.addCompany();
  const { db, app: tavla } = app.current;
  const about = { status: 'transcribing', createdById: member.id, progress: 0.1 };
  const audioId = await addMeeting(db.prisma, organizationId, about);
  const sound = Buffer.concat(words.map((_, at) => Buffer.alloc(32_000, at + 1)));
  await tavla.deps.blobs.put(samplesKey(organizationId, audioId), sound);
  const planned = words.map((_, at) => {
    const span = { startMs: at * 1_000, endMs: at * 1_000 + 1_000 };
    return { ...span, spans: [span] };
  });
  const job = { organizationId, audioId, attempt: 1 };
  await change(db.forCompany(organizationId), (tx) => queueChunks(tx, job, planned));

  const service = await serve(1);
  const speech = createOpenaiEngine({ apiKey: 'key', baseUrl: service.baseUrl, maxRetries: 0 });
  const deps = { ...tavla.deps, speech, workDir: tavla.deps.env.dataDir, ffmpegPath: null };
  const worker = startWorker(db.url, db.pool, meetingHandlers(deps), { info() {}, warn() {} }, 1);
  const read = async (): Promise<AudioDetail> =>
    (await app.current.as(member).get(`/api/v1/audios/${audioId}`)).json();
  try {
    await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('done');
  } finally {
    await worker.stop();
    service.stop();
  }
  expect(service.asked.toSorted()).toEqual([0, 1, 1, 2]);
  expect((await read()).segments.map(({ text }) => text)).toEqual(words);
}, 60_000);
