/** A recording that the browser keeps until the server has confirmed it. */
export interface StoredRecording {
  id: string;
  startedAt: number;
  sampleBytes: number;
}

const database = 'tavla-recordings';

/**
 * Recordings in IndexedDB, block by block as they come from the microphone: a closed tab, a crash or an
 * empty battery loses at most the last second.
 */
export class RecordingStore {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(): Promise<RecordingStore> {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('recordings', { keyPath: 'id' });
      request.result.createObjectStore('blocks', { keyPath: ['recording', 'index'] });
    };
    return new RecordingStore(await done(request));
  }

  async list(): Promise<StoredRecording[]> {
    const all = await done<StoredRecording[]>(
      this.db.transaction('recordings').objectStore('recordings').getAll(),
    );
    return all.filter(({ sampleBytes }) => sampleBytes > 0).sort((a, b) => b.startedAt - a.startedAt);
  }

  /** Saves one block and the recording's new length together. */
  async append(recording: StoredRecording, index: number, samples: ArrayBuffer): Promise<void> {
    const transaction = this.db.transaction(['recordings', 'blocks'], 'readwrite');
    transaction.objectStore('blocks').put({ recording: recording.id, index, samples });
    transaction.objectStore('recordings').put(recording);
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
