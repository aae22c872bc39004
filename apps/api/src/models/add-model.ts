import type { ModelCard } from '@/adapters/speech/models/model-card';
import type { Progress } from '@/lib/progress';
import { fetchModel } from './fetch-model';
import { holdingModel } from './hold-model';
import { wantedFromHost } from './host-files';
import { type KnownModel, knownModels } from './known-models';
import { ModelsError } from './models-error';
import { type OfferedModel, takeModel } from './take-model';
import type { WantedModel } from './wanted-model';

interface Addition {
  name: string;
  /** Where models are kept. */
  folder: string;
  /** What a manifest describes; null: the models that Tavla knows. */
  offered: readonly WantedModel[] | null;
  /** A file or folder in place of fetching. */
  from: string | undefined;
  /** Of the file at `from`. */
  sha256: string | undefined;
  host: string;
  signal: AbortSignal;
  progress: Progress;
}

/**
 * Brings a model to this machine: from its host, from where a manifest says, or from a path.
 * @throws ModelsError; the reason of `signal` when it aborts
 */
export async function addModel({
  name,
  folder,
  offered,
  from,
  sha256,
  host,
  ...how
}: Addition): Promise<ModelCard> {
  const take = (path: string, offer: OfferedModel) =>
    holdingModel(folder, name, () => takeModel(folder, path, offer, how));
  const fetch = (wanted: WantedModel) => holdingModel(folder, name, () => fetchModel(folder, wanted, how));
  if (offered) {
    const model = named(offered, name);
    return from === undefined ? fetch(model) : take(from, fromManifest(model, sha256));
  }
  const model = named(knownModels, name);
  if (from !== undefined) return take(from, fromKnown(model, sha256));
  how.progress.say(`Asking ${host} for the files of ${name}…`);
  return fetch(await wantedFromHost(model, { host, signal: how.signal }));
}

function named<Model extends { name: string }>(models: readonly Model[], name: string): Model {
  const model = models.find((one) => one.name === name);
  if (model) return model;
  const names = models.map((one) => one.name).join(', ');
  throw new ModelsError(`There is no model "${name.slice(0, 100)}". There are: ${names}.`);
}

function fromManifest(model: WantedModel, sha256: string | undefined): OfferedModel {
  if (sha256 !== undefined) throw new ModelsError('The manifest says the SHA-256; --sha256 is not needed.');
  return {
    ...model,
    files: model.files.map(({ name, role, url, checksum }) => {
      const last = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
      // What an address ends with is a name to look for only when it leads nowhere else.
      const names = /^[\w.-]+$/.test(last) && last !== '..' && last !== name ? [name, last] : [name];
      return { name, role, checksum, names };
    }),
  };
}

function fromKnown(model: KnownModel, sha256: string | undefined): OfferedModel {
  const { repository: _, megabytes: __, needs: ___, files, ...card } = model;
  if (sha256 !== undefined && files.length > 1) {
    throw new ModelsError(`${model.name} has ${files.length} files: a manifest can say the SHA-256 of each.`);
  }
  return {
    ...card,
    files: files.map(({ name, role, path }) => ({
      ...{ name, role },
      names: path === name ? [name] : [path, name],
      checksum: sha256 === undefined ? null : { algorithm: 'sha256', hex: sha256 },
    })),
  };
}
