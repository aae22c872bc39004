import { availableParallelism } from 'node:os';
import { say } from '@tavla/shared/error-words';
import { mapInLanes } from './hear/map-in-lanes';
import { type InstalledModel, installedModels, speechModelFor } from './models/installed-models';
import { installedRecogniser } from './models/installed-recogniser';
import type { RecogniserModel } from './models/recogniser-model';
import { msToBytes } from './pcm';
import { RecogniserProcess } from './recogniser-process';
import { baseLanguage, type LanguageSupport, LanguageUnavailableError, type SpeechEngine } from './speech';

export interface LocalEngineOptions {
  /** A folder that may be written to and survives restarts. */
  cacheDir: string;
  /** Where larger models may be installed; what is added or removed there counts at once. */
  modelsDir: string;
  isProduction: boolean;
  /** The operator has accepted the licence that the Spanish model is under. */
  acceptMoonshineCommunityLicense: boolean;
  /** Utterances recognised at a time; the cores of the machine, at most 4, unless told. */
  lanes?: number;
  /** An unused model leaves memory after so long; 5 minutes unless told. */
  idleMs?: number;
  /** See `RecogniserSettings`. */
  growthMax?: number | undefined;
}

const ENGLISH: RecogniserModel = { kind: 'moonshine', package: 'moonshine-en', name: 'base' };
const SPANISH: RecogniserModel = {
  kind: 'moonshine',
  package: 'moonshine-es',
  name: 'base-es-non-commercial',
};
/** The licence of the Spanish model asks for these words wherever it is used. */
const MOONSHINE_NOTICE = 'Powered by Moonshine AI';

/**
 * Speech recognition on this machine, with nothing sent anywhere: English, Spanish where the licence of its model
 * allows, and what the operator has installed models for, which also take the place of these two. Its models cannot
 * use a vocabulary.
 */
export function createLocalEngine(
  options: LocalEngineOptions,
): SpeechEngine & { readonly pid: number | undefined } {
  const lanes = options.lanes ?? Math.min(4, availableParallelism());
  const recogniser = new RecogniserProcess({
    cacheDir: options.cacheDir,
    lanes,
    idleMs: options.idleMs ?? 300_000,
    growthMax: options.growthMax,
  });
  const installed = installedModels(options.modelsDir);
  const supports = (language: string) =>
    speechModelFor(installed(), language) ? ({ ok: true } as const) : localSupport(language, options);
  return {
    name: 'local',
    supports,
    /** The recogniser's process while it runs, for measuring it. */
    get pid() {
      return recogniser.pid;
    },
    async recognise(chunk, pcm, { language, signal }) {
      const support = supports(language);
      if (!support.ok) throw new LanguageUnavailableError(support.words);
      const model = modelFor(installed(), language);
      const texts = await mapInLanes(chunk.spans, lanes, async ({ startMs, endMs }) => {
        signal?.throwIfAborted();
        const utterance = pcm.subarray(msToBytes(startMs - chunk.startMs), msToBytes(endMs - chunk.startMs));
        return recogniser.recognise(model, utterance);
      });
      return chunk.spans.flatMap(({ startMs, endMs }, at) => {
        const text = texts[at];
        return text ? [{ startMs, endMs, text }] : [];
      });
    },
    close: () => recogniser.close(),
  };
}

function modelFor(installed: readonly InstalledModel[], language: string): RecogniserModel {
  const own = speechModelFor(installed, language);
  if (own) return installedRecogniser(own, language);
  return baseLanguage(language) === 'es' ? SPANISH : ENGLISH;
}

function localSupport(
  language: string,
  options: Pick<LocalEngineOptions, 'isProduction' | 'acceptMoonshineCommunityLicense'>,
): LanguageSupport {
  const base = baseLanguage(language);
  if (base === 'en') return { ok: true };
  if (base !== 'es') {
    const words = base === 'sv' ? say('no-swedish-model') : say('no-language-model', { language });
    return { ok: false, words };
  }
  if (options.isProduction && !options.acceptMoonshineCommunityLicense) {
    return { ok: false, words: say('spanish-switched-off') };
  }
  return { ok: true, notice: MOONSHINE_NOTICE };
}
