import { expect, it } from 'vitest';
import { msToBytes } from '../pcm';
import type { SpeechEngine, SpeechSpan, TranscriptSegment } from '../speech';
import { hearChunk } from './hear-chunk';

/** An engine whose text for a span is told by the test; it notes what it was asked for. */
const engineThatHears = (textOf: (span: SpeechSpan) => string) =>
  engineWithLines((span) => (textOf(span) ? [{ ...span, text: textOf(span) }] : []));

/** The same of an engine that tells times of its own, as Whisper does. */
function engineWithLines(linesOf: (span: SpeechSpan) => TranscriptSegment[]) {
  const asked: [startMs: number, endMs: number][] = [];
  const engine: SpeechEngine = {
    name: 'local',
    supports: () => ({ ok: true }),
    async recognise(chunk, pcm) {
      expect(pcm.byteLength).toBe(msToBytes(chunk.endMs - chunk.startMs));
      return chunk.spans.flatMap((span) => {
        asked.push([span.startMs, span.endMs]);
        return linesOf(span);
      });
    },
    async close() {},
  };
  return { engine, asked };
}

/** A chunk that begins at 10 s with so long stretches, a second of silence between; all of it loud but for `quietMs`. */
function chunkOf(lengths: number[], quietMs?: number) {
  let at = 10_000;
  const spans = lengths.map((length) => {
    const span = { startMs: at, endMs: at + length };
    at += length + 1000;
    return span;
  });
  const chunk = { startMs: 10_000, endMs: at - 1000, spans };
  const pcm = new Uint8Array(msToBytes(chunk.endMs - chunk.startMs)).fill(64);
  if (quietMs) pcm.fill(0, msToBytes(quietMs - 30), msToBytes(quietMs + 30));
  return { chunk, pcm };
}
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const loop = 'Yes,, from me, Yes,, from me';
const options = { language: 'en' };

it('asks once where the words fit the speech', async () => {
  const { engine, asked } = engineThatHears(() => words(8));
  const { chunk, pcm } = chunkOf([4000, 3000]);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect([segments.length, gaps, asked.length]).toEqual([2, [], 2]);
});

it('hears a loop again in two parts, cut where it is quiet, and keeps what fits then', async () => {
  const { engine, asked } = engineThatHears(({ startMs, endMs }) =>
    endMs - startMs === 8000 ? loop : words(6),
  );
  const { chunk, pcm } = chunkOf([8000, 3000], 3000);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(gaps).toEqual([]);
  const [, , first, second] = asked;
  expect(first?.[1]).toBe(second?.[0]);
  expect(Math.abs((first?.[1] ?? 0) - 13_000)).toBeLessThan(40);
  expect(segments.map(({ startMs }) => startMs)).toEqual([10_000, first?.[1], 19_000]);
  expect(segments.some(({ text }) => text === loop)).toBe(false);
});

it.each([
  ['loops', loop],
  ['is too much for its time', words(200)],
  ['is no words', ''],
])('tells as one gap what %s however it is cut, and asks no more than seven times', async (_, text) => {
  const { engine, asked } = engineThatHears(({ startMs }) => (startMs >= 20_000 ? words(6) : text));
  const { chunk, pcm } = chunkOf([9000, 3000]);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(gaps).toEqual([{ startMs: 10_000, endMs: 19_000 }]);
  expect(segments).toMatchObject([{ startMs: 20_000 }]);
  expect(asked.length).toBeLessThanOrEqual(1 + 7);
});

it('tells as a gap only the part that nobody understands', async () => {
  const { engine } = engineThatHears(({ startMs, endMs }) =>
    endMs - startMs > 5000 || startMs > 12_000 ? loop : words(5),
  );
  const { chunk, pcm } = chunkOf([8000]);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(segments).toMatchObject([{ startMs: 10_000 }]);
  expect(gaps).toEqual([{ startMs: segments[0]?.endMs, endMs: 18_000 }]);
});

it('keeps few words that no other cut gives where they began, and tells the rest as a gap', async () => {
  const { engine } = engineThatHears(({ endMs, startMs }) => (endMs - startMs === 9000 ? 'Well.' : ''));
  const { chunk, pcm } = chunkOf([9000]);
  expect(await hearChunk(engine, chunk, pcm, options)).toEqual({
    segments: [{ startMs: 10_000, endMs: 11_000, text: 'Well.' }],
    gaps: [{ startMs: 11_000, endMs: 19_000 }],
  });
});

it('places few words where another cut hears them, and tells as a gap where it hears none', async () => {
  const { engine } = engineThatHears(({ startMs }) => (startMs === 10_000 ? 'Okay.' : ''));
  const { chunk, pcm } = chunkOf([20_000], 15_000);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(segments).toMatchObject([{ startMs: 10_000, text: 'Okay.' }]);
  expect(segments[0]?.endMs).toBeLessThan(15_500);
  expect(gaps).toEqual([{ startMs: segments[0]?.endMs, endMs: 30_000 }]);
});

