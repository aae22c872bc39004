import { z } from 'zod';
import { askHost, reasonOf } from './ask-host';
import type { KnownModel } from './known-models';
import { ModelsError } from './models-error';
import type { WantedFile, WantedModel } from './wanted-model';

const Revision = z.object({ sha: z.string().regex(/^[0-9a-f]{40}$/) });
/** What the host says of a file: `lfs` of a large one, whose own id is that of a pointer to it. */
const Entry = z.object({
  type: z.string(),
  path: z.string(),
  size: z.number().int(),
  oid: z.string(),
  lfs: z.object({ oid: z.string(), size: z.number().int() }).optional(),
});
const Entries = z.array(Entry);
const mostBytes = 5_000_000;

/**
 * Asks the host of a known model for the lengths and checksums of its files, as they are at one moment.
 * @param host a server with the addresses of huggingface.co
 * @throws ModelsError when it does not have them, or tells no checksum
 */
export async function wantedFromHost(
  model: KnownModel,
  { host, signal }: { host: string; signal: AbortSignal },
): Promise<WantedModel> {
  const { repository, files, megabytes: _, needs: __, ...card } = model;
  const base = `${host}/api/models/${repository}`;
  const { sha } = Revision.parse(await readJson(`${base}/revision/main`, signal));
  const entries = Entries.parse(await readJson(`${base}/tree/${sha}`, signal));
  return {
    ...card,
    files: files.map(({ path, name, role }) => {
      const entry = entries.find((one) => one.type === 'file' && one.path === path);
      if (!entry) throw new ModelsError(missingWords(host, model, path, entries));
      return { name, role, url: `${host}/${repository}/resolve/${sha}/${path}`, ...identity(entry) };
    }),
  };
}

function identity({ path, size, oid, lfs }: z.infer<typeof Entry>): Pick<WantedFile, 'bytes' | 'checksum'> {
  const sha256 = lfs?.oid.replace(/^sha256:/, '');
  if (lfs && sha256 && /^[0-9a-f]{64}$/.test(sha256)) {
    return { bytes: lfs.size, checksum: { algorithm: 'sha256', hex: sha256 } };
  }
  if (!lfs && /^[0-9a-f]{40}$/.test(oid)) {
    return { bytes: size, checksum: { algorithm: 'git-sha1', hex: oid } };
  }
  throw new ModelsError(`The host tells no checksum of ${path}; without one it is not taken.`);
}

function missingWords(
  host: string,
  model: KnownModel,
  path: string,
  entries: z.infer<typeof Entries>,
): string {
  const there = entries
    .filter((entry) => entry.type === 'file' && entry.size > 1_000_000)
    .map((entry) => entry.path);
  return `${host}/${model.repository} has no file ${path}. Its large files: ${there.join(', ') || 'none'}. A manifest (--manifest) can name others.`;
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const { response, heard, close } = await askHost(address, {
    headers: { accept: 'application/json' },
    signal,
  });
  try {
    if (!response.ok) throw new ModelsError(`${address} answers with ${response.status}.`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      heard(part.byteLength);
      parts.push(part);
      size += part.byteLength;
      if (size > mostBytes) throw new ModelsError(`${address} answers with more than any list of files has.`);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelsError) throw error;
    throw new ModelsError(`${address} answers with nothing that can be read: ${reasonOf(error)}.`);
  } finally {
    close();
  }
}
