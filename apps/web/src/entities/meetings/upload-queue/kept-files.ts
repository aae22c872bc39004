import { done, ended } from '../recordings/indexed-db';
import { bytesPerSecond } from '../recordings/recording-rate';

/** A copy of a chosen file, from the beginning of its upload to its end. */
interface KeptFile {
  /** Of its upload. */
  id: string;
  /** Whose it is, as `ownerOf` says it. */
  owner: string;
  /** As Date.now(). */
  keptAt: number;
  file: File;
}

const database = 'tavla-files';
/**
 * A copy waits so long for its person, in milliseconds: an upload that was paused is not given up by that, and a browser
 * that others use does not keep it for good. That there is an upload is known for longer, and so its person is told.
 */
export const copiesFor = 180 * 24 * 3_600_000;
/** A recording may begin while files are kept: they leave it two hours. */
const leftToRecordings = 2 * 3600 * bytesPerSecond;

/** Whether there is room for a file so large. What a browser does not tell counts as room: it refuses by itself. */
export function isRoomFor(bytes: number, { quota, usage = 0 }: StorageEstimate): boolean {
  return quota === undefined || quota - usage - leftToRecordings >= bytes;
}

/**
 * One person's chosen files in IndexedDB, which takes a file as it is: the browser copies it on the disk, and hands
 * back a reference. Nobody finds or forgets another's, but what nobody came back for goes whoever's it is.
 */
export class KeptFiles {
  /** One thing after the other: what is removed while it is still copied does not come back. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly owner: string) {}

  /** Answers whether it is kept: not where there is no room, or the browser refuses. */
  keep(id: string, file: File): Promise<boolean> {
    return this.inTurn(async (db) => {
      if (!isRoomFor(file.size, (await navigator.storage?.estimate?.()) ?? {})) return false;
      const transaction = db.transaction('files', 'readwrite', { durability: 'strict' });
      transaction.objectStore('files').put({ id, owner: this.owner, keptAt: Date.now(), file });
      await ended(transaction);
      return true;
    }).catch(() => false);
  }

  find(id: string): Promise<File | undefined> {
    return this.inTurn(async (db) => {
      const kept = await done<KeptFile | undefined>(db.transaction('files').objectStore('files').get(id));
      return kept?.owner === this.owner ? kept.file : undefined;
    });
  }

  remove(...ids: string[]): Promise<void> {
    return this.inTurn((db) => removeFrom(db, ids));
  }

  /** The ids of this person's; those of anybody that are too old are removed first. */
  list(): Promise<string[]> {
    return this.inTurn(async (db) => {
      await removeOld(db);
      const ofOwner = db.transaction('files').objectStore('files').index('owner');
      return (await done(ofOwner.getAllKeys(this.owner))).map(String);
    });
  }

  private inTurn<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
    const result = this.last.then(async () => {
      const db = await open();
      return work(db).finally(() => db.close());
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}

/** Removes what is too old, whoever's it is. */
export async function sweepFiles(): Promise<void> {
  const db = await open();
  await removeOld(db).finally(() => db.close());
}

async function removeOld(db: IDBDatabase): Promise<void> {
  const tooOld = IDBKeyRange.upperBound(Date.now() - copiesFor);
  const byAge = db.transaction('files').objectStore('files').index('keptAt');
  await removeFrom(db, await done(byAge.getAllKeys(tooOld)));
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    const files = request.result.createObjectStore('files', { keyPath: 'id' });
    files.createIndex('owner', 'owner');
    files.createIndex('keptAt', 'keptAt');
  };
  return done(request);
}

async function removeFrom(db: IDBDatabase, ids: readonly IDBValidKey[]): Promise<void> {
  const transaction = db.transaction('files', 'readwrite');
  for (const id of ids) transaction.objectStore('files').delete(id);
  await ended(transaction);
}
