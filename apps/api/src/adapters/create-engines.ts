import path from 'node:path';
import type { Env } from '@/settings/env';
import type { Blobs } from './blobs/blobs';
import { diskBlobs } from './blobs/disk-blobs';
import type { LanguageEngine } from './language/language';
import { createLocalEngine as createLocalLanguage } from './language/local/local-engine';
import { createOpenaiEngine as createOpenaiLanguage } from './language/openai/openai-engine';
import { createLocalEngine as createLocalSpeech } from './speech/local-engine';
import { installedModels, modelsFolder } from './speech/models/installed-models';
import { createOpenaiEngine as createOpenaiSpeech } from './speech/openai-engine';
import type { SpeechEngine } from './speech/speech';
import { findVoices } from './speech/voices/find-voices';
import type { TextWork } from './text-work/text-work';

/** Where recordings and attachments are kept, as the settings say. */
export async function createBlobs(env: Env): Promise<Blobs> {
  if (!env.s3) return diskBlobs(path.join(env.dataDir, 'blobs'));
  // Loaded only where it is used: it is large.
  const { s3Blobs } = await import('./blobs/s3-blobs');
  return s3Blobs(env.s3, path.join(env.dataDir, 'work'));
}

/** The speech recogniser that the settings choose; whichever it is, voices are told apart on this machine. */
export function createSpeech(env: Env): SpeechEngine {
  const models = installedModels(modelsFolder(env));
  return {
    ...createRecogniser(env),
    findVoices: (chunk, pcm, options) => findVoices(models(), chunk, pcm, options),
  };
}

function createRecogniser(env: Env): SpeechEngine {
  if (env.speechEngine === 'local') {
    return createLocalSpeech({
      cacheDir: path.join(env.dataDir, 'cache'),
      modelsDir: modelsFolder(env),
      isProduction: env.isProduction,
      acceptMoonshineCommunityLicense: env.acceptMoonshineCommunityLicense,
    });
  }
  // The queue tries again, and tells those who wait; what the client does by itself nobody sees.
  return createOpenaiSpeech({ model: env.transcribeModel, maxRetries: 0, ...openaiAccess(env) });
}

/**
 * The engine that understands meetings and answers questions.
 * @param warn gets what an operator should know of the model's server
 */
export function createLanguage(env: Env, text: TextWork, warn?: (line: string) => void): LanguageEngine {
  if (env.assistantEngine === 'local') return createLocalLanguage(text);
  const { chatModel: model, chatContextTokens: contextTokens, chatSeesPictures: seesPictures } = env;
  return createOpenaiLanguage({ model, contextTokens, seesPictures, text, warn, ...openaiAccess(env) });
}

function openaiAccess({ openai }: Env): { apiKey?: string; baseUrl?: string } {
  return {
    ...(openai?.apiKey && { apiKey: openai.apiKey }),
    ...(openai?.baseUrl && { baseUrl: openai.baseUrl }),
  };
}
