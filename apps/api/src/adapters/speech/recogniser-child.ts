import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import llamaTokenizer from 'llama-tokenizer-js';
import { SAMPLE_RATE, toFloatSamples } from './pcm';
import { loadSherpa } from './sherpa';

/**
 * Child process: holds one Moonshine model and recognises utterances, each with one thread. Arguments: the package
 * with the model, the model's name in it, a folder to write to. Over the IPC channel come `RecogniserRequest`s;
 * each is answered with a `RecogniserAnswer`, `ready` comes first.
 */
export interface RecogniserRequest {
  id: number;
  pcm: Uint8Array;
}
export type RecogniserAnswer = { ready: true } | { id: number; text: string } | { id: number; error: string };

const [modelPackage = '', model = '', cacheDir = ''] = process.argv.slice(2);

/** Moonshine writes with Llama's vocabulary; sherpa wants it as a file of `base64(token) id` lines. */
async function writeTokens(): Promise<string> {
  const bytes = (token: string) => {
    const hex = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
    return hex ? Buffer.from(hex, 'hex') : Buffer.from(token);
  };
  const lines = llamaTokenizer.vocabById
    .map((token, id) => `${bytes(token).toString('base64')} ${id}\n`)
    .join('');
  const path = join(
    cacheDir,
    `moonshine-tokens-${createHash('sha256').update(lines).digest('hex').slice(0, 12)}.txt`,
  );
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(`${path}.${process.pid}`, lines);
    await rename(`${path}.${process.pid}`, path);
  }
  return path;
}

/** The weights lie outside what the package exports, so the way goes through a file that it does. */
function weights(file: string): string {
  return join(dirname(fileURLToPath(import.meta.resolve(modelPackage))), 'model', model, 'quantized', file);
}

process.once('disconnect', () => process.exit());

const recogniser = await loadSherpa().OfflineRecognizer.createAsync({
  featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
  modelConfig: {
    moonshine: {
      encoder: weights('encoder_model.onnx'),
      mergedDecoder: weights('decoder_model_merged.onnx'),
    },
    tokens: await writeTokens(),
    numThreads: 1,
    provider: 'cpu',
    debug: 0,
  },
});

const answer = (message: RecogniserAnswer) => process.send?.(message);

process.on('message', async ({ id, pcm }: RecogniserRequest) => {
  try {
    const stream = recogniser.createStream();
    stream.acceptWaveform({ samples: toFloatSamples(pcm), sampleRate: SAMPLE_RATE });
    const { text } = await recogniser.decodeAsync(stream);
    answer({ id, text: text.trim() });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
answer({ ready: true });
