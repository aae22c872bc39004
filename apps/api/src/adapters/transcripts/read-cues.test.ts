import { describe, expect, test } from 'vitest';
import { TranscriptFault } from './cue';
import { readCues } from './read-cues';

const said = (text: string) =>
  readCues(text).map(({ startMs, speaker, text: words }) => [startMs, speaker, words]);

describe('WebVTT as Teams writes it', () => {
  const teams = `\uFEFFWEBVTT

8e7a1c7e-2f0e-4c7e-9d0a-1a2b3c4d5e6f/12-0
00:00:03.120 --> 00:00:05.480
<v Priya Shah>Good morning, can everybody
hear me?</v>

8e7a1c7e-2f0e-4c7e-9d0a-1a2b3c4d5e6f/13-0
00:00:06.000 --> 00:00:07.250
<v Åsa Öberg (Guest)>Yes &amp; no.</v>
`;

  test('has a voice in each cue', () => {
    expect(said(teams)).toEqual([
      [3120, 'Priya Shah', 'Good morning, can everybody hear me?'],
      [6000, 'Åsa Öberg (Guest)', 'Yes & no.'],
    ]);
  });

  test('reads the same with any line end', () => {
    expect(said(teams.replaceAll('\n', '\r\n'))).toEqual(said(teams));
    expect(said(teams.replaceAll('\n', '\r'))).toEqual(said(teams));
  });
});

test('WebVTT as Zoom writes it has the name before the words', () => {
  const zoom = `WEBVTT

1
00:00:01.830 --> 00:00:04.770
Tomasz Nowak: I'll send the list: names and all.

2
00:00:05.000 --> 00:00:06.120
Priya Shah: By Friday?

3
00:00:06.200 --> 00:00:08.000
It has to be Friday.
`;
  expect(said(zoom)).toEqual([
    [1830, 'Tomasz Nowak', "I'll send the list: names and all."],
    [5000, 'Priya Shah', 'By Friday?'],
    [6200, null, 'It has to be Friday.'],
  ]);
});

describe('what people call themselves in Zoom', () => {
  const file = (lines: readonly string[]) =>
    `WEBVTT\n\n${lines.map((line, at) => `${at + 1}\n00:00:0${at}.000 --> 00:00:0${at}.900\n${line}\n`).join('\n')}`;
  const speakers = (...lines: string[]) => readCues(file(lines)).map(({ speaker }) => speaker);
  const others = ['Anna Berg: Good morning.', 'Jonas Lind: Hello.', 'Anna Berg: Let us begin.'];

  test.each([
    'priya',
    'iPhone (2)',
    'Shah, Priya',
    'Priya Shah | Acme',
    'Priya @ Acme (she/her)',
    '+46 70 123 45 67',
    'Conference Room 4 Stockholm North Office',
    '🦊 fox',
    '<script>alert(1)</script>',
    '=cmd|calc',
  ])('%s is a name where every cue begins with one', (name) => {
    const asked = `${name}: I send the list: names and all.`;
    expect(readCues(file([...others, asked])).at(-1)).toMatchObject({
      speaker: name,
      text: 'I send the list: names and all.',
    });
  });

  test('a name that comes again and again is one, however it is written', () => {
    const said = ['anna: hello', 'bo: hi', 'anna: so', 'bo: yes'];
    expect(speakers(...said)).toEqual(['anna', 'bo', 'anna', 'bo']);
    expect(speakers('first: hello', 'second: hi', 'third: so')).toEqual([null, null, null]);
  });

  test('where cues begin with sentences as well, only what cannot be one is a name', () => {
    expect(speakers(...others, 'we have two things: time and money.', 'And that is it.')).toEqual([
      ...['Anna Berg', 'Jonas Lind', 'Anna Berg'],
      ...[null, null],
    ]);
  });
});

test('SRT has commas, and may lack numbers and hours; two may speak in one cue', () => {
  const srt = `00:01,500 --> 00:03,000
- Anna Berg: <i>Ready?</i>
- Jonas: Ready.

2
100:00:04,5 --> 100:00:06,25 X1:100 Y1:20`.replaceAll('100:', '10:');
  expect(said(`${srt}\nAnna: Go.`)).toEqual([
    [1500, 'Anna Berg', 'Ready?'],
    [1500, 'Jonas', 'Ready.'],
    [36_004_500, 'Anna', 'Go.'],
  ]);
});

test('a colon alone makes no speaker where nobody is named', () => {
  const text = `WEBVTT

00:01.000 --> 00:02.000
Note: we start.

00:02.000 --> 00:03.000
Then this

00:03.000 --> 00:04.000
and that.`;
  expect(said(text).map(([, speaker, words]) => [speaker, words])).toEqual([
    [null, 'Note: we start.'],
    [null, 'Then this'],
    [null, 'and that.'],
  ]);
});

