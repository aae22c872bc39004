import { describe, expect, test } from 'vitest';
import { TranscriptFault } from '../cue';
import { readScript } from './read-script';

const said = (text: string) =>
  readScript(text).map(({ startMs, speaker, text: words }) => [startMs, speaker, words]);

describe('Google Meet notes the time now and then, and puts names before the words', () => {
  const meet = `\uFEFFRelease plan (2026-09-15 at 10:02 GMT+2) – Transcript

Attendees
Priya Shah, Tomasz Nowak, åsa

Transcript

00:00:05

Priya Shah: Good morning. I send the list: names and all.
Tomasz Nowak: By Friday?
00:01:05

åsa: It has to be Friday,
and before noon.

Priya Shah: Fine.

Transcription ended after 00:02:05

This editable transcript was computer generated and might contain errors.
People can also change the text after it was created.
`;
  const words = [
    ['Priya Shah', 'Good morning. I send the list: names and all.'],
    ['Tomasz Nowak', 'By Friday?'],
    ['åsa', 'It has to be Friday, and before noon.'],
    ['Priya Shah', 'Fine.'],
  ];

  test('and says when it was over', () => {
    const cues = readScript(meet);
    expect(cues.map(({ speaker, text }) => [speaker, text])).toEqual(words);
    expect([cues[0]?.startMs, cues[2]?.startMs]).toEqual([5_000, 65_000]);
    expect(
      cues.every(({ startMs, endMs }, at) => startMs <= endMs && endMs <= (cues[at + 1]?.startMs ?? 125_000)),
    ).toBe(true);
  });

  test('also where it says so in another language, with other ends of lines, and below notes of the meeting', () => {
    const swedish = meet
      .replace('Transcription ended after 00:02:05', 'Transkriberingen avslutades efter 00:02:05 i mötet')
      .replace(/This editable[\s\S]*/, 'Den här texten är gjord av en dator.');
    const notes = `Notes\n15 Sep 2026\nSummary\nPriya sends the list (00:00:05).\nNext steps\nPriya Shah: Send the list.\nDetails: none\n`;
    for (const text of [swedish, meet.replaceAll('\n', '\r\n'), notes + meet.slice(1)]) {
      expect(said(text)).toEqual(said(meet));
    }
  });

  test('where the first words stand above the first time', () => {
    expect(
      said('Talk\nAnna: Welcome.\n00:01:00\nAnna: Now then.\nBo Ek: Yes.').map(([, ...rest]) => rest),
    ).toEqual([
      ['Anna', 'Welcome.'],
      ['Anna', 'Now then.'],
      ['Bo Ek', 'Yes.'],
    ]);
  });

  test('and a time that somebody says at the end is said', () => {
    expect(said('0:05\nAnna: The log says 00:10:00\nBo: And 00:12:00.\nwhich is late').at(-1)?.[2]).toBe(
      'And 00:12:00. which is late',
    );
    expect(said('Bo\n0:05\nWe deploy at 10:30:00 tomorrow.\nGood.')).toEqual([
      [5_000, 'Bo', 'We deploy at 10:30:00 tomorrow. Good.'],
    ]);
  });

  test('and one who says one thing only is not taken for another', () => {
    const text = '00:00\nAnna: One.\nbo: I send it.\nAnna: Two.\n';
    expect(said(text).map(([, speaker]) => speaker)).toEqual(['Anna', 'bo', 'Anna']);
  });
});

test('Teams puts name and time above the words in a document', () => {
  const teams = `Planning-20260615_133555-Meeting Transcript
15 June 2026, 03:35am
27m 42s
Priya Shah started transcription
Tomasz Nowak   0:03
We meet at 10:30.
Structural.
Priya Shah   0:19
Yeah.
Guest 7 (External)\u00a0\u00a0\u00a01:02:22
That is it.
Priya Shah stopped transcription`;
  expect(said(teams)).toEqual([
    [3_000, 'Tomasz Nowak', 'We meet at 10:30. Structural.'],
    [19_000, 'Priya Shah', 'Yeah.'],
    [3_742_000, 'Guest 7 (External)', 'That is it.'],
  ]);
});

