import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assignVoices } from './assign-voices';
import { clusterVoices } from './cluster-voices';
import { type ChunkVoice, isVoiceName, voiceName } from './voice';

/** Three people, far apart, and one who sounds a little like the first. */
const people = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0.55, 0, 0, 0.835],
];
/** Somebody in a chunk, a little different each time. */
const voice = (person: number, startMs: number, ms = 4_000, shift = 0): ChunkVoice => ({
  spans: [{ startMs, endMs: startMs + ms }],
  embedding: (people[person] ?? []).map((value, at) => 7 * (value + shift * Math.sin(at + startMs))),
});

describe('voices of a recording', () => {
  it('are the same across chunks, and others are others', () => {
    const said = [0, 1, 0, 2, 1, 0, 2].map((person, at) => voice(person, at * 5_000, 4_000, 0.15));
    expect(clusterVoices(said)).toEqual([0, 1, 0, 2, 1, 0, 2]);
  });

  it('are one up to half of the way to a stranger, and two beyond', () => {
    const said = [0, 3, 0, 3].map((person, at) => voice(person, at * 5_000));
    expect(clusterVoices(said)).toEqual([0, 0, 0, 0]);
    const farther = said.map((one, at) => (at % 2 ? { ...one, embedding: [0.45, 0, 0, 0.893] } : one));
    expect(clusterVoices(farther)).toEqual([0, 1, 0, 1]);
  });

  it('that are heard for a moment make nobody new', () => {
    const moment = { spans: [{ startMs: 9_000, endMs: 9_400 }], embedding: [0.6, 0.5, 0, 0.6] };
    expect(clusterVoices([voice(0, 0), voice(1, 5_000), moment])).toEqual([0, 1, 0]);
    expect(clusterVoices([moment])).toEqual([0]);
    expect(clusterVoices([])).toEqual([]);
  });

  it('do not depend on how loud an embedding is, nor break on one of nothing', () => {
    const loud = { ...voice(0, 0), embedding: [1_000, 0, 0, 0] };
    const nothing = { ...voice(0, 20_000), embedding: [0, 0, 0, 0] };
    expect(clusterVoices([loud, voice(0, 5_000), nothing])).toEqual([0, 0, 1]);
  });

  it('of hours in which nothing is sure are compared in time', { timeout: 60_000 }, () => {
    const many = Array.from({ length: 1_500 }, (_, at) => {
      const embedding = Array.from({ length: 256 }, (_, dim) => 0.8 + Math.sin(at * 31 * (dim + 1)));
      return { spans: [{ startMs: at * 9_000, endMs: at * 9_000 + 6_000 }], embedding };
    });
    expect(new Set(clusterVoices(many)).size).toBe(1);
  });

  it('of four hours are told apart, each with a number below that of the people', { timeout: 60_000 }, () => {
    const many = Array.from({ length: 1_500 }, (_, at) => {
      const person = at % 6;
      const embedding = Array.from(
        { length: 192 },
        (_, dim) => (dim % 6 === person ? 1 : 0) + 0.5 * Math.sin(at * 31 + dim * 17),
      );
      return { spans: [{ startMs: at * 9_000, endMs: at * 9_000 + 6_000 }], embedding };
    });
    const numbers = clusterVoices(many);
    expect(new Set(numbers).size).toBe(6);
    expect(numbers.every((number, at) => number === at % 6)).toBe(true);
  });
});

describe('lines of a transcript', () => {
  const line = (startMs: number, endMs: number) => ({ startMs, endMs });

  it('are spoken by whom they share most time with, numbered as they come', () => {
    const voices = [voice(1, 0, 3_000), voice(0, 3_000, 5_000), voice(1, 20_000, 2_000)];
    const lines = [line(500, 3_500), line(3_500, 8_500), line(10_000, 11_000), line(19_000, 23_000)];
    expect(assignVoices(lines, voices)).toEqual(['Voice 1', 'Voice 2', null, 'Voice 1']);
  });

  it('that two speak at once belong to the one who speaks longer', () => {
    const voices = [voice(0, 0, 6_000), voice(1, 2_000, 2_000)];
    expect(assignVoices([line(0, 6_000)], voices)).toEqual(['Voice 1']);
  });

  it('find what began long before them', () => {
    const voices = [
      voice(0, 0, 60_000),
      ...Array.from({ length: 20 }, (_, at) => voice(1, at * 2_000, 1_600)),
    ];
    expect(assignVoices([line(50_000, 55_000)], voices)).toEqual(['Voice 1']);
  });

  test('whatever is heard, a line has a voice exactly when one is heard in it', () => {
    const span = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 }));
    const spans = fc.array(span, { maxLength: 12 });
    fc.assert(
      fc.property(spans, spans, (said, heard) => {
        const lines = said.map(([at, ms]) => line(at, at + ms)).toSorted((a, b) => a.startMs - b.startMs);
        const voices = heard.map(([at, ms], index) => voice(index % 3, at, ms));
        const found = assignVoices(lines, voices);
        for (const [at, { startMs, endMs }] of lines.entries()) {
          const isHeard = heard.some(([start, ms]) => start < endMs && startMs < start + ms);
          expect(found[at] !== null).toBe(isHeard);
        }
        expect(found.every((name) => name === null || isVoiceName(name))).toBe(true);
      }),
    );
  });
});

test('a voice is told by its name, and a person is none', () => {
  expect([voiceName(3), 'Voice 12', 'Voice 0', 'Voice', 'Priya', 'Voice 1b'].map(isVoiceName)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
