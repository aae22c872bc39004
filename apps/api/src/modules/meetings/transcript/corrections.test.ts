import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { SegmentChange } from '@tavla/shared/contracts/transcripts';
import type { Segment } from '@tavla/shared/meetings/findings';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let audioId: string;
let lines: string[];
let taskId: string;

const said = ['Good morning.', 'I send the slides to Lucia on Wednesday.', 'Marcus pays the bill.'];

beforeEach(async () => {
  company = await app.current.addCompany();
  const { prisma } = app.current.db;
  const organizationId = company.id;
  audioId = newId();
  taskId = newId();
  lines = said.map(() => newId());
  const quote = 'send the slides to Lucia';
  await addMeeting(prisma, organizationId, {
    id: audioId,
    analysis: {
      ...{ summary: 'Marcus pays the bill.', engine: 'local' },
      outline: {
        overview: [{ text: 'Marcus pays the bill.', quote: 'Marcus pays the bill.', startMs: 2_000 }],
        topics: [
          {
            ...{ title: 'Bill', startMs: 0, endMs: 2_900 },
            sentences: [{ text: 'They spoke of a bill.', quote: null, startMs: null }],
          },
        ],
        open: [{ text: 'Who pays?', quote: 'pays the bill', startMs: 2_300 }],
      },
      decisions: [{ text: 'Bill', quote: 'Marcus pays', startMs: 2_000 }],
    },
  });
  await addItem(prisma, { organizationId, audioId, taskId, title: 'Slides', quote, startMs: 1_200 });
  await prisma.transcriptSegment.createMany({
    data: said.map((text, at) => ({
      ...{
        organizationId,
        id: lines[at] ?? '',
        audioId,
        chunkIndex: 0,
        text,
        speaker: at ? 'Speaker 1' : null,
      },
      ...{ startMs: at * 1_000, endMs: at * 1_000 + 900 },
    })),
  });
  await prisma.task.create({
    data: {
      ...{ organizationId, id: taskId, title: 'Slides', column: 'todo', status: 'todo', position: 'a0' },
      ...{ originAudioId: audioId, originStartMs: 1_200, originQuote: quote },
    },
  });
});

const me = () => app.current.as(company.member);
const correct = (at: number, text: string, version = 1) =>
  me().patch(`/api/v1/audios/${audioId}/segments/${lines[at]}`, { text, version });
const detail = async () => (await me().get(`/api/v1/audios/${audioId}`)).json<AudioDetail>();
const events = async () => {
  const { rows } = await app.current.db.pool.query(
    'select resource, data from event where "organizationId" = $1 order by seq',
    [company.id],
  );
  return rows as { resource: string; data: Record<string, unknown> }[];
};

test('a line is corrected, who and when and what it was is kept, and everybody is told', async () => {
  const answer = await correct(1, '  I send the slides to Luisa on Wednesday. ');
  expect(answer.statusCode).toBe(200);
  const segment = answer.json<Segment>();
  expect(segment).toMatchObject({
    text: 'I send the slides to Luisa on Wednesday.',
    ...{ version: 2, isCorrected: true, startMs: 1_000, speaker: 'Speaker 1' },
  });
  expect((await detail()).segments.map(({ isCorrected }) => isCorrected)).toEqual([false, true, false]);
  const path = `/api/v1/audios/${audioId}/segments/${lines[1]}/changes`;
  const { data } = (await me().get(path)).json<{ data: SegmentChange[] }>();
  expect(data).toMatchObject([{ field: 'text', before: said[1], after: segment.text }]);
  const told = (await events()).filter(({ resource }) => resource === 'transcripts');
  expect(told).toMatchObject([{ data: { id: audioId, segments: [segment] } }]);
});

test('what a summary tells follows, and what a model says in its own words stays', async () => {
  const before = (await detail()).analysis;
  await correct(0, 'Good evening.');
  expect((await detail()).analysis).toEqual(before);
  await correct(2, 'So, um, Marco pays the the bills.');
  const { analysis } = await detail();
  expect(analysis?.summary).toBe('Marco pays the bills.');
  expect(analysis?.outline?.overview).toEqual([
    { text: 'Marco pays the bills.', quote: 'So, um, Marco pays the the bills.', startMs: 2_000 },
  ]);
  expect(analysis?.outline?.open[0]?.text).toBe('Who pays?');
  expect(analysis?.decisions[0]).toMatchObject({ text: 'Marco pays', quote: 'So, um, Marco pays' });
  expect(analysis?.outline?.topics).toEqual(before?.outline?.topics);
});

test('quotes that rest on a corrected line follow, on the board too', async () => {
  await correct(1, 'I send the slides to Luisa on Wednesday.');
  const { analysis } = await detail();
  expect(analysis?.actionItems[0]?.quote).toBe('send the slides to Luisa');
  expect(analysis?.decisions[0]?.quote).toBe('Marcus pays');
  const task = (await me().get(`/api/v1/tasks/${taskId}`)).json();
  expect(task.origin).toMatchObject({ quote: 'send the slides to Luisa', startMs: 1_200 });
  expect((await events()).map(({ resource }) => resource)).toEqual(['tasks', 'transcripts']);
});

