import { SAMPLE_RATE, toFloatSamples } from '../pcm';
import { loadSherpa } from '../sherpa';
import { moonshineFile, moonshineTokens } from './moonshine-files';
import type { RecogniserModel } from './recogniser-model';
import { loadWhisperNode } from './whisper-node';

/** Gives the text of one utterance of PCM (16 kHz, mono, 16 bit). */
export type Recognise = (pcm: Uint8Array) => Promise<string>;

export interface Surroundings {
  /** A folder to write to. */
  cacheDir: string;
  /** For what takes one utterance at a time; the others have one thread each. */
  threads: number;
}

/**
 * Loads a model, whatever its kind.
 * @throws the library's error when its files are none that it can use
 */
export async function loadRecogniser(model: RecogniserModel, around: Surroundings): Promise<Recognise> {
  if (model.kind === 'whisper-ggml') return loadGgml(model, around);
  const recogniser = await loadSherpa().OfflineRecognizer.createAsync({
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: { ...(await sherpaConfig(model, around)), numThreads: 1, provider: 'cpu', debug: 0 },
  });
  return async (pcm) => {
    const stream = recogniser.createStream();
    stream.acceptWaveform({ samples: toFloatSamples(pcm), sampleRate: SAMPLE_RATE });
    return (await recogniser.decodeAsync(stream)).text.trim();
  };
}

async function sherpaConfig(
  model: Exclude<RecogniserModel, { kind: 'whisper-ggml' }>,
  { cacheDir }: Surroundings,
): Promise<object> {
  switch (model.kind) {
    case 'moonshine': {
      const weights = (file: string) => moonshineFile(model.package, model.name, file);
      return {
        moonshine: {
          encoder: weights('encoder_model.onnx'),
          mergedDecoder: weights('decoder_model_merged.onnx'),
        },
        tokens: await moonshineTokens(cacheDir),
      };
    }
    case 'whisper': {
      const { encoder, decoder, tokens, language } = model;
      // Without the task the library guesses, and could translate.
      return { whisper: { encoder, decoder, language, task: 'transcribe', tailPaddings: -1 }, tokens };
    }
    case 'nemo-transducer': {
      const { encoder, decoder, joiner, tokens } = model;
      return { transducer: { encoder, decoder, joiner }, tokens, modelType: 'nemo_transducer' };
    }
  }
}

async function loadGgml(
  { weights, language }: Extract<RecogniserModel, { kind: 'whisper-ggml' }>,
  { threads }: Surroundings,
): Promise<Recognise> {
  const context = await loadWhisperNode().initWhisper({ filePath: weights, useGpu: false });
  return async (pcm) => {
    const copy = new ArrayBuffer(pcm.byteLength - (pcm.byteLength % 2));
    new Uint8Array(copy).set(pcm.subarray(0, copy.byteLength));
    const { result } = await context.transcribeData(copy, { language, maxThreads: threads }).promise;
    return result.trim();
  };
}
