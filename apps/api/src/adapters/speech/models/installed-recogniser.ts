import { baseLanguage } from '../speech';
import { fileOf, type InstalledModel } from './installed-models';
import type { RecogniserModel } from './recogniser-model';

/**
 * An installed model as the recogniser's process loads it.
 * @param language what is spoken; Whisper must be told, or it guesses
 * @throws Error for a model that does not write down speech
 */
export function installedRecogniser(model: InstalledModel, language: string): RecogniserModel {
  const file = (role: Parameters<typeof fileOf>[1]) => fileOf(model, role);
  switch (model.kind) {
    case 'whisper':
      return {
        ...{ kind: model.kind, language: baseLanguage(language) },
        ...{ encoder: file('encoder'), decoder: file('decoder'), tokens: file('tokens') },
      };
    case 'nemo-transducer':
      return {
        kind: model.kind,
        ...{
          encoder: file('encoder'),
          decoder: file('decoder'),
          joiner: file('joiner'),
          tokens: file('tokens'),
        },
      };
    case 'whisper-ggml':
      return { kind: model.kind, weights: file('weights'), language: baseLanguage(language) };
    default:
      throw new Error(`${model.name} writes down no speech.`);
  }
}
