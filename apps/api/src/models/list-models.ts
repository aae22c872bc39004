import {
  type Installed,
  type InstalledModel,
  readInstalled,
  runsHere,
  speechModelFor,
} from '@/adapters/speech/models/installed-models';
import { isSpeechKind, type ModelKind } from '@/adapters/speech/models/model-card';
import { bytesInWords } from '@/lib/progress';
import { type KnownModel, knownModels } from './known-models';
import type { WantedModel } from './wanted-model';

const languageNames = { en: 'English', es: 'Spanish', sv: 'Swedish' } as const;
type Language = keyof typeof languageNames;

/**
 * What there is, in lines for the operator: installed models, then those that can be fetched.
 * @param offered what a manifest describes; null lists the models that Tavla knows
 */
export function listModels(folder: string, offered: readonly WantedModel[] | null): string[] {
  const installed = readInstalled(folder);
  const names = new Set(installed.models.map(({ name }) => name));
  const lines = installed.models.map((model) => installedLine(model, installed.models));
  const fetchable = (offered ?? knownModels).filter(({ name }) => !names.has(name));
  return [
    `Installed in ${folder}:`,
    ...(lines.length > 0 ? lines : ['  nothing']),
    ...damagedLines(installed),
    '',
    offered ? 'In the manifest:' : 'To be had (pnpm models add NAME):',
    ...fetchable.map((model) =>
      'files' in model && 'needs' in model ? knownLine(model) : wantedLine(model),
    ),
    '',
    'Built in, where nothing else is installed: English (Moonshine base, MIT) and Spanish (Moonshine base-es, Moonshine AI Community License).',
  ];
}

function installedLine(model: InstalledModel, all: readonly InstalledModel[]): string {
  const bytes = model.files.reduce((sum, file) => sum + file.bytes, 0);
  const used = model.languages.filter((language) => speechModelFor(all, language)?.name === model.name);
  if (!runsHere(model.kind)) {
    const platform = `${process.platform}-${process.arch}`;
    return lineOf(model.name, [`not used: nothing that runs a ${model.kind} is installed for ${platform}`]);
  }
  const use = isSpeechKind(model.kind)
    ? [`used for ${used.map((code) => languageNames[code]).join(', ') || 'nothing: another is preferred'}`]
    : [];
  return lineOf(model.name, [work(model.kind, model.languages), bytesInWords(bytes), model.licence, ...use]);
}

function knownLine({ name, kind, languages, megabytes, licence, needs }: KnownModel): string {
  return lineOf(name, [work(kind, languages), `about ${megabytes} MB`, licence, `needs ${needs}`]);
}

function wantedLine({ name, kind, languages, licence, files }: Pick<WantedModel, keyof WantedModel>): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return lineOf(name, [work(kind, languages), bytesInWords(bytes), licence]);
}

function damagedLines({ damaged }: Installed): string[] {
  return damaged.map(({ name, why }) => lineOf(name, [`damaged: ${why}. Remove it and fetch it again`]));
}

function work(kind: ModelKind, languages: readonly Language[]): string {
  if (kind === 'speaker-segmentation') return 'tells where voices change';
  if (kind === 'speaker-embedding') return 'tells voices apart';
  return languages.map((code) => languageNames[code]).join(', ');
}

const lineOf = (name: string, parts: readonly string[]) => `  ${name.padEnd(22)}${parts.join(' · ')}`;