test('a correction in a long meeting reads the lines around it, not all', async () => {
  const rest = Array.from({ length: 3_000 }, (_, at) => ({
    ...{ organizationId: company.id, id: newId(), audioId, chunkIndex: 1, text: `Line ${at}` },
    ...{ startMs: 5_000 + at, endMs: 6_000 + at },
  }));
  await app.current.db.prisma.transcriptSegment.createMany({ data: rest });
  const whole = await countQueries(async () => {
    expect((await correct(1, 'I send the slides to Luisa on Thursday.')).statusCode).toBe(200);
  }, /select \* from transcript_segment/);
  expect(whole).toBe(0);
  expect((await detail()).analysis?.actionItems[0]?.quote).toBe('send the slides to Luisa');
});

test('of two who correct one line at once, the second is told what it reads now', async () => {
  const [one, other] = await Promise.all([correct(0, 'Good evening.'), correct(0, 'Good night.')]);
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
  const [won, lost] = one.statusCode === 200 ? [one, other] : [other, one];
  expect(lost.json()).toMatchObject({ code: 'stale-version', current: won.json() });
  expect(lost.json().message).toContain(won.json().text);
  expect((await correct(0, won.json().text)).statusCode).toBe(200);
});

test('a line of another meeting, or of another company, is not there', async () => {
  const other = newId();
  expect(
    (await me().patch(`/api/v1/audios/${other}/segments/${lines[0]}`, { text: 'x', version: 1 })).statusCode,
  ).toBe(404);
  expect((await me().get(`/api/v1/audios/${other}/segments/${lines[0]}/changes`)).statusCode).toBe(404);
  const stranger = app.current.as((await app.current.addCompany()).member);
  const path = `/api/v1/audios/${audioId}/segments/${lines[0]}`;
  expect((await stranger.patch(path, { text: 'x', version: 1 })).statusCode).toBe(404);
  expect((await correct(0, ' \n ')).json().errors[0].path).toBe('text');
});

test('speakers are named by line, renamed everywhere, and each line tells whose it was', async () => {
  const path = `/api/v1/audios/${audioId}/segments`;
  const speakers = async () => (await detail()).segments.map(({ speaker }) => speaker);
  const first = await me().patch(path, { speaker: 'Priya', segmentIds: [lines[0], lines[1]] });
  const named = first.json<{ data: { id: string; before: string | null }[] }>().data;
  expect(Object.fromEntries(named.map(({ id, before }) => [id, before]))).toEqual({
    [lines[0] ?? '']: null,
    [lines[1] ?? '']: 'Speaker 1',
  });
  expect(await speakers()).toEqual(['Priya', 'Priya', 'Speaker 1']);
  await me().patch(path, { speaker: 'Priya Raman', from: 'Priya' });
  expect(await speakers()).toEqual(['Priya Raman', 'Priya Raman', 'Speaker 1']);
  await me().patch(path, { speaker: null, segmentIds: [lines[2]] });
  expect(await speakers()).toEqual(['Priya Raman', 'Priya Raman', null]);
  expect((await me().patch(path, { speaker: 'Nobody' })).json()).toEqual({ data: [] });
  // Naming is no correction of the text: whoever corrects meanwhile is not in its way.
  expect((await correct(0, 'Good evening.')).statusCode).toBe(200);
});

test('of lines and a speaker, those alone are named that are still theirs; null is nobody', async () => {
  const path = `/api/v1/audios/${audioId}/segments`;
  const speakers = async () => (await detail()).segments.map(({ speaker }) => speaker);
  await me().patch(path, { speaker: 'Anna', segmentIds: lines });
  await me().patch(path, { speaker: 'Ben', segmentIds: [lines[1]] });
  await me().patch(path, { speaker: 'Speaker 1', segmentIds: lines, from: 'Anna' });
  expect(await speakers()).toEqual(['Speaker 1', 'Ben', 'Speaker 1']);
  await me().patch(path, { speaker: null, segmentIds: lines, from: 'Speaker 1' });
  await me().patch(path, { speaker: 'Anna', segmentIds: lines.slice(1), from: null });
  expect(await speakers()).toEqual([null, 'Ben', 'Anna']);
  await me().patch(path, { speaker: 'Cleo', from: null });
  expect(await speakers()).toEqual(['Cleo', 'Ben', 'Anna']);
});

test('a whole meeting is renamed with as many statements as a line', async () => {
  const { pool } = app.current.db;
  await pool.query(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker)
     select $1, gen_random_uuid(), $2, 0, n, n + 1, 'Line', 'Speaker 2' from generate_series(1, 3000) n`,
    [company.id, audioId],
  );
  const rename = (from: string) => async () => {
    const answer = await me().patch(`/api/v1/audios/${audioId}/segments`, { speaker: `Not ${from}`, from });
    expect(answer.statusCode).toBe(200);
  };
  const few = await countQueries(rename('Speaker 1'), /segment/);
  expect(await countQueries(rename('Speaker 2'), /segment/)).toBe(few);
  // A name and not thousands of ids.
  expect(JSON.stringify((await events()).at(-1)?.data).length).toBeLessThan(300);
});
