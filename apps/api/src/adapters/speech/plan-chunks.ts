import type { SpeechChunk, SpeechSpan } from './speech';

export interface ChunkPlan {
  /** Spans with a shorter pause between them are read as one, so that the model sees whole sentences. */
  joinPauseMs: number;
  /** Joining stops here: the models were trained on utterances up to about 30 s. */
  joinedMs: number;
  /** A span that is longer is cut: nobody pauses for so long, or the voice activity model is wrong. */
  longestMs: number;
  /** Sound kept before and after a span where there is room: the first and last consonant are soft. */
  paddingMs: number;
  /** About this much of the recording is the work of one job: what a short recording waits for beside a long one. */
  chunkMs: number;
  /** Where the recording ends; what lies after it is nobody's padding. */
  durationMs: number;
}

const PLAN: ChunkPlan = {
  joinPauseMs: 400,
  joinedMs: 15_000,
  longestMs: 28_000,
  paddingMs: 150,
  chunkMs: 30_000,
  durationMs: Number.POSITIVE_INFINITY,
};

/**
 * Groups the speech of a recording into the chunks that jobs recognise.
 *
 * @param spans in order of time, not overlapping
 * @returns chunks in order of time; each span lies in exactly one chunk. No speech, no chunks
 */
export function planChunks(spans: readonly SpeechSpan[], changes: Partial<ChunkPlan> = {}): SpeechChunk[] {
  const plan = { ...PLAN, ...changes };
  const chunks: SpeechChunk[] = [];
  for (const span of pad(cut(join(spans, plan), plan), plan)) {
    const chunk = chunks.at(-1);
    if (chunk && span.endMs - chunk.startMs <= plan.chunkMs) {
      chunk.spans.push(span);
      chunk.endMs = span.endMs;
    } else {
      chunks.push({ ...span, spans: [span] });
    }
  }
  return chunks;
}

function join(spans: readonly SpeechSpan[], plan: ChunkPlan): SpeechSpan[] {
  const joined: SpeechSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.startMs - last.endMs < plan.joinPauseMs && span.endMs - last.startMs <= plan.joinedMs) {
      last.endMs = span.endMs;
    } else {
      joined.push({ ...span });
    }
  }
  return joined;
}

function cut(spans: readonly SpeechSpan[], plan: ChunkPlan): SpeechSpan[] {
  return spans.flatMap(({ startMs, endMs }) => {
    const parts = Math.ceil((endMs - startMs) / plan.longestMs);
    const edge = (part: number) => Math.round(startMs + ((endMs - startMs) * part) / parts);
    return Array.from({ length: parts }, (_, part) => ({ startMs: edge(part), endMs: edge(part + 1) }));
  });
}

/** Neighbours share the pause between them. */
function pad(spans: readonly SpeechSpan[], { paddingMs, durationMs }: ChunkPlan): SpeechSpan[] {
  return spans.map(({ startMs, endMs }, i) => {
    const last = spans[i - 1];
    const next = spans[i + 1];
    return {
      startMs: Math.max(startMs - paddingMs, last ? Math.ceil((last.endMs + startMs) / 2) : 0),
      endMs: Math.min(endMs + paddingMs, next ? Math.ceil((endMs + next.startMs) / 2) : durationMs),
    };
  });
}
