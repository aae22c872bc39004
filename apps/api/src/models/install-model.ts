import { lstat, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardFile, type ModelCard, type ModelFile } from '@/adapters/speech/models/model-card';
import { makeFolder, syncFolder } from '@/lib/folders';
import { bytesInWords } from '@/lib/progress';
import { holdingModel } from './hold-model';
import { ModelsError } from './models-error';

/** Left free on the disk: what else is kept there goes on growing. */
const spareBytes = 200 * 2 ** 20;

/** Where a model gathers until it is whole. */
export function draftFolder(folder: string, name: string): string {
  return path.join(folder, `.${name}.part`);
}

/**
 * Makes room for a model: the folder it gathers in, with what an earlier try left there.
 * @param bytes of the whole model
 * @returns the folder to fill
 * @throws ModelsError when it is installed already, or the disk has no room for what is missing
 */
export async function beginInstall(
  folder: string,
  name: string,
  files: readonly Pick<ModelFile, 'name' | 'bytes'>[],
): Promise<string> {
  if (await exists(path.join(folder, name))) {
    throw new ModelsError(`${name} is installed. To fetch it again, remove it first.`);
  }
  makeFolder(folder);
  const draft = draftFolder(folder, name);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // It would become the model, and no server looks for models behind a link.
  if (!(await lstat(draft)).isDirectory()) {
    throw new ModelsError(`${draft} is a link. Remove it: links are not followed.`);
  }
  const sizes = await Promise.all(files.map((file) => sizeOf(path.join(draft, file.name))));
  const missing = files.reduce((sum, file, at) => sum + Math.max(0, file.bytes - (sizes[at] ?? 0)), 0);
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  if (free < missing + spareBytes) {
    throw new ModelsError(
      `The disk that holds ${folder} has ${bytesInWords(free)} free; ${name} needs ${bytesInWords(missing)} more, and ${bytesInWords(spareBytes)} shall stay free.`,
    );
  }
  return draft;
}

/** Makes a filled folder a model: from one moment to the next, so that no server sees half of one. */
export async function finishInstall(folder: string, draft: string, card: ModelCard): Promise<void> {
  await writeFile(path.join(draft, cardFile), `${JSON.stringify(card, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  syncFolder(draft);
  await rename(draft, path.join(folder, card.name));
  syncFolder(folder);
}

/**
 * Removes a model, and what was begun of it.
 * @throws ModelsError when there is neither
 */
export async function removeModel(folder: string, name: string): Promise<void> {
  const draft = draftFolder(folder, name);
  const place = path.join(folder, name);
  const [isBegun, isThere] = await Promise.all([exists(draft), exists(place)]);
  if (!isBegun && !isThere) throw new ModelsError(`${name} is not installed.`);
  await holdingModel(folder, name, async () => {
    await rm(draft, { recursive: true, force: true });
    if (!isThere) return;
    // Out of sight first: a server that looks meanwhile finds all of it or nothing.
    const gone = path.join(folder, `.${name}.gone`);
    await rm(gone, { recursive: true, force: true });
    await rename(place, gone);
    await rm(gone, { recursive: true, force: true });
  });
}

async function exists(place: string): Promise<boolean> {
  return (await sizeOf(place, -1)) >= 0;
}

async function sizeOf(place: string, otherwise = 0): Promise<number> {
  return stat(place).then(
    ({ size }) => size,
    () => otherwise,
  );
}
