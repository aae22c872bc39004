import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChunks } from './plan-chunks';
import type { SpeechSpan } from './speech';

const exact = { joinPauseMs: 0, paddingMs: 0 };

describe('planChunks', () => {
  it('makes nothing of silence', () => {
    expect(planChunks([])).toEqual([]);
  });

  it('fills chunks of about half a minute with whole spans', () => {
    const spans = [0, 10_000, 22_000, 35_000].map((startMs) => ({ startMs, endMs: startMs + 8000 }));
    const chunks = planChunks(spans, exact);
    expect(chunks.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 30_000],
      [35_000, 43_000],
    ]);
    expect(chunks.flatMap((chunk) => chunk.spans)).toEqual(spans);
  });

  it('cuts speech without a pause into equal parts', () => {
    const [chunk] = planChunks([{ startMs: 1000, endMs: 43_000 }], { ...exact, chunkMs: 60_000 });
    expect(chunk?.spans).toEqual([
      { startMs: 1000, endMs: 22_000 },
      { startMs: 22_000, endMs: 43_000 },
    ]);
  });

  it('joins what a breath parts, as long as it stays short', () => {
    const spans = [
      { startMs: 1000, endMs: 6000 },
      { startMs: 6200, endMs: 11_000 },
      { startMs: 11_200, endMs: 19_000 },
    ];
    const [chunk] = planChunks(spans, { joinPauseMs: 400, joinedMs: 15_000, paddingMs: 0 });
    expect(chunk?.spans).toEqual([
      { startMs: 1000, endMs: 11_000 },
      { startMs: 11_200, endMs: 19_000 },
    ]);
  });

  it('takes sound from the pauses around speech, never from beyond the recording or from the neighbour', () => {
    const spans = [
      { startMs: 50, endMs: 1000 },
      { startMs: 1100, endMs: 2000 },
    ];
    const [chunk] = planChunks(spans, { joinPauseMs: 0, paddingMs: 150, durationMs: 2100 });
    expect(chunk?.spans).toEqual([
      { startMs: 0, endMs: 1050 },
      { startMs: 1050, endMs: 2100 },
    ]);
  });

  it('keeps every millisecond of speech, in order, in chunks and spans that are not too long', () => {
    const lengths = fc.array(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 90_000 })), { maxLength: 60 });
    fc.assert(
      fc.property(lengths, (pairs) => {
        let at = 0;
        const spans = pairs.map(([pause, length]): SpeechSpan => {
          const startMs = at + pause;
          at = startMs + length;
          return { startMs, endMs: at };
        });
        const chunks = planChunks(spans);
        const planned = chunks.flatMap((chunk) => chunk.spans);
        for (const [i, span] of planned.entries()) {
          expect(span.startMs).toBeGreaterThanOrEqual(planned[i - 1]?.endMs ?? 0);
          expect(span.endMs - span.startMs).toBeLessThanOrEqual(28_300);
        }
        for (const { startMs, endMs } of spans) {
          const heard = planned.reduce(
            (sum, span) => sum + Math.max(0, Math.min(endMs, span.endMs) - Math.max(startMs, span.startMs)),
            0,
          );
          expect(heard).toBe(endMs - startMs);
        }
        for (const chunk of chunks) {
          expect(chunk.startMs).toBe(chunk.spans[0]?.startMs);
          expect(chunk.endMs).toBe(chunk.spans.at(-1)?.endMs);
          expect(chunk.endMs - chunk.startMs).toBeLessThanOrEqual(30_000);
        }
      }),
    );
  });
});
