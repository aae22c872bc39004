import path from 'node:path';
import type { ModelCard } from '@/adapters/speech/models/model-card';
import { bytesInWords, type Progress } from '@/lib/progress';
import { downloadFile } from './download-file';
import { beginInstall, finishInstall } from './install-model';
import type { WantedModel } from './wanted-model';

/**
 * Fetches a model, file by file, and installs it when all of them are what they should be.
 * @throws ModelsError, and the reason of `signal` when it aborts: what came is kept for the next try
 */
export async function fetchModel(
  folder: string,
  { files, ...model }: WantedModel,
  { signal, progress }: { signal: AbortSignal; progress: Progress },
): Promise<ModelCard> {
  const draft = await beginInstall(folder, model.name, files);
  const card: ModelCard = { ...model, files: [] };
  for (const file of files) {
    progress.say(`${file.name}, ${bytesInWords(file.bytes)}, from ${new URL(file.url).host}`);
    const { name, role, bytes } = file;
    const sha256 = await downloadFile(file, path.join(draft, name), {
      signal,
      onBytes: (there) =>
        progress.now(`${name}: ${bytesInWords(there)} of ${bytesInWords(bytes)} (${share(there, bytes)})`),
    });
    progress.say(`${name} is what it should be (${file.checksum.algorithm} ${file.checksum.hex}).`);
    card.files.push({ name, role, bytes, sha256 });
  }
  await finishInstall(folder, draft, card);
  return card;
}

function share(part: number, whole: number): string {
  return `${Math.floor((100 * part) / whole)} %`;
}
