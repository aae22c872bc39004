import { describe, expect, test } from 'vitest';
import type { Cue } from './cue';
import { joinCues } from './join-cues';
import { readCues } from './read-cues';
import { readTranscript } from './read-transcript';
import { sniffTranscript } from './sniff-transcript';
import { writeSrt, writeVtt } from './write-cues';

const bytes = (text: string) => new TextEncoder().encode(text);
const cue = (startMs: number, endMs: number, text: string, speaker: string | null = null): Cue => ({
  startMs,
  endMs,
  text,
  speaker,
});

describe('a file is known by how it begins', () => {
  test.each([
    ['WEBVTT', 'vtt'],
    ['\uFEFFWEBVTT - x\n', 'vtt'],
    ['WEBVTTX', undefined],
    ['1\r\n00:00:01,000 --> 00:00:02,000\r\nHi', 'srt'],
    ['{"format":"tavla-meeting"', 'json'],
    ['Weekly\r\n\r\n00:00:05\r\n\r\nAnna: Hi', 'txt'],
    ['Weekly\n27m 42s\nAnna Berg   0:03\nHi', 'txt'],
    ['PK\x03\x04....word/document.xml', 'docx'],
    ['PK\x03\x04....xl/workbook.xml', undefined],
    ['ftyp\x01\n0:03\n', undefined],
    ['Dear all, at 0:03 ', undefined],
    ['', undefined],
  ])('%j is %s', (text, kind) => expect(sniffTranscript(bytes(text))).toBe(kind));

  test('UTF-16 is read as well', () => {
    expect(sniffTranscript(Buffer.from('\uFEFFWEBVTT\n', 'utf16le'))).toBe('vtt');
  });
});

test.each([
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Åsa Lindström>Träffas på lördag.'],
  ['srt', '1\n00:00:01,000 --> 00:00:02,000\nÅsa Lindström: Träffas på lördag.'],
  ['txt', 'Möte\n\n00:00:01\n\nÅsa Lindström: Träffas på lördag.'],
  [
    'json',
    JSON.stringify({
      ...{ format: 'tavla-meeting', version: 1 },
      segments: [{ startMs: 1_000, endMs: 2_000, text: 'Träffas på lördag.', speaker: 'Åsa Lindström' }],
    }),
  ],
] as const)(
  'letters whose marks a file of %s writes apart are read as those that have them',
  (kind, text) => {
    const read = readTranscript(bytes(text.normalize('NFD')), kind);
    const [first] = read.ok ? read.transcript.cues : [];
    expect([first?.speaker, first?.text]).toEqual(['Åsa Lindström', 'Träffas på lördag.']);
  },
);

describe('what is written is read again', () => {
  const names = ['Priya Shah', 'Åsa Ö', 'O’Neill Jr. (Guest)'];
  const texts = ['Yes.', 'a < b & "c" --> d', '<v Nobody>no</v> &amp;', '1', 'NOTE this', 'Ends: here.'];
  const cues = texts.flatMap((text, at) =>
    [null, ...names].map((speaker, n) => cue(at * 5000 + n * 17, at * 5000 + 999, text, speaker)),
  );

  test('as WebVTT', () => expect(readCues(writeVtt(cues))).toEqual(cues));

  test('as SRT, whose names stand in the text', () => {
    const named = cues.filter(({ speaker, text }) => speaker && !text.includes('<') && !text.includes('-->'));
    expect(readCues(writeSrt(named))).toEqual(named);
  });
});

test('pieces of one sentence are put together, of two people or after a pause they are not', () => {
  const joined = joinCues([
    cue(4000, 5000, 'and B.', 'Anna'),
    cue(0, 2000, 'We need A', 'Anna'),
    cue(2100, 3900, 'as well as', 'Anna'),
    cue(5000, 6000, 'Fine', 'Jonas'),
    cue(6000, 7000, 'with me', 'Anna'),
    cue(9500, 9900, 'later', 'Anna'),
  ]);
  expect(joined).toEqual([
    cue(0, 5000, 'We need A as well as and B.', 'Anna'),
    cue(5000, 6000, 'Fine', 'Jonas'),
    cue(6000, 7000, 'with me', 'Anna'),
    cue(9500, 9900, 'later', 'Anna'),
  ]);
});

describe('of a file that names nobody, two people are not read as one', () => {
  const linesOf = (...texts: string[]) =>
    joinCues(texts.map((text, at) => cue(at * 1000, at * 1000 + 900, text, null))).map(({ text }) => text);
  /** Where the words are written small. */
  const other = 'so what do we do about it?';

  test('a capital begins anew, unless the word always has one', () => {
    expect(linesOf('I would paint the', 'What is it', 'that is dry?', other)).toEqual([
      'I would paint the',
      'What is it that is dry?',
      other,
    ]);
    expect(linesOf('then I ask', 'Anna and', "I'll call.", other)).toEqual([
      "then I ask Anna and I'll call.",
      other,
    ]);
  });

  test('behind what was broken off, and behind a sound, any capital does', () => {
    expect(linesOf('We need to—', 'Anna is here.', 'the door [laughter]', 'I know.')).toEqual([
      'We need to—',
      'Anna is here.',
      'the door [laughter]',
      'I know.',
    ]);
    expect(linesOf('We need —', 'as he said —', 'paint.')).toEqual(['We need — as he said — paint.']);
  });

  test('a sound is no piece of a sentence, and no end of one', () => {
    expect(linesOf('the paint is', '[Music]', 'dry now')).toEqual(['the paint is', '[Music]', 'dry now']);
    expect(linesOf('It is dry. (laughter)', 'then we begin')).toEqual([
      'It is dry. (laughter)',
      'then we begin',
    ]);
  });

  test('an answer is its own, also where nothing has a capital', () =>
    expect(linesOf('we could paint the', 'mm-hmm', 'door and the okra field')).toEqual([
      'we could paint the',
      'mm-hmm door and the okra field',
    ]));
});

