import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audio, AudioDetail } from '@tavla/shared/contracts/audios';
import type { ErrorBody } from '@tavla/shared/errors';
import { transcriptMax } from '@tavla/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docx, paragraph, row, xlsx } from '@/adapters/attachments/documents.test-kit';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { announceUpload, sendPart, uploadAudio, waitForMeeting } from '@/test/audio-client';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const tavla = useTestApp();
let base: string;
let company: TestCompany;
let priya: TestUser;
let worker: Worker;

beforeAll(async () => {
  base = await tavla.current.listen();
  company = await tavla.current.addCompany();
  const name = { firstName: 'Priya', lastName: 'Shah' };
  priya = await tavla.current.addUser(company.id, company.roles.user, name);
  const { deps } = tavla.current.app;
  worker = await startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} });
});
afterAll(() => worker?.stop());

const teams = `WEBVTT

a1/1-0
00:00:03.120 --> 00:00:05.480
<v Priya Shah>I'll send the incident report</v>

a1/2-0
00:00:05.500 --> 00:00:07.000
<v Priya Shah>to the customer by Friday.</v>

a1/3-0
00:00:08.000 --> 00:00:10.000
<v Guest 7>We decided to keep the old logs.</v>
`;
const srt = '1\n00:00:01,000 --> 00:00:02,000\nHola a todos.\n';
const json = (fields: object) =>
  JSON.stringify({
    format: 'tavla-meeting',
    version: 1,
    segments: [{ startMs: 0, endMs: 900, text: 'Vi ses.' }],
    ...fields,
  });

async function fileOf(name: string, text: string | Buffer): Promise<string> {
  const file = path.join(tavla.current.app.deps.env.dataDir, name);
  await writeFile(file, text);
  return file;
}

async function send(
  name: string,
  text: string | Buffer,
  fields: Record<string, string> = {},
): Promise<Response> {
  return uploadAudio(base, company.member, await fileOf(name, text), fields);
}

async function created(answer: Response): Promise<Audio> {
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Audio;
}

