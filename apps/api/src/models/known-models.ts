import type { ModelCard, ModelFile } from '@/adapters/speech/models/model-card';

/** A model that the host has, as far as it can be told without asking: lengths and checksums are the host's to tell. */
export interface KnownModel extends Omit<ModelCard, 'files'> {
  /** Owner and name of the repository. */
  repository: string;
  files: readonly (Pick<ModelFile, 'name' | 'role'> & { path: string })[];
  /** About so many megabytes to fetch. */
  megabytes: number;
  /** Memory while it is at work, as far as its makers or its size tell. */
  needs: string;
}

const kbWhisper = (size: string, megabytes: number, needs: string): KnownModel => ({
  name: `kb-whisper-${size}`,
  kind: 'whisper-ggml',
  languages: ['sv'],
  licence: 'Apache-2.0',
  repository: `KBLab/kb-whisper-${size}`,
  files: [{ name: 'ggml-model-q5_0.bin', role: 'weights', path: 'ggml-model-q5_0.bin' }],
  ...{ megabytes, needs },
});

const whisper = (size: string, megabytes: number, needs: string): KnownModel => ({
  name: `whisper-${size}`,
  kind: 'whisper',
  languages: ['en', 'es', 'sv'],
  licence: 'MIT',
  repository: `csukuangfj/sherpa-onnx-whisper-${size}`,
  files: [
    { name: 'encoder.onnx', role: 'encoder', path: `${size}-encoder.int8.onnx` },
    { name: 'decoder.onnx', role: 'decoder', path: `${size}-decoder.int8.onnx` },
    { name: 'tokens.txt', role: 'tokens', path: `${size}-tokens.txt` },
  ],
  ...{ megabytes, needs },
});

/** Single files of repositories, since an archive would have to be unpacked before its files can be compared. */
export const knownModels: readonly KnownModel[] = [
  kbWhisper('base', 60, 'an estimated 0.3 GB of memory'),
  kbWhisper('small', 190, 'an estimated 0.6 GB of memory'),
  kbWhisper('medium', 540, 'an estimated 1.5 GB of memory'),
  kbWhisper('large', 1_080, 'an estimated 3 GB of memory'),
  whisper('small', 375, 'an estimated 1 GB of memory'),
  whisper('turbo', 1_040, 'an estimated 2.5 GB of memory'),
  {
    name: 'parakeet-v3',
    kind: 'nemo-transducer',
    languages: ['en', 'es', 'sv'],
    licence: 'CC-BY-4.0',
    repository: 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
    files: [
      { name: 'encoder.int8.onnx', role: 'encoder', path: 'encoder.int8.onnx' },
      { name: 'decoder.int8.onnx', role: 'decoder', path: 'decoder.int8.onnx' },
      { name: 'joiner.int8.onnx', role: 'joiner', path: 'joiner.int8.onnx' },
      { name: 'tokens.txt', role: 'tokens', path: 'tokens.txt' },
    ],
    megabytes: 670,
    needs: 'an estimated 1.5 GB of memory',
  },
  {
    name: 'speaker-segmentation',
    kind: 'speaker-segmentation',
    languages: [],
    licence: 'MIT',
    repository: 'csukuangfj/sherpa-onnx-pyannote-segmentation-3-0',
    files: [{ name: 'model.onnx', role: 'weights', path: 'model.onnx' }],
    megabytes: 6,
    needs: 'a model of the kind speaker-embedding beside it',
  },
  {
    name: 'speaker-embedding',
    kind: 'speaker-embedding',
    languages: [],
    licence: 'Apache-2.0',
    repository: 'csukuangfj/speaker-embedding-models',
    files: [
      {
        name: 'model.onnx',
        role: 'weights',
        path: '3dspeaker_speech_campplus_sv_en_voxceleb_16k.onnx',
      },
    ],
    megabytes: 30,
    needs: 'a model of the kind speaker-segmentation beside it',
  },
];
