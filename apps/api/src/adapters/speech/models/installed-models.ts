import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { baseLanguage } from '../speech';
import { cardFile, isSpeechKind, ModelCard, type ModelFile, type ModelKind } from './model-card';
import { hasWhisperNode } from './whisper-node';

/** A model whose card and files are there. */
export interface InstalledModel extends ModelCard {
  /** Absolute. */
  folder: string;
}

export interface Installed {
  models: InstalledModel[];
  /** Folders that cannot be used, and why. */
  damaged: { name: string; why: string }[];
}

/** Where models are kept. */
export function modelsFolder({ dataDir }: { dataDir: string }): string {
  return path.join(dataDir, 'models');
}

/**
 * What is installed in a folder, by name. A model counts only when each of its files has the length that its card says;
 * the content was compared with its checksum when it came. What begins with a dot is on its way in or out.
 */
export function readInstalled(folder: string): Installed {
  const found: Installed = { models: [], damaged: [] };
  for (const name of foldersIn(folder)) {
    const place = path.join(folder, name);
    try {
      const card = ModelCard.parse(JSON.parse(readFileSync(path.join(place, cardFile), 'utf8')));
      if (card.name !== name) throw new Error(`its card is that of "${card.name}"`);
      for (const file of card.files) checkLength(place, file);
      found.models.push({ ...card, folder: place });
    } catch (error) {
      found.damaged.push({ name, why: error instanceof Error ? firstLine(error) : String(error) });
    }
  }
  return found;
}

/**
 * Installed models, read again when something came or went, a model or a file of one: a server takes up what is added
 * beside it, and does without what somebody has deleted by hand. Nothing that is damaged is told.
 */
export function installedModels(folder: string): () => readonly InstalledModel[] {
  let known: { at: string; models: readonly InstalledModel[] } | undefined;
  return () => {
    const at = stampOf(folder);
    if (known?.at !== at) known = { at, models: readInstalled(folder).models };
    return known.models;
  };
}

/** Another one whenever a file came or went. */
function stampOf(folder: string): string {
  const changed = (place: string) => statSync(place, { throwIfNoEntry: false })?.mtimeMs;
  return JSON.stringify(foldersIn(folder).map((name) => [name, changed(path.join(folder, name))]));
}

/** Whether this platform has what runs a kind of model. */
export function runsHere(kind: ModelKind): boolean {
  return kind !== 'whisper-ggml' || hasWhisperNode();
}

/** The model that writes down a language: of several the one that knows the fewest others, then the first by name. */
export function speechModelFor(
  models: readonly InstalledModel[],
  language: string,
): InstalledModel | undefined {
  const base = baseLanguage(language);
  return models
    .filter(({ kind }) => isSpeechKind(kind) && runsHere(kind))
    .filter((model) => model.languages.some((one) => one === base))
    .toSorted((a, b) => a.languages.length - b.languages.length || (a.name < b.name ? -1 : 1))[0];
}

/** The first model of a kind, by name. */
export function modelOfKind(models: readonly InstalledModel[], kind: ModelKind): InstalledModel | undefined {
  return models.filter((model) => model.kind === kind).toSorted((a, b) => (a.name < b.name ? -1 : 1))[0];
}

/** The path of the file that plays a part. */
export function fileOf(model: InstalledModel, role: NonNullable<ModelFile['role']>): string {
  const file = model.files.find((one) => one.role === role);
  if (!file) throw new Error(`The model ${model.name} has no file for ${role}.`);
  return path.join(model.folder, file.name);
}

function foldersIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

function checkLength(folder: string, { name, bytes }: ModelFile): void {
  const size = statSync(path.join(folder, name), { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${name} is not there`);
  if (size !== bytes) throw new Error(`${name} has ${size} bytes in place of ${bytes}`);
}

function firstLine(error: Error): string {
  if ('code' in error && error.code === 'ENOENT') return `${cardFile} is not there`;
  return error.name === 'ZodError' || error instanceof SyntaxError
    ? `${cardFile} is not as it was written`
    : (error.message.split('\n')[0] ?? '');
}
