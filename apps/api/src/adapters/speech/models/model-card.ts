import { languages } from '@tavla/shared/meetings/languages';
import { z } from 'zod';

/** What a kind of model does, and the files that it cannot do without, by the part they play. */
export const modelKinds = {
  whisper: ['encoder', 'decoder', 'tokens'],
  'nemo-transducer': ['encoder', 'decoder', 'joiner', 'tokens'],
  'whisper-ggml': ['weights'],
  'speaker-segmentation': ['weights'],
  'speaker-embedding': ['weights'],
} as const satisfies Record<string, readonly string[]>;
export type ModelKind = keyof typeof modelKinds;

/** Whether models of a kind write down speech; the others tell voices apart. */
export function isSpeechKind(kind: ModelKind): boolean {
  return !kind.startsWith('speaker-');
}

/** A name that is a folder's or a file's and leads nowhere else, on every system. */
export const SafeName = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,118}[A-Za-z0-9])?$/, {
    error: 'a name of letters, digits, dots, hyphens and underscores, with a letter or digit at both ends',
  })
  .refine((name) => !name.includes('..'), { error: 'a name without ".."' })
  .refine((name) => !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name), {
    error: 'a name that Windows does not keep for itself',
  });

const ModelFile = z.object({
  name: SafeName,
  /** Missing for what another file of the model asks for by its name. */
  role: z.enum(['encoder', 'decoder', 'joiner', 'tokens', 'weights']).optional(),
  bytes: z
    .number()
    .int()
    .min(1)
    .max(2 ** 40),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'a SHA-256 of 64 digits, 0 to 9 and a to f' }),
});
export type ModelFile = z.infer<typeof ModelFile>;

const fields = {
  name: SafeName,
  kind: z.enum(Object.keys(modelKinds) as [ModelKind, ...ModelKind[]]),
  /** What a recording may be in; nothing for models that tell voices apart. */
  languages: z.array(z.enum(languages)).default([]),
  licence: z.string().trim().min(1).max(200).default('not told'),
};

/**
 * A description of a model whose files may say more than a card does.
 * @param file what each of the files says
 */
export function describeModel<File extends z.ZodType<Pick<ModelFile, 'name' | 'role'>>>(file: File) {
  return z
    .object({ ...fields, files: z.array(file).min(1).max(20) })
    .superRefine(({ kind, languages: known, files }, context) => {
      const issue = (message: string) => context.addIssue({ code: 'custom', message, path: ['files'] });
      for (const role of modelKinds[kind]) {
        const count = files.filter((one) => one.role === role).length;
        if (count !== 1) issue(`one file of a ${kind} must have the role "${role}", and ${count} have`);
      }
      const names = new Set(files.map(({ name }) => name.toLowerCase()));
      if (names.size !== files.length) issue('two files have one name');
      if (names.has('model.json')) issue('"model.json" is the name of the card');
      if (isSpeechKind(kind) && known.length === 0) issue('a model for speech must name its languages');
    });
}

/** What lies beside the files of an installed model, as `model.json`. */
export const ModelCard = describeModel(ModelFile);
export type ModelCard = z.infer<typeof ModelCard>;

/** The card's own file. */
export const cardFile = 'model.json';