test('name and time may stand in lines of their own', () => {
  expect(said('Weekly\nAnna Berg\n00:00:05\nWe start.\nIt is time.\nJonas\n00:05:10\nI send it.')).toEqual([
    [5_000, 'Anna Berg', 'We start. It is time.'],
    [310_000, 'Jonas', 'I send it.'],
  ]);
  expect(said('0:05\nWe start.\n0:10\nIt is time.')).toEqual([
    [5_000, null, 'We start.'],
    [10_000, null, 'It is time.'],
  ]);
});

test('turns share the time between two times by their length, and none is said at a crawl', () => {
  const line = 'x'.repeat(100);
  const times = (text: string) => readScript(text).map(({ startMs, endMs }) => [startMs, endMs]);
  expect(times(`0:10\nA: ${line}\nB: ${line}\n0:30\nA: ${line}`)).toEqual([
    [10_000, 20_000],
    [20_000, 30_000],
    [30_000, 37_000],
  ]);
  expect(times(`0:00\nA: ${line}\n10:00\nA: ${line}`)[0]).toEqual([0, 21_000]);
  // A time that goes back is where the talk is.
  expect(times(`1:00\nA: ${line}\n0:10\nB: ${line}`)).toEqual([
    [60_000, 60_000],
    [60_000, 67_000],
  ]);
});

describe('a long turn is lines of a few sentences, each with its time', () => {
  const sentence = (at: number) => `Then we come to point ${at}, e.g. what Mr. Berg has asked for.`;
  const turn = (count: number) => Array.from({ length: count }, (_, at) => sentence(at)).join(' ');

  test.each([
    ['Teams', (words: string) => `Anna   0:10\n${words}\nBo   10:10\nFine.`],
    ['Google Meet', (words: string) => `Talk\n00:00:10\nAnna: ${words}\n00:10:10\nBo: Fine.`],
  ])('of %s', (_, document) => {
    const cues = readScript(document(turn(400)));
    const said = cues.slice(0, -1);
    expect(said.map(({ text }) => text).join(' ')).toBe(turn(400));
    for (const { text, speaker } of said) {
      expect(text).toMatch(/^Then .{200,399}\.$/);
      expect(speaker).toBe('Anna');
    }
    const middle = cues.find(({ text }) => text.includes('point 200,'));
    expect(middle?.startMs).toBeGreaterThan(300_000);
    expect(middle?.startMs).toBeLessThan(320_000);
    expect(cues.at(-2)?.endMs).toBe(610_000);
    expect(cues.every(({ endMs }, at) => endMs <= (cues[at + 1]?.startMs ?? endMs))).toBe(true);
  });

  test.each([
    ['a space', 'word '.repeat(5_000).trim(), ' '],
    ['a character', '🦊'.repeat(1_000), ''],
    ['a sign that no space follows', `${'話'.repeat(150)}。`.repeat(20), ''],
  ])('and is cut at %s where no sentence ends', (_, words, between) => {
    const texts = readScript(`0:00\nA: ${words}`).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(4);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(400);
    expect(texts.join(between)).toBe(words);
  });
});

test.each([
  ['Dear all,\nsee you tomorrow at 10:30.', 'No line of this file says when something was said'],
  ['99:00:00\nA: late', 'A meeting may last 24 hours.'],
  ['0:00\nA: b\n'.repeat(120_000), 'A transcript may have 50,000 lines of speech.'],
])('what is no such document is refused in words: %.40s', (text, message) => {
  expect(() => readScript(text)).toThrow(message);
});

test.each([
  ['times', '0:00\n'],
  ['names', 'A: '],
  ['blanks', ' \t'],
  ['line ends', '\n\n'],
  ['turns', 'A   0:00\n'],
  ['digits', '00:'],
  ['names and blanks', 'A  '],
  ['labels', 'A: b\n'],
])('a megabyte of %s is read or refused, and takes one pass', (_, part) => {
  const read = () => {
    try {
      return readScript(`0:00\n${part.repeat(2 ** 20 / part.length)}`).length;
    } catch (error) {
      if (error instanceof TranscriptFault) return error.message;
      throw error;
    }
  };
  expect(read()).toBeDefined();
});
