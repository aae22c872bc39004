import { keptFor } from '@/lib/kept';
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
      const index = (name: string) => db.transaction('files').objectStore('files').index(name);
      const tooOld = IDBKeyRange.upperBound(Date.now() - keptFor);
      await removeFrom(db, await done(index('keptAt').getAllKeys(tooOld)));
      return (await done(index('owner').getAllKeys(this.owner))).map(String);
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
