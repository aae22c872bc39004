import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataStore } from '@tus/server';
import type { Blobs } from '@/adapters/blobs/blobs';
import { requireRoom } from '@/adapters/blobs/disk-room';
import { nameOfFolder } from '@/adapters/blobs/folder-name';
import type { CompanyDb, Database } from '@/db/database';
import { recordingKey } from '../pipeline/meeting-jobs';
import { FolderStore } from './folder-store';
import { PartsStore } from './parts-store';
import { uploadKept } from './uploads.repo';

/** Where uploads lie until they are whole. */
export interface UploadPlace {
  datastore: DataStore;
  /** The name of the folder they lie in, which other machines may not have; null: every process reaches them. */
  folder: string | null;
  /** @throws an error with the code ENOSPC when an upload of so many bytes finds no room. */
  requireRoom(bytes: number): Promise<void>;
  /** Makes the recording's blob of a whole upload; doing so twice is no error. */
  complete(db: CompanyDb, id: string): Promise<void>;
  /** How many bytes of an upload have arrived. */
  received(db: CompanyDb, id: string): Promise<number>;
  /** Takes away what there is of an upload that is forgotten. @param multipartId what the bucket calls it */
  discard(db: CompanyDb, id: string, multipartId: string | null): Promise<void>;
  /** Takes away what lies here beside the file of the meeting that an upload has become. */
  discardRest(id: string): Promise<void>;
  /** The uploads of which something lies in the folder. */
  lying(): Promise<string[]>;
}

/** The bucket where there is one, else a folder of this machine. */
export async function uploadPlace(blobs: Blobs, database: Database, dataDir: string): Promise<UploadPlace> {
  if (blobs.parts) {
    const store = new PartsStore(database, blobs, blobs.parts, uploadKept, path.join(dataDir, 'work'));
    return {
      datastore: store,
      folder: null,
      requireRoom: async () => {},
      complete: (db, id) => store.complete(db, id),
      received: (db, id) => store.received(db, id),
      discard: (db, id, multipartId) => store.discard(db, id, multipartId),
      discardRest: async () => {},
      lying: async () => [],
    };
  }
  const directory = path.join(dataDir, 'uploads');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const store = new FolderStore({ directory, expirationPeriodInMilliseconds: uploadKept }, (db, id) =>
    blobs.delete(recordingKey(db.organizationId, id)),
  );
  return {
    datastore: store,
    folder: await nameOfFolder(dataDir),
    requireRoom: (bytes) => requireRoom(directory, bytes),
    complete: (db, id) => blobs.keep(recordingKey(db.organizationId, id), path.join(directory, id)),
    received: (_, id) => store.received(id),
    discard: (db, id) => store.discard(db, id),
    discardRest: (id) => store.discardRest(id),
    lying: () => store.lying(),
  };
}
