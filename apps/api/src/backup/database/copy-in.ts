import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableContent } from '../archive/manifest';
import { BackupError } from '../backup-error';

/** Loads one table from its parts. One COPY takes them all, so that rows may refer to rows of a later part. */
export class CopyIn {
  private readonly sink;
  private readonly done: Promise<void>;

  constructor(
    client: pg.Client,
    private readonly table: TableContent,
    /** Where the rows go, when it is not the table itself. */
    into = table.name,
  ) {
    const columns = table.columns.map(pg.escapeIdentifier).join(', ');
    this.sink = client.query(copyFrom(`copy ${pg.escapeIdentifier(into)} (${columns}) from stdin`));
    this.done = finished(this.sink);
    this.done.catch(() => {});
  }

  /** Adds a part. @throws what the database says of a row */
  async write(part: AsyncIterable<Buffer>): Promise<void> {
    await pipeline(part, createGunzip(), this.sink, { end: false });
  }

  /** Gives up: until the database knows that no more comes, it takes no other statement. */
  async abort(): Promise<void> {
    this.sink.destroy();
    await this.done.catch(() => undefined);
  }

  async end(): Promise<void> {
    this.sink.end();
    await this.done;
    const { name, rows } = this.table;
    if (this.sink.rowCount === rows) return;
    throw new BackupError(
      `The archive promises ${rows} rows of the table ${name}, and holds ${this.sink.rowCount}.`,
    );
  }
}