test('notes and styles are no speech; what stands after a blank line by mistake is', () => {
  const text = `WEBVTT - made by hand
Kind: captions

NOTE 00:00:01.000 --> 00:00:02.000
nobody says this

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.000 align:start position:0%
One <00:01.500><c.loud>two</c>

three

00:03.000 --> 00:04.000
4`;
  expect(said(text)).toEqual([
    [1000, null, 'One two three'],
    [3000, null, '4'],
  ]);
});

describe('without blank lines between them', () => {
  const cues = (numbers: boolean, point: string) =>
    ['Hello there.', 'Bye\nnow.', '4', 'Yes.']
      .map((text, at) => {
        const times = `00:00:0${at}${point}000 --> 00:00:0${at}${point}900`;
        return `${numbers ? `${at + 1}\n` : ''}${times}\n${text}\n`;
      })
      .join('');
  const expected = [
    [0, null, 'Hello there.'],
    [1_000, null, 'Bye now.'],
    [2_000, null, '4'],
    [3_000, null, 'Yes.'],
  ];

  test.each([
    ['SRT', cues(true, ',')],
    ['WebVTT', `WEBVTT\n${cues(false, '.')}`],
    ['WebVTT with numbers', `WEBVTT\n\n${cues(true, '.')}`],
  ])('cues of %s are as many as they have times', (_, text) => expect(said(text)).toEqual(expected));

  test('a note and a name are not said, and what stands after a blank line by mistake is', () => {
    const text = `WEBVTT

NOTE by hand
00:01.000 --> 00:02.000
One

two
2
00:03.000 --> 00:04.000
Three

four
00:05.000 --> 00:06.000
Five`;
    expect(said(text).map(([, , words]) => words)).toEqual(['One two', 'Three', 'Five']);
  });
});

test('an arrow is said where no times are meant', () => {
  const text = `1
00:00:01,000 --> 00:00:02,000
Look:

A --> B is the flow.

1 --> 2 is its first step.
00:05 --> end`;
  expect(said(text)).toEqual([
    [1000, null, 'Look: A --> B is the flow. 1 --> 2 is its first step. 00:05 --> end'],
  ]);
});

test('what is no tag stays, and what is one goes', () => {
  const line = 'a < b and c > d, <b>if</b> x<y &lt;z&gt; &#65;&#x42;&bogus; <ruby>k<rt>g</rt></ruby> <';
  expect(said(`00:01.000 --> 00:02.000\n${line}`)[0]?.[2]).toBe('a < b and c > d, if x<y <z> AB&bogus; kg <');
});

test.each([
  ['00:61:xx --> 00:02.000', 'Line 3: “00:61:xx --> 00:02.000” is no pair of times'],
  ['00:01.000 --> 00:02.000\nHi\n2\n00:61:xx --> 00:02.000', 'Line 6: “00:61:xx --> 00:02.000” is no'],
  ['00:05.000 --> 00:02.000', 'Line 3: the end is before the start.'],
  ['00:05.000 --> 99:00:02.000', 'Line 3: a meeting may last 24 hours.'],
  [`${'9'.repeat(500)} --> 1`, 'Line 3: “9999'],
])('times that cannot be read are named with their line: %s', (line, message) => {
  expect(() => readCues(`WEBVTT\n\n${line}\nHello`)).toThrow(message);
});

test.each([
  ['voices', '<v Anna>x<v Bo>y'],
  ['names', 'Anna: x\nBo: y\n'],
])('a cue of more lines of speech than a transcript may have is refused: %s', (_, part) => {
  const cue = (repeats: number) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${part.repeat(repeats)}`;
  expect(readCues(cue(25_000))).toHaveLength(50_000);
  expect(() => readCues(`${cue(25_000)}\n\n00:03.000 --> 00:04.000\n${part}`)).toThrow(
    'A transcript may have 50,000 lines of speech.',
  );
});

test.each([
  ['brackets', '<'],
  ['half a tag', '<v '],
  ['ampersands', '&'],
  ['names', 'Anna '],
  ['colons', 'A: '],
  ['arrows', '--> '],
  ['blanks', ' \t'],
  ['line ends', '\n\n'],
])('a megabyte of %s is read or refused, and takes one pass', (_, part) => {
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${part.repeat(2 ** 20 / part.length)}`;
  const read = () => {
    try {
      return readCues(text).length;
    } catch (error) {
      if (error instanceof TranscriptFault) return error.message;
      throw error;
    }
  };
  expect(read()).toBeDefined();
});
