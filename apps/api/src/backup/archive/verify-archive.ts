import type { ZodType } from 'zod';
import { bytesInWords, type Progress } from '@/lib/progress';
import { BackupError } from '../backup-error';
import { productVersion } from '../product-version';
import { type Archive, type Member, readMembers } from './archive-reader';
import { About, formatVersion, kindOf, Manifest, member } from './manifest';

/** A member that is read into memory is never larger; a manifest has some 200 bytes for each file. */
const readableMax = 256 * 2 ** 20;

/**
 * Reads the whole archive and holds it against its own checksums, before anything of it is used.
 * @throws BackupError naming the member that is damaged, missing or none of ours
 */
export async function verifyArchive(
  archive: Archive,
  signal: AbortSignal,
  progress: Progress,
): Promise<Manifest> {
  const found = new Map<string, string>();
  const texts = new Map<string, string>();
  let read = 0;
  const members = readMembers(archive, signal, (bytes) => {
    read += bytes;
    progress.now(`Checking the archive: ${bytesInWords(read)} of ${bytesInWords(archive.size)}`);
  });
  for await (const entry of members) {
    const kind = kindOf(entry.name)?.kind;
    if (!kind || (found.size === 0 && kind !== 'about')) {
      throw new BackupError(`${archive.file} is no backup of Tavla: it holds "${entry.name}".`);
    }
    if (found.has(entry.name))
      throw new BackupError(`The archive is damaged: it holds "${entry.name}" twice.`);
    if (kind === 'part' || kind === 'file') for await (const _ of entry.content);
    else texts.set(entry.name, await readText(entry));
    found.set(entry.name, entry.sha256());
    if (kind === 'about') checkFormat(parse(About, texts, member.about));
  }
  checkSums(archive.file, found, texts.get(member.sums));
  return parse(Manifest, texts, member.manifest);
}

async function readText({ name, size, content }: Member): Promise<string> {
  if (size > readableMax) throw new BackupError(`The archive is damaged: "${name}" is far too long.`);
  const parts: Buffer[] = [];
  for await (const bytes of content) parts.push(bytes);
  return Buffer.concat(parts).toString();
}

function parse<T>(schema: ZodType<T>, texts: Map<string, string>, name: string): T {
  try {
    return schema.parse(JSON.parse(texts.get(name) ?? ''));
  } catch (error) {
    throw new BackupError(`The archive is damaged: "${name}" cannot be read.`, { cause: error });
  }
}

function checkFormat({ format, product }: About): void {
  if (format <= formatVersion) return;
  throw new BackupError(
    `The archive was made by Tavla ${product} in format ${format}; this is Tavla ${productVersion()}, which reads formats up to ${formatVersion}. Restore it with Tavla ${product}.`,
  );
}

function checkSums(file: string, found: Map<string, string>, sums: string | undefined): void {
  if (sums === undefined) {
    throw new BackupError(`${file} is cut off: its end is missing. Use another archive.`);
  }
  const promised = new Map(
    sums
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  for (const [name, sha256] of found) {
    if (name === member.sums || promised.get(name) === sha256) continue;
    throw new BackupError(`The archive is damaged: "${name}" is not what was written. Use another archive.`);
  }
  const lost = [...promised.keys()].find((name) => !found.has(name));
  if (lost) throw new BackupError(`The archive is damaged: "${lost}" is missing. Use another archive.`);
}
