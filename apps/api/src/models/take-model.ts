import { constants } from 'node:fs';
import { lstat, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ModelCard, ModelFile } from '@/adapters/speech/models/model-card';
import { bytesInWords, type Progress } from '@/lib/progress';
import { Summing } from './checksum';
import { beginInstall, draftFolder, finishInstall } from './install-model';
import { ModelsError } from './models-error';
import type { Checksum } from './wanted-model';

/** A model whose files lie on this machine. */
export interface OfferedModel extends Omit<ModelCard, 'files'> {
  /** `names`: what the file may be called in a folder, the first that is there. No checksum: it is taken unchecked. */
  files: (Pick<ModelFile, 'name' | 'role'> & { names: string[]; checksum: Checksum | null })[];
}

/**
 * Installs a model from a file, or from a folder that holds its files. They are copied; the originals stay. Only plain
 * files are taken: a link may lead to what nobody meant to hand over.
 * @throws ModelsError, with nothing left behind
 */
export async function takeModel(
  folder: string,
  from: string,
  { files, ...model }: OfferedModel,
  { signal, progress }: { signal: AbortSignal; progress: Progress },
): Promise<ModelCard> {
  const found = await Promise.all(
    files.map(async (file) => ({ file, ...(await find(from, file.names, files)) })),
  );
  const draft = await beginInstall(
    folder,
    model.name,
    found.map(({ file, bytes }) => ({ name: file.name, bytes })),
  );
  try {
    const card: ModelCard = { ...model, files: [] };
    for (const { file, place, bytes } of found) {
      progress.say(`${place}, ${bytesInWords(bytes)}`);
      const sha256 = await copy(place, path.join(draft, file.name), file, bytes, signal);
      progress.say(
        file.checksum
          ? `${file.name} is what it should be (SHA-256 ${sha256}).`
          : `${file.name} was compared with nothing: nobody said its checksum. Its SHA-256 is ${sha256}.`,
      );
      card.files.push({ name: file.name, role: file.role, bytes, sha256 });
    }
    await finishInstall(folder, draft, card);
    return card;
  } catch (error) {
    await rm(draftFolder(folder, model.name), { recursive: true, force: true });
    throw error;
  }
}

async function find(
  from: string,
  names: readonly string[],
  files: readonly unknown[],
): Promise<{ place: string; bytes: number }> {
  const top = await lstat(from).catch(() => null);
  if (!top) throw new ModelsError(`${from} is not there.`);
  if (top.isFile() && files.length === 1) return { place: from, bytes: top.size };
  if (!top.isDirectory()) {
    throw new ModelsError(
      top.isFile()
        ? `${from} is one file; this model has ${files.length}. Give the folder that holds them. An archive must be unpacked first.`
        : `${from} is neither a file nor a folder. Links are not followed.`,
    );
  }
  for (const name of names) {
    const place = path.join(from, name);
    const entry = await lstat(place).catch(() => null);
    if (!entry) continue;
    if (!entry.isFile()) throw new ModelsError(`${place} is no plain file. Links are not followed.`);
    return { place, bytes: entry.size };
  }
  throw new ModelsError(`${from} holds no file ${names.join(' or ')}.`);
}

async function copy(
  from: string,
  to: string,
  { name, checksum }: { name: string; checksum: Checksum | null },
  bytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (bytes === 0) throw new ModelsError(`${from} is empty.`);
  const sum = new Summing(checksum, bytes);
  // Between looking and opening somebody may have put a link there.
  const source = await open(from, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  const target = await open(to, 'w', 0o600);
  try {
    for await (const part of source.createReadStream({ autoClose: false, signal })) {
      sum.add(part);
      await target.writeFile(part);
    }
    await target.sync();
  } finally {
    await source.close();
    await target.close();
  }
  if (sum.bytes !== bytes) throw new ModelsError(`${from} changed while it was read. Try again.`);
  return sum.finish(name);
}
