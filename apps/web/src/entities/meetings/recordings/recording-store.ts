import type { Audience } from '../visibility/audience';
import type { Gap } from './gaps';
import { done, ended } from './indexed-db';

/** A recording that the browser keeps until the server has confirmed it. */
export interface StoredRecording {
  id: string;
  /** Whose it is, as `ownerOf` says it. Those of the first version do not know. */
  owner?: string;
  startedAt: number;
  sampleBytes: number;
  /** When the last of it was saved. Those of the second version do not know. */
  savedAt?: number;
  /** How far the server's clock was ahead of this machine's then, where that was known. */
  aheadMs?: number | undefined;
  /** Where sound is missing. */
  gaps?: Gap[];
  /** Whom it is for, when somebody has said so. */
  audience?: Audience;
}

/** Blocks are gathered by so many: a minute of sound, 1.9 MB. */
const blocksPerPiece = 60;
const database = 'tavla-recordings';
/** 2: every recording knows its owner. 3: blocks are gathered into pieces. */
const version = 3;
/** What has been saved is on the disk, not on its way there: a machine that loses its power loses no more. */
const strict = { durability: 'strict' } as const;

/** The name under which a person's recordings are kept. */
export function ownerOf({ companyId, personId }: { companyId: string; personId: string }): string {
  return `${companyId}.${personId}`;
}

/**
 * One person's recordings in IndexedDB, block by block as they come from the microphone: a closed tab, a crash
 * or an empty battery loses at most the last second. Nobody finds, hears or forgets another's.
 *
 * A block is bytes; every minute they become one piece, a Blob, which lies on the disk and is held by reference
 * alone, however long the recording is.
 */
export class RecordingStore {
  private constructor(
    private readonly db: IDBDatabase,
    private readonly owner: string,
  ) {}

  static async open(owner: string): Promise<RecordingStore> {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result: db, transaction } = request;
      if (oldVersion < 1) {
        db.createObjectStore('recordings', { keyPath: 'id' });
        db.createObjectStore('blocks', { keyPath: ['recording', 'index'] });
      }
      if (oldVersion < 2) transaction?.objectStore('recordings').createIndex('owner', 'owner');
      db.createObjectStore('pieces', { keyPath: ['recording', 'index'] });
    };
    const db = await done(request);
    // Another tab with a newer version must not wait for this one.
    db.onversionchange = () => db.close();
    return new RecordingStore(db, owner);
  }

  async list(): Promise<StoredRecording[]> {
    const index = this.db.transaction('recordings').objectStore('recordings').index('owner');
    const own = await done<StoredRecording[]>(index.getAll(this.owner));
    return own.filter(({ sampleBytes }) => sampleBytes > 0).sort((a, b) => b.startedAt - a.startedAt);
  }

  /** This person's recording of that id; undefined when there is none. */
  async find(id: string): Promise<StoredRecording | undefined> {
    return (await this.list()).find((recording) => recording.id === id);
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

  /** Saves one block and what is known of the recording together. */
  async append(recording: StoredRecording, index: number, samples: ArrayBuffer): Promise<void> {
    const transaction = this.db.transaction(['recordings', 'blocks'], 'readwrite', strict);
    transaction.objectStore('blocks').put({ recording: recording.id, index, samples });
    transaction.objectStore('recordings').put({ ...recording, owner: this.owner });
    await ended(transaction);
    if ((index + 1) % blocksPerPiece === 0) await this.gather(recording.id).catch(() => undefined);
  }

  /** Notes what is known of a recording; of one that is not kept, or is another person's, nothing. */
  async note(id: string, part: Pick<StoredRecording, 'audience' | 'gaps' | 'savedAt'>): Promise<void> {
    const transaction = this.db.transaction('recordings', 'readwrite');
    const recordings = transaction.objectStore('recordings');
    const known = await done<StoredRecording | undefined>(recordings.get(id));
    if (known?.owner === this.owner) recordings.put({ ...known, ...part });
    await ended(transaction);
  }

  /** The number of the block that comes next. */
  async nextIndex(id: string): Promise<number> {
    const transaction = this.db.transaction(['blocks', 'pieces']);
    const last = async (name: string) =>
      (await done(transaction.objectStore(name).openCursor(all(id), 'prev')))?.value as Row | undefined;
    const [block, piece] = await Promise.all([last('blocks'), last('pieces')]);
    return Math.max(block ? block.index + 1 : 0, piece ? piece.index + blocksPerPiece : 0);
  }

  /** The samples in their order: pieces by reference, and less than a minute in memory. */
  async parts(id: string): Promise<(Blob | ArrayBuffer)[]> {
    // Where a browser cannot store pieces, or has no room for them, the blocks stay what they are.
    await this.gather(id).catch(() => undefined);
    const transaction = this.db.transaction(['blocks', 'pieces']);
    const pieces = await done<{ sound: Blob }[]>(transaction.objectStore('pieces').getAll(all(id)));
    const parts: (Blob | ArrayBuffer)[] = pieces.map(({ sound }) => sound);
    for (let next = 0; ; ) {
      const rows = await done<Row[]>(transaction.objectStore('blocks').getAll(all(id, next), blocksPerPiece));
      const samples = rows.map((row) => row.samples);
      // The browser keeps a Blob where it likes, and the page has no more than one minute of it at a time.
      if (rows.length === blocksPerPiece) parts.push(new Blob(samples));
      else return [...parts, ...samples];
      next = (rows.at(-1)?.index ?? 0) + 1;
    }
  }

  async remove(id: string): Promise<void> {
    const transaction = this.db.transaction(['recordings', 'blocks', 'pieces'], 'readwrite');
    transaction.objectStore('recordings').delete(id);
    transaction.objectStore('blocks').delete(all(id));
    transaction.objectStore('pieces').delete(all(id));
    await ended(transaction);
  }

  close(): void {
    this.db.close();
  }

  /** Makes pieces of full minutes, one at a time; a block is gone only when its piece is there. */
  private async gather(id: string): Promise<void> {
    for (;;) {
      const transaction = this.db.transaction(['blocks', 'pieces'], 'readwrite', strict);
      const blocks = transaction.objectStore('blocks');
      const rows = await done<Row[]>(blocks.getAll(all(id), blocksPerPiece));
      const [first] = rows;
      if (!first || rows.length < blocksPerPiece) return;
      const sound = new Blob(rows.map(({ samples }) => samples));
      transaction.objectStore('pieces').put({ recording: id, index: first.index, sound });
      blocks.delete(IDBKeyRange.bound([id, first.index], [id, first.index + blocksPerPiece - 1]));
      await ended(transaction);
    }
  }
}

interface Row {
  index: number;
  samples: ArrayBuffer;
}

const all = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
