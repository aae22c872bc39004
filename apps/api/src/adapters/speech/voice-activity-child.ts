import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BYTES_PER_SAMPLE, SAMPLE_RATE, toFloatSamples } from './pcm';
import { loadSherpa } from './sherpa';
import type { SpeechSpan } from './speech';

/**
 * Child process: finds the speech in one PCM file with Silero's voice activity model. Argument: the file.
 * Prints the spans as JSON.
 */
const WINDOW = 512;
const WINDOWS_PER_READ = 500;
/** Sherpa only asks for a shorter pause from here on; somebody who never pauses is cut by `planChunks`. */
const LONG_SPEECH_SECONDS = 18;
/** Has to hold the longest span the model may report. */
const BUFFER_SECONDS = 120;

const vad = new (loadSherpa().Vad)(
  {
    sileroVad: {
      model: createRequire(import.meta.url).resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx'),
      threshold: 0.4,
      minSilenceDuration: 0.35,
      minSpeechDuration: 0.2,
      maxSpeechDuration: LONG_SPEECH_SECONDS,
      windowSize: WINDOW,
    },
    sampleRate: SAMPLE_RATE,
    numThreads: 1,
    debug: 0,
  },
  BUFFER_SECONDS,
);

const spans: SpeechSpan[] = [];
const toMs = (samples: number) => Math.round((samples * 1000) / SAMPLE_RATE);
const collect = () => {
  for (; !vad.isEmpty(); vad.pop()) {
    const { start, samples } = vad.front(false);
    spans.push({ startMs: toMs(start), endMs: toMs(start + samples.length) });
  }
};

const file = await open(process.argv[2] ?? '', 'r');
const buffer = Buffer.alloc(WINDOW * WINDOWS_PER_READ * BYTES_PER_SAMPLE);
for (let filled = 0, isOver = false; !isOver; filled = 0) {
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  isOver = filled < buffer.length;
  const samples = toFloatSamples(buffer.subarray(0, filled));
  for (let at = 0; at + WINDOW <= samples.length; at += WINDOW) {
    vad.acceptWaveform(samples.subarray(at, at + WINDOW));
    collect();
  }
}
await file.close();
vad.flush();
collect();
process.stdout.write(JSON.stringify(spans));
