import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { unpackedSize } from '@/adapters/attachments/zip-size';
import { mostCues } from '@/adapters/transcripts/cue';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { findSegments } from './meetings.repo';

const app = useTestApp();
/** Four hours of talk, more or less. */
const lines = 6_000;

afterEach(() => vi.restoreAllMocks());

/** A meeting with so many lines. */
async function addLines(count: number) {
  const { id: organizationId, member } = await app.current.addCompany();
  const { prisma, pool } = app.current.db;
  const audioId = await addMeeting(prisma, organizationId, { createdById: member.id });
  await pool.query(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker,
       "correctedAt")
     select $1, gen_random_uuid(), $2, 0, n * 2400, n * 2400 + 2300, 'Line ' || n || E' said “so”\\n', 'Voice ' || n % 3,
       case n % 2 when 0 then now() end
     from generate_series($3::int - 1, 0, -1) n`,
    [organizationId, audioId, count],
  );
  return { organizationId, member, audioId };
}

test('the lines of a long meeting come in order, in a few pieces and not as thousands of rows', async () => {
  const { organizationId, member, audioId } = await addLines(lines);
  const { pool } = app.current.db;
  let rows = 0;
  const query = async (text: string, values: unknown[]) => {
    const answer = await pool.query(text, values);
    rows += answer.rows.length;
    return answer;
  };
  const segments = await findSegments({ organizationId, pool: { query } as unknown as pg.Pool }, audioId);
  expect(rows).toBe(lines / 500);
  expect(segments.map(({ startMs }) => startMs)).toEqual(Array.from({ length: lines }, (_, n) => n * 2_400));

  const detail = (await app.current.as(member).get(`/api/v1/audios/${audioId}`)).json<AudioDetail>();
  expect(detail.segments).toEqual(segments);
  expect(detail.segments[5]).toEqual({
    ...{ id: expect.any(String), startMs: 12_000, endMs: 14_300, text: 'Line 5 said “so”\n' },
    ...{ speaker: 'Voice 2', version: 1, isCorrected: false },
  });
  expect(detail.segments[6]?.isCorrected).toBe(true);
});

test('as many lines as a transcript may have are a file of every kind, which the server passes on unread', async () => {
  const { member, audioId } = await addLines(mostCues);
  const parse = vi.spyOn(JSON, 'parse');
  const exported = async (format: string) => {
    const answer = await app.current.as(member).get(`/api/v1/audios/${audioId}/export?format=${format}`);
    expect([format, answer.statusCode]).toEqual([format, 200]);
    return answer;
  };
  const document = await exported('docx');
  expect(unpackedSize(document.rawPayload)?.bytes).toBeGreaterThan(mostCues * 100);
  const texts = { md: / \*\*Voice /g, srt: / --> /g, vtt: / --> /g, json: /"startMs":/g };
  for (const [format, line] of Object.entries(texts))
    expect((await exported(format)).body.match(line), format).toHaveLength(mostCues);
  expect(parse.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([]);
});
