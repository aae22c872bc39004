import { inflateRawSync } from 'node:zlib';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import type { ExportedMeeting } from './outline-meeting';
import { readTranscript } from './read-transcript';
import { writeMeeting } from './write-meeting';

const meeting: ExportedMeeting = {
  name: 'Retro # 3 <b>',
  language: 'en',
  recordedAt: '2026-03-04T10:00:00.000Z',
  timeZone: 'Europe/Stockholm',
  summary: 'The logs were full.',
  topics: [
    {
      ...{ title: 'Log *files*', startMs: 0 },
      sentences: [
        { text: 'The logs fill the disk.', startMs: 1000 },
        { text: 'They spoke of logs.', startMs: null },
      ],
    },
  ],
  open: [{ text: 'Who buys the disk?', startMs: 11_000 }],
  decisions: [{ text: 'Keep the *old* logs.', startMs: 8000 }],
  actionItems: [
    { title: 'Send the report', owner: 'Priya Shah', dueDay: '2026-03-06', startMs: 3_723_000 },
    { title: 'Buy a disk', owner: null, dueDay: null, startMs: 12_000 },
  ],
  unread: [],
  cues: [
    { startMs: 0, endMs: 2000, text: '1. We start\u0007 [now](x).', speaker: 'Åsa_Ö' },
    { startMs: 2000, endMs: 3000, text: 'Yes --> no', speaker: null },
  ],
  gaps: [],
  missing: [],
};
const text = async (format: Parameters<typeof writeMeeting>[0]) =>
  new TextDecoder().decode(await writeMeeting(format, meeting));

test('a zone that is unknown here is not named beside the time of another', async () => {
  const file = await writeMeeting('md', { ...meeting, timeZone: 'Mars/Olympus' });
  expect(new TextDecoder().decode(file)).toMatch(/4 March 2026.*10:00 \(UTC\)/);
});

test('Markdown says what came of it, then every word; signs are text', async () => {
  const said = (await text('md')).replace(/4 March 2026.*11:00/, '4 March 2026 at 11:00');
  expect(said).toBe(`# Retro # 3 \\<b\\>

4 March 2026 at 11:00 (Europe/Stockholm)

## Summary

The logs were full.

## Topics

### Log \\*files\\* (0:00)

- The logs fill the disk. (0:01)
- They spoke of logs.

## Decisions

- Keep the \\*old\\* logs. (0:08)

## Still open

- Who buys the disk? (0:11)

## Action items

- Send the report · Priya Shah · due 2026-03-06 (1:02:03)
- Buy a disk (0:12)

## Transcript

0:00 **Åsa\\_Ö:** 1\\. We start \\[now\\](x).

0:02 Yes --\\> no
`);
});

test('a Word document says the same', async () => {
  const { value } = await mammoth.extractRawText({
    buffer: Buffer.from(await writeMeeting('docx', meeting)),
  });
  for (const part of [
    'Retro # 3 <b>',
    'Log *files* 0:00',
    'The logs fill the disk. 0:01',
    'Who buys the disk? 0:11',
    'Keep the *old* logs.',
    'Send the report · Priya Shah',
    '0:00 Åsa_Ö: 1. We start [now](x).',
  ])
    expect(value).toContain(part);
});

test('the properties of a Word document are XML, whatever the meeting is called', async () => {
  const name = 'a\u0001b\uFFFEc';
  const file = Buffer.from(await writeMeeting('docx', { ...meeting, name }));
  const at = file.indexOf('docProps/core.xml');
  const [nameLength, extraLength] = [file.readUInt16LE(at - 4), file.readUInt16LE(at - 2)];
  const xml = inflateRawSync(file.subarray(at + nameLength + extraLength)).toString();
  expect(xml).toContain('<dc:title>abc</dc:title>');
});

