import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Id } from '@tavla/shared/fields';
import { FileStore } from '@tus/file-store';
import { withinRoom } from '@/adapters/blobs/disk-room';
import type { CompanyDb } from '@/db/database';
import { findUploadCall, giveUpUpload } from './upload-call';

/** Uploads in a folder, which stop before its disk is full. What has arrived by then is kept. */
export class FolderStore extends FileStore {
  /** @param deleteKept takes away what is stored under the name of its recording since it is whole */
  constructor(
    options: ConstructorParameters<typeof FileStore>[0],
    private readonly deleteKept: (db: CompanyDb, id: string) => Promise<void>,
  ) {
    super(options);
  }

  /** One that a person gives up is forgotten, too, even if its file is gone: it counts no longer. */
  override async remove(id: string): Promise<void> {
    const call = findUploadCall();
    const was = call && (await giveUpUpload(id));
    // Whole, and never a meeting: the same file has a second name.
    if (call && was === 'forgotten') await this.deleteKept(call.db, id);
    await super.remove(id).catch((error: unknown) => {
      // The file of a meeting lies elsewhere.
      if (was !== 'meeting') throw error;
    });
  }

  /** How much of an upload is here; of one that is not, nothing. */
  async received(id: string): Promise<number> {
    const file = await stat(path.join(this.directory, id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return { size: 0 };
      throw error;
    });
    return file.size;
  }

  /** Takes away all of an upload that has become no meeting and becomes none. */
  async discard(db: CompanyDb, id: string): Promise<void> {
    await this.discardRest(id);
    await this.deleteKept(db, id);
  }

  /** The ids of all of which something is here. */
  async lying(): Promise<string[]> {
    const names = await readdir(this.directory);
    return [...new Set(names.map((name) => name.replace(/\.json$/, '')))].filter(
      (name) => Id.safeParse(name).success,
    );
  }

  /** Takes away its own file and what is known of it, whichever of them there is. */
  async discardRest(id: string): Promise<void> {
    for (const name of [id, `${id}.json`]) await rm(path.join(this.directory, name), { force: true });
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    let full: unknown;
    // What is destroyed looks to the protocol's server as if the client had hung up.
    const guarded = withinRoom(source.iterator({ destroyOnReturn: false }), this.directory);
    const rest = Readable.from(
      (async function* () {
        try {
          yield* guarded;
        } catch (error) {
          full = error;
          throw error;
        }
      })(),
    );
    // The store says of every fault that something went wrong.
    return super.write(rest, id, offset).catch((error) => {
      throw (full as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC' ? full : error;
    });
  }
}
