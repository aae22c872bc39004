import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { describeModel, SafeName } from '@/adapters/speech/models/model-card';
import { allowedUrl } from './allowed-url';
import { ModelsError } from './models-error';
import type { WantedModel } from './wanted-model';

const mostBytes = 1_000_000;

const ManifestFile = z.object({
  name: SafeName,
  role: z.enum(['encoder', 'decoder', 'joiner', 'tokens', 'weights']).optional(),
  url: z.string().max(2_000),
  bytes: z
    .number()
    .int()
    .min(1)
    .max(2 ** 40),
  sha256: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, { error: 'a SHA-256 of 64 digits, 0 to 9 and a to f' }),
});
const Manifest = z.object({ models: z.array(describeModel(ManifestFile)).min(1).max(100) });

/**
 * The models that an operator's own file describes: where each file is, how long it is, and its SHA-256.
 * @throws ModelsError that says what is wrong with it, and where
 */
export async function readManifest(path: string): Promise<WantedModel[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ModelsError(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`);
  });
  if (text.length > mostBytes) throw new ModelsError(`${path} is too long for a manifest.`);
  const parsed = Manifest.safeParse(readJson(text, path));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ModelsError(`${path}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`);
  }
  return parsed.data.models.map(({ files, ...model }) => ({
    ...model,
    files: files.map(({ sha256, url, ...file }) => ({
      ...file,
      url: allowedUrl(url).href,
      checksum: { algorithm: 'sha256', hex: sha256 },
    })),
  }));
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelsError(`${path} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