test('minutes that the model has not read are told, the first of many', async () => {
  const minutes = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ startMs: at * 120_000, endMs: at * 120_000 + 60_000 }));
  const said = async (language: 'en' | 'es' | 'sv', count: number) =>
    new TextDecoder().decode(await writeMeeting('md', { ...meeting, language, unread: minutes(count) }));
  expect(await said('en', 2)).toContain(
    'The logs were full.\n\nNot read by the language model, only in the transcript: 0:00–1:00, 2:00–3:00.\n',
  );
  expect(await said('es', 7)).toMatch(/Sin leer por el modelo de lenguaje.*10:00–11:00, …\.\n/);
  expect(await said('sv', 0)).not.toContain('språkmodellen');
  const json = JSON.parse(await text('json'));
  expect(json.unread).toEqual([]);
});

describe('the words are read again', () => {
  test.each(['json', 'vtt', 'srt'] as const)('from %s', async (format) => {
    const read = readTranscript(await writeMeeting(format, meeting), format);
    const said = read.ok && read.transcript.cues.map(({ text: words, startMs }) => [startMs, words]);
    expect(said).toEqual([
      [0, expect.stringMatching(/1\. We start \[now\]\(x\)\.$/)],
      [2000, 'Yes --> no'],
    ]);
  });

  test('with what the meeting was', async () => {
    const read = readTranscript(await writeMeeting('json', meeting), 'json');
    const { name, language, recordedAt, timeZone } = meeting;
    expect(read.ok && read.transcript.about).toMatchObject({ name, language, recordedAt, timeZone });
  });
});

test('what nobody understood is told in the language of the meeting, and is no word of it', async () => {
  const withGap = { ...meeting, language: 'es' as const, gaps: [{ startMs: 2000, endMs: 14_400 }] };
  const said = async (format: 'md' | 'srt' | 'vtt' | 'json') =>
    new TextDecoder().decode(await writeMeeting(format, withGap));
  expect(await said('md')).toContain('12 s no se entendieron');
  for (const format of ['srt', 'vtt'] as const)
    expect(await said(format)).toContain('[12 s no se entendieron]');
  for (const format of ['srt', 'vtt', 'json'] as const) {
    const read = readTranscript(new TextEncoder().encode(await said(format)), format);
    expect(read).toMatchObject({ ok: true });
    expect(JSON.stringify(read)).not.toContain('entendieron');
  }
  const json = JSON.parse(await said('json'));
  expect(json.gaps).toEqual(withGap.gaps);
  expect(json.segments).toHaveLength(2);
});

test('where nothing was recorded is told with its reason, between the words, and is none of them', async () => {
  const missing = [
    { atMs: 2000, missingMs: 61_000, why: 'slept' as const },
    { atMs: 3500, missingMs: 0, why: 'microphone' as const },
  ];
  const noted = { ...meeting, missing };
  const said = async (format: 'md' | 'srt' | 'vtt' | 'json') =>
    new TextDecoder().decode(await writeMeeting(format, noted));
  expect(await said('md')).toContain(
    '0:02 \\[Nothing was recorded here for 1:01: the computer slept\\]\n\n0:02 Yes',
  );
  expect(await said('vtt')).toContain(
    '\nNOTE 00:00:02.000 Nothing was recorded here for 1:01: the computer slept\n\n2\n',
  );
  expect(await said('vtt')).toMatch(/NOTE 00:00:03\.500 .* 0:01: the microphone was taken or unplugged\n$/);
  expect(await said('srt')).toBe(await text('srt'));
  expect(JSON.parse(await said('json')).missing).toEqual(missing);
  for (const format of ['vtt', 'json'] as const) {
    const read = readTranscript(new TextEncoder().encode(await said(format)), format);
    expect(read.ok && read.transcript.cues).toHaveLength(2);
    if (format === 'json') expect(read.ok && read.transcript.about.missing).toEqual(missing);
  }
});

test('nonsense about what was not recorded is refused with its place', async () => {
  const file = JSON.parse(await text('json'));
  file.missing = [{ atMs: 0, missingMs: -1, why: 'slept' }];
  const read = readTranscript(new TextEncoder().encode(JSON.stringify(file)), 'json');
  expect(read).toMatchObject({ ok: false, path: ['missing', 0, 'missingMs'] });
});
