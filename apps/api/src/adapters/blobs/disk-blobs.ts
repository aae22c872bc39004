import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from './blobs';
import { withinRoom } from './disk-room';

/** Blobs as files below a folder. */
export function diskBlobs(folder: string): Blobs {
  const pathOf = (key: string) => {
    const file = path.resolve(folder, key);
    if (!file.startsWith(path.resolve(folder) + path.sep)) throw new Error('a blob key left its folder');
    return file;
  };
  const existing = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  };

  return {
    async put(key, source) {
      const file = pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await appear(file, async (partial) => {
        const bytes = Buffer.isBuffer(source) ? Readable.from([source]) : source;
        await pipeline(
          withinRoom(bytes, path.dirname(file)),
          createWriteStream(partial, { mode: 0o600, flush: true }),
        );
      });
      await syncFolder(path.dirname(file));
      return (await stat(file)).size;
    },
    async keep(key, from) {
      const file = pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await keepAs(file, from).catch(async (error: NodeJS.ErrnoException) => {
        // Kept already, and taken away from where it was.
        if (error.code !== 'ENOENT' || !(await stat(file).catch(existing))) throw error;
      });
      await syncFolder(path.dirname(file));
    },
    async open(key, range) {
      const handle = await open(pathOf(key));
      return handle.createReadStream(range ?? {});
    },
    size: (key) => stat(pathOf(key)).then(({ size }) => size, existing),
    describe: (key) => stat(pathOf(key)).then(({ size }) => ({ size, etag: null }), existing),
    delete: (key) => rm(pathOf(key), { force: true }),
    withFile: (key, work) => work(pathOf(key)),
    parts: null,
  };
}

/** Gives a file a second name, or where its disk cannot, a copy. */
async function keepAs(file: string, from: string): Promise<void> {
  // Whoever wrote the file may have left it to the system when it goes to the disk.
  await sync(from);
  await link(from, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    // Another disk, or one that knows no links.
    if (!/^(EXDEV|EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(error.code ?? '')) throw error;
    await appear(file, async (partial) => {
      await copyFile(from, partial);
      await sync(partial);
    });
  });
}

/** Lets a file appear whole or not at all: `write` puts it beside its place. */
async function appear(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`;
  try {
    await write(partial);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** A rename is durable only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder);
}

async function sync(place: string): Promise<void> {
  const handle = await open(place);
  await handle.sync().finally(() => handle.close());
}

/** For callers that need the bytes of a small blob at once. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