describe('a transcript of Teams becomes a meeting', () => {
  let detail: AudioDetail;

  beforeAll(async () => {
    const fields = { language: 'en', recordedAt: '2026-03-04T10:00:00Z', timeZone: 'Europe/Stockholm' };
    const audio = await created(await send('Incident review.vtt', teams, fields));
    expect(audio).toMatchObject({ name: 'Incident review', kind: 'transcript', durationMs: 10_000 });
    detail = await waitForMeeting(tavla.current, company.member, audio.id);
  });

  test('with what was said and by whom', () => {
    expect(detail).toMatchObject({ status: 'done', isTranscribed: true, kind: 'transcript', error: null });
    const said = detail.segments.map(({ startMs, endMs, speaker, text }) => [startMs, endMs, speaker, text]);
    expect(said).toEqual([
      [3120, 7000, 'Priya Shah', "I'll send the incident report to the customer by Friday."],
      [8000, 10_000, 'Guest 7', 'We decided to keep the old logs.'],
    ]);
  });

  test('and proposals for those in the directory whom the file names', () => {
    expect(detail.analysis?.actionItems).toMatchObject([
      { ownerId: priya.id, endDate: '2026-03-06', startMs: 3120 },
    ]);
    expect(detail.analysis?.decisions).toMatchObject([{ startMs: 8000 }]);
    expect(detail.analysis?.languages).toEqual(['en']);
  });

  test('a summary of what was said beside them, by topic', () => {
    const { summary, outline } = detail.analysis ?? {};
    expect(summary).toBe('We decided to keep the old logs.');
    expect(outline?.overview).toEqual([
      { text: summary, quote: 'We decided to keep the old logs.', startMs: 8000 },
    ]);
    expect(outline?.topics).toMatchObject([{ startMs: 3120, endMs: 10_000 }]);
    expect(outline?.open).toEqual([]);
  });

  test('whose file is there as it was sent, and is never a page', async () => {
    const answer = await tavla.current.as(company.member).get(`/api/v1/audios/${detail.id}/file`);
    expect(answer.body).toBe(teams);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
  });

  test('and is exported in every format, named, and the same again from its own', async () => {
    const call = tavla.current.as(company.member);
    const exported = async (format: string) => {
      const answer = await call.get(`/api/v1/audios/${detail.id}/export?format=${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toContain(`filename="Incident review.${format}"`);
      return answer;
    };
    expect((await exported('md')).body).toContain('Priya Shah · due 2026-03-06 (0:03)');
    expect((await exported('docx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await exported('srt')).body).toContain('00:00:08,000 --> 00:00:10,000\nGuest 7: We decided');
    for (const format of ['vtt', 'json']) {
      const audio = await created(await send(`again.${format}`, (await exported(format)).body));
      const again = await waitForMeeting(tavla.current, company.member, audio.id);
      const said = ({ segments }: AudioDetail) => segments.map(({ id, ...words }) => words);
      expect(said(again)).toEqual(said(detail));
    }
    expect((await call.get(`/api/v1/audios/${detail.id}/export?format=pdf`)).statusCode).toBe(400);
  });

  test('and is analysed again when that failed', async () => {
    const { prisma } = tavla.current.db;
    await prisma.audio.updateMany({ where: { id: detail.id }, data: { status: 'failed', analysis: {} } });
    const again = await tavla.current.as(company.member).post(`/api/v1/audios/${detail.id}/retry`, {});
    expect(again.statusCode).toBe(200);
    const { status, segments } = await waitForMeeting(tavla.current, company.member, detail.id);
    expect([status, segments]).toEqual(['done', detail.segments]);
  });
});

test('a resumable upload of one makes the same', async () => {
  const file = await fileOf('retro.srt', srt);
  const metadata = { filename: 'retro.srt', filetype: 'application/x-subrip', language: 'es' };
  const announced = await announceUpload(base, company.member, srt.length, metadata);
  expect(announced.status).toBe(201);
  const url = base + (announced.headers.get('location') ?? '');
  const answer = await sendPart(url, company.member, file, 0, undefined);
  const id = answer.headers.get('audio-id') ?? '';
  const { kind, language, segments } = await waitForMeeting(tavla.current, company.member, id);
  expect({ kind, language, said: segments.map(({ text }) => text) }).toEqual({
    kind: 'transcript',
    language: 'es',
    said: ['Hola a todos.'],
  });
});

describe('a document of another tool becomes a meeting', () => {
  const meet = `Review - Transcript
Attendees
Priya Shah, Guest 7
Transcript
00:00:05
Priya Shah: I'll send the incident report to the customer by Friday.
Guest 7: Thanks.
Transcription ended after 00:01:00
This editable transcript was computer generated.`;
  const teams = `Review
Priya Shah started transcription
Priya Shah   0:05
I'll send the incident report to the customer by Friday.
Guest 7   0:09
Thanks.`;
  const word = (text: string) =>
    docx(
      text
        .split('\n')
        .map((line) => paragraph(line))
        .join(''),
    );

  test.each([
    ['of Google Meet as text', 'meet.txt', Buffer.from(meet.replaceAll('\n', '\r\n\r\n'))],
    ['of Google Meet as Word', 'meet.docx', word(meet)],
    ['of Teams as Word', 'teams.docx', word(teams)],
  ])('%s', async (_, name, bytes) => {
    const { id } = await created(await send(name, bytes, { recordedAt: '2026-03-04T10:00:00Z' }));
    const { segments, analysis } = await waitForMeeting(tavla.current, company.member, id);
    expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Priya Shah', "I'll send the incident report to the customer by Friday."],
      ['Guest 7', 'Thanks.'],
    ]);
    expect(segments[0]?.startMs).toBe(5_000);
    expect(analysis?.actionItems).toMatchObject([{ ownerId: priya.id }]);
  });

  test.each([
    ['a letter', word('Dear all, see you tomorrow at 10:30.'), 400, 'when something was said'],
    ['half a document', word(meet).subarray(0, 900), 415, 'damaged'],
    ['a bomb', docx(paragraph('0:05'), 2 ** 31), 413, 'too much memory'],
    ['a spreadsheet', xlsx({ One: row(1, '0:05') }), 415, 'XLSX'],
  ])('%s in Word is refused, and nothing of it is kept', async (_, bytes, status, words) => {
    const before = await tavla.current.db.prisma.audio.count();
    const answer = await send('meet.docx', bytes);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(await tavla.current.db.prisma.audio.count()).toBe(before);
  });
});

describe('what the JSON of another Tavla says of the meeting', () => {
  const about = { name: 'Retro', language: 'sv', recordedAt: '2025-11-20T09:00:00Z', timeZone: 'Asia/Tokyo' };

  test('stands where nothing else is said, in a language that no engine has to hear', async () => {
    const { id } = await created(await send('export.json', json(about)));
    const detail = await waitForMeeting(tavla.current, company.member, id);
    const { name, language, recordedAt } = detail;
    expect({ name, language, recordedAt }).toEqual({
      name: 'Retro',
      language: 'sv',
      recordedAt: '2025-11-20T09:00:00.000Z',
    });
  });

  test('also where it understood nobody and where nothing was recorded', async () => {
    const gaps = [{ startMs: 900, endMs: 4_000 }];
    const missing = [{ atMs: 500, missingMs: 60_000, why: 'paused' }];
    const { id } = await created(await send('export.json', json({ ...about, gaps, missing })));
    expect(await waitForMeeting(tavla.current, company.member, id)).toMatchObject({ gaps, missing });
    const again = await tavla.current.as(company.member).get(`/api/v1/audios/${id}/export?format=json`);
    expect(again.json()).toMatchObject({ gaps, missing });
  });

  test('and gives way to what is', async () => {
    const fields = { name: 'Ours', language: 'en', recordedAt: '2026-01-01T00:00:00Z' };
    const audio = await created(await send('export.json', json(about), fields));
    expect(audio).toMatchObject({ name: 'Ours', language: 'en' });
  });
});

test.each([
  ['a name', json({ name: 'Retro\0\ud83d' })],
  ['a line', json({ segments: [{ startMs: 0, endMs: 9, text: 'Vi ses\ud83d.\0' }] })],
  ['a speaker', json({ segments: [{ startMs: 0, endMs: 9, text: 'Vi ses.', speaker: 'Bo\0\ud83d' }] })],
])('signs in %s that no database holds cost nobody the meeting', async (_, text) => {
  const { id } = await created(await send('signs.json', text));
  const { name, segments, status } = await waitForMeeting(tavla.current, company.member, id);
  expect([status, name.trim(), segments[0]?.text, segments[0]?.speaker?.trim() ?? 'Bo']).toEqual([
    ...['done', text.includes('Retro') ? 'Retro' : 'signs', 'Vi ses.', 'Bo'],
  ]);
});

describe('a transcript that cannot be read is refused, and nothing of it is kept', () => {
  const kept = () => tavla.current.db.prisma.audio.count();
  const long = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'word '.repeat(transcriptMax / 5)}`;

  test.each([
    ['a.vtt', 'WEBVTT\n\n00:xx --> 00:02.000\nHi', 400, 'Line 3: “00:xx --> 00:02.000” is no pair of times'],
    ['b.vtt', 'WEBVTT\n\nNOTE nothing', 400, 'Nobody says anything in this transcript.'],
    ['c.json', '{"a": 1}', 400, 'Format must be tavla-meeting'],
    ['d.srt', 'Dear all, see you tomorrow.', 415, 'No line of this file says when something was said'],
    [
      'd.mp3',
      'Dear all, see you tomorrow.',
      415,
      'The file is a text file, not an audio or video recording.',
    ],
    ['e.vtt', long, 413, 'A transcript may have 10 MB.'],
  ])('%s', async (name, text, status, message) => {
    const before = await kept();
    const answer = await send(name, text);
    expect(answer.status).toBe(status);
    const body = (await answer.json()) as ErrorBody;
    expect(body.errors?.[0]?.message ?? body.message).toContain(message);
    expect(await kept()).toBe(before);

    const metadata = { filename: name, filetype: 'text/plain', language: 'en' };
    const announced = await announceUpload(base, company.member, text.length, metadata);
    const refused = announced.ok
      ? await sendPart(
          base + (announced.headers.get('location') ?? ''),
          company.member,
          await fileOf(name, text),
          0,
          undefined,
        )
      : announced;
    expect(refused.status).toBe(status);
    expect(await kept()).toBe(before);
  });
});