describe('our own JSON', () => {
  const file = {
    format: 'tavla-meeting',
    version: 1,
    segments: [{ startMs: 0, endMs: 900, text: 'Hi', speaker: 'Anna' }],
  };
  const read = (change: object) => readTranscript(bytes(JSON.stringify({ ...file, ...change })), 'json');

  test('says what the meeting is, besides', () => {
    expect(read({ name: 'Retro', language: 'sv', recordedAt: '2026-11-20T09:00:00Z' })).toEqual({
      ok: true,
      transcript: {
        cues: [cue(0, 900, 'Hi', 'Anna')],
        durationMs: 900,
        about: {
          format: 'tavla-meeting',
          version: 1,
          name: 'Retro',
          language: 'sv',
          recordedAt: '2026-11-20T09:00:00Z',
        },
      },
    });
  });

  test.each([
    [{ format: 'other' }, ['format'], 'Format must be tavla-meeting'],
    [
      { segments: [{ startMs: -1, endMs: 2, text: 'a' }] },
      ['segments', 0, 'startMs'],
      'Start ms must be at least 0',
    ],
    [
      { segments: [{ startMs: 5, endMs: 2, text: 'a' }] },
      ['segments', 0, 'endMs'],
      'The end is before the start.',
    ],
    [{ gaps: [{ startMs: 5, endMs: 2 }] }, ['gaps', 0, 'endMs'], 'The end is before the start.'],
    [{ segments: [] }, [], 'Nobody says anything in this transcript.'],
    [
      { recordedAt: 'yesterday' },
      ['recordedAt'],
      'Recorded at must be an instant such as 2026-03-31T17:00:00Z',
    ],
  ])('names the field that is wrong: %j', (change, path, message) => {
    expect(read(change)).toMatchObject({ ok: false, path, words: { message } });
  });

  test('what is longer than is found of a line is lines that share its time, and all of it', () => {
    const text = 'We should paint the boat house. '.repeat(600).trim();
    const long = { startMs: 1_000, endMs: 61_000, text, speaker: 'Anna' };
    const { ok, ...said } = read({ segments: [long, { ...long, text: text.slice(0, 2_000).trim() }] });
    if (!ok || !('transcript' in said)) throw new Error('it is read');
    const { cues } = said.transcript;
    const whole = cues.pop();
    expect(whole?.text).toHaveLength(1_999);
    expect(cues.map((one) => one.text).join(' ')).toBe(text);
    expect(Math.max(...cues.map((one) => one.text.length))).toBeLessThanOrEqual(400);
    expect([cues[0]?.startMs, cues.at(-1)?.endMs]).toEqual([1_000, 61_000]);
    expect(
      cues.every(({ startMs, endMs }, at) => startMs < endMs && startMs >= (cues[at - 1]?.endMs ?? 0)),
    ).toBe(true);
    expect(new Set(cues.map(({ speaker }) => speaker))).toEqual(new Set(['Anna']));
  });

  test('and is JSON at all', () => {
    expect(readTranscript(bytes('{"a":'), 'json')).toMatchObject({
      ok: false,
      words: { reason: 'transcript-not-json' },
    });
  });
});

test('a transcript without words is refused', () => {
  expect(readTranscript(bytes('WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>'), 'vtt')).toMatchObject({
    ok: false,
  });
});

describe('what no database holds is left out of the words, and the rest stays', () => {
  const half = '\ud800';
  const segment = (text: string, speaker: string | null) => ({ startMs: 0, endMs: 1, text, speaker });
  const readFile = (name: string, text: string, speaker: string | null) => {
    const file = { format: 'tavla-meeting', version: 1, name, segments: [segment(text, speaker)] };
    const read = readTranscript(bytes(JSON.stringify(file)), 'json');
    if (!read.ok) throw new Error(read.words.message);
    const { cues, about } = read.transcript;
    return [about.name, cues[0]?.text, cues[0]?.speaker];
  };

  test.each([
    ['zero characters', '\0', ' '],
    ['halves of characters', half, ''],
    ['other control characters', '\u0001\u0085', ' '],
    ['ends of lines', '\u2028\r\n', ' '],
  ])('%s', (_, sign, instead) => {
    expect(readFile(`a${sign}b`, `c${sign}d`, `e${sign}f`)).toEqual(
      ['a', 'c', 'e'].map((letter, at) => `${letter}${instead}${'bdf'[at]}`),
    );
  });

  test('a name of nothing is none', () => {
    expect(readFile(' \n ', 'Yes.', '\0')).toEqual(['', 'Yes.', null]);
  });

  test('a long name of a speaker is cut between characters', () => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n<v ${'S'.repeat(149)}😀>Yes</v>`;
    const read = readTranscript(bytes(text), 'vtt');
    expect(read.ok && read.transcript.cues[0]?.speaker).toBe('S'.repeat(149));
  });

  test('marks that pile up on a letter', () => {
    const [, text = ''] = readFile('a', `a${'\u0301\u0323'.repeat(9_000)} ostrich`, null);
    expect(text).toBe(`a${'\u0301\u0323'.repeat(15)} ostrich`.normalize('NFC'));
  });
});
