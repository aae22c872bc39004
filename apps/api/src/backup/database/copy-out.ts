import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from '../archive/archive-writer';
import { cut } from '../archive/cut';
import { member, type TableContent } from '../archive/manifest';

/** Bytes of a table that are in memory at once, and in one member of the archive. */
const partBytes = 8 * 2 ** 20;

/**
 * Writes what a query gives as members of the archive: PostgreSQL's COPY text, cut into parts and compressed.
 * `zcat` of the parts in order is the whole.
 */
export async function copyOut(
  client: pg.Client,
  writer: ArchiveWriter,
  table: { name: string; columns: string[] },
  query = selectAll(table),
): Promise<TableContent> {
  let rows = 0;
  let index = 1;
  for await (const { bytes } of cut(client.query(copyTo(`copy (${query}) to stdout`)), partBytes)) {
    if (bytes.length === 0) continue;
    rows += countLines(bytes);
    await writer.add(member.part(table.name, index++), await promisify(gzip)(bytes));
  }
  return { name: table.name, columns: table.columns, rows };
}

function selectAll({ name, columns }: { name: string; columns: string[] }): string {
  return `select ${columns.map(pg.escapeIdentifier).join(', ')} from ${pg.escapeIdentifier(name)}`;
}

/** COPY writes a row a line; a line break inside a value is written as \n. */
function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}
