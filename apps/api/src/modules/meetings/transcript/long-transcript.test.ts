import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { expect, it, vi } from 'vitest';
import { countTurns } from '@/test/count-turns';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();

/** How many characters of JSON are written in one turn of the event loop at most, while something is done. */
async function longestTurn<Result>(work: () => Promise<Result>): Promise<[longest: number, Result]> {
  const turns = countTurns();
  let [turn, characters, longest] = [0, 0, 0];
  const { stringify } = JSON;
  vi.spyOn(JSON, 'stringify').mockImplementation((...args: Parameters<typeof stringify>) => {
    const written = stringify(...args);
    if (turns.count() > turn) characters = 0;
    turn = turns.count();
    characters += written?.length ?? 0;
    longest = Math.max(longest, characters);
    return written;
  });
  try {
    const result = await work();
    return [longest, result];
  } finally {
    turns.stop();
    vi.restoreAllMocks();
  }
}

it('a transcript of many lines is sent a little at a time, and whole', async () => {
  const { id: organizationId, member } = await test.current.addCompany();
  const { prisma } = test.current.db;
  const audioId = await addMeeting(prisma, organizationId, { name: 'Its "segments":[] are many' });
  const text = 'x'.repeat(300);
  const line = { organizationId, audioId, chunkIndex: 0, endMs: 50_000, text, speaker: 'Voice 1' };
  const rows = Array.from({ length: 5_000 }, (_, startMs) => ({ ...line, id: newId(), startMs }));
  await prisma.transcriptSegment.createMany({ data: rows });
  const [longest, answer] = await longestTurn(async () =>
    test.current.as(member).get(`/api/v1/audios/${audioId}`),
  );
  expect(longest).toBeLessThan(500_000);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { name, segments, notice } = answer.json<AudioDetail>();
  expect([name, notice]).toEqual(['Its "segments":[] are many', null]);
  expect(segments.map(({ startMs }) => startMs)).toEqual(rows.map(({ startMs }) => startMs));
  expect(segments[0]).toEqual({
    ...{ id: rows[0]?.id, startMs: 0, endMs: 50_000, text, speaker: 'Voice 1' },
    ...{ version: 1, isCorrected: false },
  });
});

it('a transcript of many lines is stored a little at a time, and whole', async () => {
  const { member } = await test.current.addCompany();
  const text = 'x'.repeat(300);
  const lines = Array.from({ length: 4_001 }, (_, at) => ({ startMs: at, endMs: at, text, speaker: null }));
  const form = new FormData();
  const file = { format: 'tavla-meeting', version: 1, segments: lines };
  form.append('file', new Blob([JSON.stringify(file)]), 'long.json');
  const encoded = new Response(form);
  const [longest, made] = await longestTurn(async () =>
    test.current.app.inject({
      method: 'POST',
      url: '/api/v1/audios',
      headers: { cookie: member.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    }),
  );
  expect(made.statusCode).toBe(201);
  expect(longest).toBeLessThan(500_000);
  const { segments } = (await test.current.as(member).get(`/api/v1/audios/${made.json().id}`)).json();
  expect(segments.map(({ startMs }: { startMs: number }) => startMs)).toEqual(lines.map((_, at) => at));
});