it('keeps the few words of which other cuts hear fewer, where they hear those', async () => {
  const { engine } = engineThatHears(({ startMs, endMs }) => {
    if (endMs - startMs === 9000) return 'Okay then.';
    return endMs === 19_000 ? 'Then.' : '';
  });
  const { chunk, pcm } = chunkOf([9000], 15_000);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(segments).toMatchObject([{ endMs: 19_000, text: 'Okay then.' }]);
  expect(gaps).toEqual([{ startMs: 10_000, endMs: segments[0]?.startMs }]);
});

it('hears again what no line stands on, and tells as a gap what stays without words', async () => {
  const { engine, asked } = engineWithLines(({ startMs, endMs }) => {
    if (endMs - startMs === 28_000) return [{ startMs, endMs: 14_000, text: words(9) }];
    return startMs === 14_000 ? [{ startMs, endMs, text: words(20) }] : [];
  });
  const { chunk, pcm } = chunkOf([28_000], 26_000);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(asked.slice(0, 2)).toEqual([
    [10_000, 38_000],
    [14_000, asked[1]?.[1]],
  ]);
  const cutMs = asked[1]?.[1] ?? 0;
  expect(segments.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [10_000, 14_000],
    [14_000, cutMs],
  ]);
  expect(gaps).toEqual([{ startMs: cutMs, endMs: 38_000 }]);
});

/** As Whisper does it: the same sentence every two seconds of what it hears. */
const everyTwoSeconds = ({ startMs, endMs }: SpeechSpan, text: string) =>
  Array.from({ length: Math.floor((endMs - startMs) / 2000) }, (_, at) => ({
    startMs: startMs + at * 2000,
    endMs: startMs + at * 2000 + 2000,
    text,
  }));

it('gives each part by itself to an engine that hears all that it is given as one', async () => {
  const asked: number[] = [];
  const { engine } = engineWithLines(() => []);
  const { chunk, pcm } = chunkOf([9000]);
  await hearChunk(
    {
      ...engine,
      async recognise({ startMs, endMs }) {
        asked.push(endMs - startMs);
        return [{ startMs, endMs, text: endMs - startMs === 9000 ? loop : words(8) }];
      },
    },
    chunk,
    pcm,
    options,
  );
  const [whole, first = 0, second = 0, ...more] = asked;
  expect([whole, first + second, more]).toEqual([9000, 9000, []]);
});

it('hears a loop over lines again in parts, and keeps what fits then', async () => {
  const { engine } = engineWithLines((span) =>
    span.endMs - span.startMs === 28_000
      ? everyTwoSeconds(span, 'Thank you for watching.')
      : [{ ...span, text: words(30) }],
  );
  const { chunk, pcm } = chunkOf([28_000]);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect(segments.map(({ text }) => text)).toEqual([words(30), words(30)]);
  expect(gaps).toEqual([]);
});

it('keeps once what is repeated over lines however it is cut, and tells the rest as a gap', async () => {
  const { engine, asked } = engineWithLines((span) => everyTwoSeconds(span, 'Thank you for watching.'));
  const { chunk, pcm } = chunkOf([28_000]);
  expect(await hearChunk(engine, chunk, pcm, options)).toEqual({
    segments: [{ startMs: 10_000, endMs: 12_000, text: 'Thank you for watching.' }],
    gaps: [{ startMs: 12_000, endMs: expect.closeTo(38_000, -4) }],
  });
  expect(asked.length).toBeLessThanOrEqual(7);
});

it('keeps what one after the other agrees to', async () => {
  const { engine, asked } = engineThatHears(() => 'Yes, yes.');
  const { chunk, pcm } = chunkOf([1000, 1000, 1000, 1000, 1000, 1000, 1000]);
  const { segments, gaps } = await hearChunk(engine, chunk, pcm, options);
  expect([segments.length, gaps, asked.length]).toEqual([7, [], 7]);
});

it('takes lines of signs alone for no words, however short each is', async () => {
  const { engine } = engineWithLines(({ startMs, endMs }) =>
    Array.from({ length: (endMs - startMs) / 1000 }, (_, at) => ({
      startMs: startMs + at * 1000,
      endMs: startMs + at * 1000 + 1000,
      text: '...',
    })),
  );
  const { chunk, pcm } = chunkOf([9000]);
  const gaps = [{ startMs: 10_000, endMs: 19_000 }];
  expect(await hearChunk(engine, chunk, pcm, options)).toEqual({ segments: [], gaps });
});

it('takes a cough for no gap', async () => {
  const { engine } = engineThatHears(() => '');
  const { chunk, pcm } = chunkOf([700]);
  expect(await hearChunk(engine, chunk, pcm, options)).toEqual({ segments: [], gaps: [] });
});
