import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { addModel } from './add-model';
import { ModelHost } from './model-host.test-kit';

/** The weights that the host has of `kb-whisper-small`, and where. */
export const weights = randomBytes(300_000);
export const repository = 'KBLab/kb-whisper-small';
export const weightsPath = `${repository}/ggml-model-q5_0.bin`;
export const name = 'kb-whisper-small';

/** For each test a folder of models of its own, and a host that has one. */
class Models {
  home = '';
  folder = '';
  host = new ModelHost();
  said: string[] = [];

  async begin(): Promise<void> {
    this.home = await mkdtemp(path.join(tmpdir(), 'tavla-models-'));
    this.folder = path.join(this.home, 'models');
    this.host = new ModelHost();
    this.host.files.set(weightsPath, { bytes: weights });
    await this.host.start();
    this.host.grows = this.part;
    this.said = [];
  }

  async end(): Promise<void> {
    await this.host.stop();
    await rm(this.home, { recursive: true });
  }

  readonly progress = { say: (line: string) => this.said.push(line), now: () => {}, clear: () => {} };

  add(changes: Partial<Parameters<typeof addModel>[0]> = {}) {
    return addModel({
      ...{ name, folder: this.folder, offered: null, from: undefined, sha256: undefined },
      ...{ host: this.host.url, signal: new AbortController().signal, progress: this.progress },
      ...changes,
    });
  }

  /** What lies in the folder of models. */
  async here(): Promise<string[]> {
    return (await readdir(this.folder).catch(() => [])).toSorted();
  }

  /** Where what has come of the weights waits for the rest. */
  get part(): string {
    return path.join(this.folder, `.${name}.part`, 'ggml-model-q5_0.bin');
  }

  /** What was asked for of files: from where on. */
  get ranges(): (string | undefined)[] {
    return this.host.asked.filter(({ url }) => url.startsWith('/store/')).map(({ range }) => range);
  }
}

export function useModels(): Models {
  const models = new Models();
  beforeEach(() => models.begin());
  afterEach(() => models.end());
  return models;
}
