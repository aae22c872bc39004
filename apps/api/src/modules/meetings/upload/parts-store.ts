import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { BlobParts, Blobs } from '@/adapters/blobs/blobs';
import { readAll } from '@/adapters/blobs/disk-blobs';
import type { CompanyDb, Database } from '@/db/database';
import { cutStream } from '../pipeline/cut-stream';
import { recordingKey } from '../pipeline/meeting-jobs';
import { giveUpUpload, uploadCall } from './upload-call';
import {
  endParts,
  forgetParts,
  readState,
  saveState,
  type Tail,
  takeNumber,
  type UploadState,
} from './upload-state.repo';
import { findExpiredUploads, meetingOf } from './uploads.repo';

/** As much as the web app sends in one request: each of its requests is one part. */
const partBytes = 8 * 2 ** 20;
/** Pieces too small for a part that wait at a time: who sends byte by byte must not have thousands opened at once. */
const tailsMax = 20;

const prefixOf = (organizationId: string, id: string) => `uploads/${organizationId}/${id}/`;
/** The recording grows in its own place: nothing is moved when it is whole. */
const keyOf = (db: CompanyDb, id: string) => recordingKey(db.organizationId, id);

/**
 * Uploads in a bucket, which every process can go on with: the bucket has the bytes, the database says which
 * of them count. What is smaller than a part waits in blobs of its own until there is enough of it.
 */
export class PartsStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

  constructor(
    private readonly database: Database,
    private readonly blobs: Blobs,
    private readonly parts: BlobParts,
    private readonly kept: number,
    private readonly workDir: string,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, lockToken } = uploadCall();
    const state = await this.find(db, upload.id);
    const multipartId = await this.parts.begin(keyOf(db, upload.id));
    await saveState(db, upload.id, lockToken, { ...state, multipartId });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const state = await this.find(uploadCall().db, id);
    if (!state.multipartId && state.storedBytes < state.sizeBytes) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new Upload({
      id,
      size: state.sizeBytes,
      offset: state.storedBytes,
      metadata: state.given,
      creation_date: state.createdAt.toISOString(),
    });
  }

  /** Answers how much of the upload is stored now. */
  override async write(source: Readable, id: string): Promise<number> {
    const { db, lockToken } = uploadCall();
    let state = await this.find(db, id);
    for await (const piece of cutStream(source, partBytes, this.workDir)) {
      state = await this.add(db, id, lockToken, state, piece);
    }
    return state.storedBytes;
  }

  override async remove(id: string): Promise<void> {
    const { db } = uploadCall();
    const { multipartId } = await this.find(db, id);
    // From here on it becomes no meeting; the recording of one that it has become stays.
    if ((await giveUpUpload(id)) === 'forgotten') await this.discard(db, id, multipartId);
  }

  override async deleteExpired(): Promise<number> {
    const expired = await findExpiredUploads(this.database, new Date(Date.now() - this.kept));
    for (const { organizationId, id, multipartId } of expired) {
      const db = this.database.forCompany(organizationId);
      if ((await meetingOf(db, id)) !== null) continue;
      await this.discard(db, id, multipartId);
      await forgetParts(db, id);
    }
    return expired.length;
  }

  override getExpiration(): number {
    return this.kept;
  }

  /** Makes one blob of a whole upload, and makes sure that nothing of it is missing. */
  async complete(db: CompanyDb, id: string): Promise<void> {
    const { multipartId, parts, sizeBytes } = await this.find(db, id);
    const isThere = async () => (await this.blobs.size(keyOf(db, id))) === sizeBytes;
    if (multipartId && !(await isThere())) {
      await this.parts.complete(keyOf(db, id), multipartId, parts).catch(async (error) => {
        // Another request may have been quicker, or the answer to an earlier one was lost.
        if (!(await isThere())) throw error;
      });
    }
    if (!(await isThere())) throw ERRORS.FILE_NO_LONGER_EXISTS;
    if (!multipartId) return;
    await this.parts.clear(prefixOf(db.organizationId, id));
    await endParts(db, id);
  }

  /** How much of an upload is stored; of one that is not known, nothing. */
  async received(db: CompanyDb, id: string): Promise<number> {
    return (await readState(db, id))?.storedBytes ?? 0;
  }

  async discard(db: CompanyDb, id: string, multipartId: string | null): Promise<void> {
    const { organizationId } = db;
    // A whole one that became no meeting, say because it was not what was announced.
    if (!multipartId) await this.blobs.delete(keyOf(db, id));
    if (multipartId) await this.parts.abort(recordingKey(organizationId, id), multipartId);
    await this.parts.clear(prefixOf(organizationId, id));
  }

  private async add(
    db: CompanyDb,
    id: string,
    token: string,
    state: UploadState,
    piece: Buffer,
  ): Promise<UploadState> {
    const { multipartId, sizeBytes, parts, tails } = state;
    if (!multipartId) throw ERRORS.FILE_NO_LONGER_EXISTS;
    const storedBytes = state.storedBytes + piece.length;
    const bytes = tails.reduce((sum, tail) => sum + tail.bytes, piece.length);
    if (bytes < this.parts.minBytes && storedBytes < sizeBytes) {
      // The old ones go with the rest when the upload ends.
      const isFull = tails.length >= tailsMax;
      const body = isFull ? Buffer.concat([...(await this.readTails(tails)), piece]) : piece;
      const tail = { key: prefixOf(db.organizationId, id) + randomUUID(), bytes: body.length };
      await this.blobs.put(tail.key, body);
      const next = { ...state, storedBytes, tails: isFull ? [tail] : [...tails, tail] };
      await saveState(db, id, token, next);
      return next;
    }
    const waiting = await this.readTails(tails);
    const number = await takeNumber(db, id, token);
    const body = Buffer.concat([...waiting, piece]);
    const part = await this.parts.add(keyOf(db, id), multipartId, number, body);
    const next = { ...state, storedBytes, parts: [...parts, part], tails: [] };
    await saveState(db, id, token, next);
    return next;
  }

  private readTails(tails: readonly Tail[]): Promise<Buffer[]> {
    return Promise.all(tails.map(async ({ key }) => readAll(await this.blobs.open(key))));
  }

  private async find(db: CompanyDb, id: string): Promise<UploadState> {
    const state = await readState(db, id);
    if (!state) throw ERRORS.FILE_NOT_FOUND;
    return state;
  }
}
