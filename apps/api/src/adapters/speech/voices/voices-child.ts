import { buffer } from 'node:stream/consumers';
import { SAMPLE_RATE, toFloatSamples } from '../pcm';
import { type DiarizedSpan, loadSherpa } from '../sherpa';

/**
 * Child process: tells the voices of one chunk apart. Arguments: the segmentation model, the embedding model. Reads PCM
 * from standard input, prints `HeardVoice`s as JSON.
 */
export interface HeardVoice {
  /** Seconds from the start of the chunk. */
  spans: { start: number; end: number }[];
  embedding: number[];
}

/** More sound of one voice makes its embedding no better. */
const enoughSeconds = 20;

const [segmentation = '', embedding = ''] = process.argv.slice(2);
const { OfflineSpeakerDiarization, SpeakerEmbeddingExtractor } = loadSherpa();
const settings = { numThreads: 1, debug: 0, provider: 'cpu' };
const diarization = new OfflineSpeakerDiarization({
  segmentation: { pyannote: { model: segmentation }, ...settings },
  embedding: { model: embedding, ...settings },
  clustering: { numClusters: -1, threshold: 0.5 },
  minDurationOn: 0.3,
  minDurationOff: 0.5,
});
const extractor = new SpeakerEmbeddingExtractor({ model: embedding, ...settings });

const samples = toFloatSamples(await buffer(process.stdin));
const bySpeaker = new Map<number, DiarizedSpan[]>();
for (const span of diarization.process(samples)) {
  bySpeaker.set(span.speaker, [...(bySpeaker.get(span.speaker) ?? []), span]);
}
const voices = [...bySpeaker.values()].flatMap((spans): HeardVoice[] => {
  const sound = embeddingOf(spans);
  return sound ? [{ spans: spans.map(({ start, end }) => ({ start, end })), embedding: sound }] : [];
});
process.stdout.write(JSON.stringify(voices));

/** How a speaker sounds, from their longest spans; null when it is too short for the model. */
function embeddingOf(spans: readonly DiarizedSpan[]): number[] | null {
  const stream = extractor.createStream();
  let seconds = 0;
  for (const { start, end } of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (seconds >= enoughSeconds) break;
    const part = samples.slice(Math.round(start * SAMPLE_RATE), Math.round(end * SAMPLE_RATE));
    stream.acceptWaveform({ samples: part, sampleRate: SAMPLE_RATE });
    seconds += end - start;
  }
  stream.inputFinished();
  return extractor.isReady(stream) ? [...extractor.compute(stream, false)] : null;
}
