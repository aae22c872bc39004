import { type FileHandle, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type Answer, askHost, reasonOf } from './ask-host';
import { Summing } from './checksum';
import { ModelsError } from './models-error';
import type { WantedFile } from './wanted-model';

/** After so many cuts, or so many in a row that brought nothing, the operator decides. */
const most = { cuts: 20, vain: 3 };

export interface Download {
  signal: AbortSignal;
  /** Told how many bytes of the file are there. */
  onBytes(there: number): void;
}

/**
 * Fetches a file to `path`, going on where an earlier try stopped, and compares what the disk then holds with its
 * checksum. A part stays when the connection is cut or `signal` aborts; what is whole and wrong is removed.
 * @returns its SHA-256
 * @throws ModelsError; the reason of `signal` when it aborts; what the disk says
 */
export async function downloadFile(file: WantedFile, path: string, download: Download): Promise<string> {
  for (let cuts = 0, vain = 0; ; cuts++) {
    const before = await sizeOf(path);
    const cut = await fetchRest(file, path, download);
    if (cut === null) break;
    vain = (await sizeOf(path)) > before ? 0 : vain + 1;
    if (cuts < most.cuts && vain < most.vain) continue;
    throw new ModelsError(
      `${new URL(file.url).host} broke off ${file.name} after ${await sizeOf(path)} of ${file.bytes} bytes: ${cut}. What came is kept: the same command goes on there.`,
    );
  }
  const sum = new Summing(file.checksum, file.bytes);
  await sum.addFile(path, download.signal);
  try {
    const sha256 = sum.finish(file.name);
    await rm(etagFile(path), { force: true });
    return sha256;
  } catch (error) {
    await removePart(path);
    throw error;
  }
}

/** Gets what is missing; null when the file is as long as it should be, else why it is not. */
async function fetchRest(file: WantedFile, path: string, download: Download): Promise<string | null> {
  const { signal } = download;
  const there = await sizeOf(path);
  if (there === file.bytes) return null;
  if (there > file.bytes) await removePart(path);
  const answer = await askForRest(file, path, signal);
  try {
    return await writeAnswer(file, path, answer, download);
  } finally {
    answer.close();
  }
}

async function askForRest(file: WantedFile, path: string, signal: AbortSignal): Promise<Answer> {
  const there = await sizeOf(path);
  const etag = await readFile(etagFile(path), 'utf8').catch(() => '');
  const headers = {
    'accept-encoding': 'identity',
    ...(there > 0 && { range: `bytes=${there}-` }),
    // Another file under the same address is sent from its beginning.
    ...(there > 0 && etag && { 'if-range': etag }),
  };
  return askHost(file.url, { headers, signal });
}

async function writeAnswer(
  file: WantedFile,
  path: string,
  { response, heard }: Answer,
  { signal, onBytes }: Download,
): Promise<string | null> {
  const total = lengthOf(response);
  if (total !== null && total !== file.bytes) {
    await removePart(path);
    throw new ModelsError(
      `${file.name} has ${total} bytes at ${new URL(file.url).host}, and should have ${file.bytes}. Nothing of it was kept.`,
    );
  }
  if (response.status === 416) await removePart(path);
  if (!response.ok) throw new ModelsError(`${file.url} answers with ${response.status}.`);
  const goesOn = response.status === 206 && startsAt(response, await sizeOf(path));
  if (response.status === 206 && !goesOn) {
    await removePart(path);
    throw new ModelsError(`${file.url} sends another part than was asked for. Try again.`);
  }
  await keepEtag(path, response);
  const out = await open(path, goesOn ? 'a' : 'w', 0o600);
  try {
    let there = goesOn ? (await out.stat()).size : 0;
    onBytes(there);
    for await (const part of partsOf(response)) {
      if ('cut' in part) {
        signal.throwIfAborted();
        return part.cut;
      }
      heard(part.bytes.byteLength);
      there += part.bytes.byteLength;
      if (there > file.bytes) break;
      await writeAll(out, part.bytes);
      onBytes(there);
    }
    if (there > file.bytes) throw await tooLong(file, path);
    return there === file.bytes ? null : 'it ended early';
  } finally {
    await out.sync();
    await out.close();
  }
}

/** What comes, until the end or the reason why there is no more: a fault of the network is told apart from ours. */
async function* partsOf({ body }: Response): AsyncGenerator<{ bytes: Uint8Array } | { cut: string }> {
  const reader = body?.getReader();
  while (reader) {
    const next = await reader.read().catch((error: unknown) => ({ cut: reasonOf(error) }));
    if ('cut' in next) return yield next;
    if (next.done) return;
    yield { bytes: next.value };
  }
}

async function tooLong(file: WantedFile, path: string): Promise<ModelsError> {
  await removePart(path);
  return new ModelsError(
    `${file.name} is longer than the ${file.bytes} bytes that it should have. It was removed.`,
  );
}

async function writeAll(out: FileHandle, part: Uint8Array): Promise<void> {
  for (let at = 0; at < part.byteLength; ) {
    at += (await out.write(part, at, part.byteLength - at, null)).bytesWritten;
  }
}

/** How many bytes the host says that the whole file has; null when it does not say. */
function lengthOf({ status, headers }: Response): number | null {
  const told =
    status === 200 && !headers.has('content-encoding')
      ? headers.get('content-length')
      : /^bytes .*\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return told ? Number(told) : null;
}

/** `bytes 100-199/200` goes on behind the first hundred. */
function startsAt(response: Response, there: number): boolean {
  return response.headers.get('content-range')?.startsWith(`bytes ${there}-`) ?? false;
}

/** Only a strong one says that bytes are the same. */
async function keepEtag(path: string, response: Response): Promise<void> {
  const etag = response.headers.get('etag');
  if (etag && !etag.startsWith('W/')) await writeFile(etagFile(path), etag, { mode: 0o600 });
  else await rm(etagFile(path), { force: true });
}

const etagFile = (path: string) => `${path}.etag`;

async function removePart(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(etagFile(path), { force: true });
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
