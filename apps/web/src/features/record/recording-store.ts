/** A recording that the browser keeps until the server has confirmed it. */
export interface StoredRecording {
  id: string;
  /** Whose it is, as `ownerOf` says it. Those of the first version do not know. */
  owner?: string;
  startedAt: number;
  sampleBytes: number;
}

const database = 'tavla-recordings';
/** 2: every recording knows its owner. */
const version = 2;

/** The name under which a person's recordings are kept. */
export function ownerOf({ companyId, personId }: { companyId: string; personId: string }): string {
  return `${companyId}.${personId}`;
}

/**
 * One person's recordings in IndexedDB, block by block as they come from the microphone: a closed tab, a crash
 * or an empty battery loses at most the last second. Nobody finds, hears or forgets another's.
 */
export class RecordingStore {
  private constructor(
    private readonly db: IDBDatabase,
    private readonly owner: string,
  ) {}

  static async open(owner: string): Promise<RecordingStore> {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('recordings', { keyPath: 'id' });
        request.result.createObjectStore('blocks', { keyPath: ['recording', 'index'] });
      }
      request.transaction?.objectStore('recordings').createIndex('owner', 'owner');
    };
    return new RecordingStore(await done(request), owner);
  }

  async list(): Promise<StoredRecording[]> {
    const index = this.db.transaction('recordings').objectStore('recordings').index('owner');
    const own = await done<StoredRecording[]>(index.getAll(this.owner));
    return own.filter(({ sampleBytes }) => sampleBytes > 0).sort((a, b) => b.startedAt - a.startedAt);
  }

  /** Recordings of the first version, of which nobody knows whose they are. */
  async listOwnerless(): Promise<StoredRecording[]> {
    const all = await done<StoredRecording[]>(
      this.db.transaction('recordings').objectStore('recordings').getAll(),
    );
    return all.filter(({ owner }) => owner === undefined);
  }

  /** Makes a recording that nobody owns this person's. */
  async claim(recording: StoredRecording): Promise<void> {
    const transaction = this.db.transaction('recordings', 'readwrite');
    transaction.objectStore('recordings').put({ ...recording, owner: this.owner });
    await ended(transaction);
  }

  /** Saves one block and the recording's new length together. */
  async append(recording: StoredRecording, index: number, samples: ArrayBuffer): Promise<void> {
    const transaction = this.db.transaction(['recordings', 'blocks'], 'readwrite');
    transaction.objectStore('blocks').put({ recording: recording.id, index, samples });
    transaction.objectStore('recordings').put({ ...recording, owner: this.owner });
    await ended(transaction);
  }

  async blocks(id: string): Promise<ArrayBuffer[]> {
    const range = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
    const rows = await done<{ samples: ArrayBuffer }[]>(
      this.db.transaction('blocks').objectStore('blocks').getAll(range),
    );
    return rows.map(({ samples }) => samples);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.db.transaction(['recordings', 'blocks'], 'readwrite');
    transaction.objectStore('recordings').delete(id);
    transaction.objectStore('blocks').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    await ended(transaction);
  }

  close(): void {
    this.db.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not store the recording.'));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('The browser could not store the recording.'));
  });
}
