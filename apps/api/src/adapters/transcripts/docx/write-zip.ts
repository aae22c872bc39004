import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its text comes in pieces, which nobody holds together. */
export interface ZipPart {
  name: string;
  pieces: Iterable<string>;
}

/** 2.0: deflate (APPNOTE 4.4.3). Names are UTF-8, by the eleventh bit of the flags (4.4.4). */
const version = 20;
const utf8 = 0x0800;
const deflated = 8;
/** 1 January 1980, the first day that the format knows: the same content is the same archive. */
const firstDay = 0x21;
const headerBytes = 30;
const entryBytes = 46;
const endBytes = 22;

interface Entry {
  name: Buffer;
  /** What the header and the directory both say of it: checksum, size packed, size, length of the name. */
  facts: Buffer;
  at: number;
}

/**
 * An archive of texts, by APPNOTE.TXT of PKWARE 6.3.10 and without its extensions: of less than 4 GB and 65,535
 * files. What is held in memory is the packed archive and one piece.
 */
export async function writeZip(parts: readonly ZipPart[]): Promise<Uint8Array> {
  const written: Buffer[] = [];
  let length = 0;
  const write = (bytes: Buffer) => {
    written.push(bytes);
    length += bytes.length;
  };
  const entries: Entry[] = [];
  for (const { name, pieces } of parts) {
    const { packed, checksum, size } = await pack(pieces);
    const entry = { name: Buffer.from(name), facts: Buffer.alloc(16), at: length };
    entry.facts.writeUInt32LE(checksum, 0);
    entry.facts.writeUInt32LE(packed.length, 4);
    entry.facts.writeUInt32LE(size, 8);
    entry.facts.writeUInt16LE(entry.name.length, 12);
    entries.push(entry);
    write(header(entry));
    write(packed);
  }
  const directoryAt = length;
  for (const entry of entries) write(directoryEntry(entry));
  write(end(entries.length, directoryAt, length - directoryAt));
  return Buffer.concat(written, length);
}

async function pack(pieces: Iterable<string>) {
  let [checksum, size] = [0, 0];
  function* read() {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      checksum = crc32(bytes, checksum);
      size += bytes.length;
      yield bytes;
    }
  }
  const packed = await buffer(Readable.from(read()).pipe(createDeflateRaw()));
  return { packed, checksum, size };
}

/** The local header (4.3.7). */
function header({ name, facts }: Entry): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.writeUInt32LE(0x04034b50, 0);
  about(bytes, 4);
  facts.copy(bytes, 14);
  return Buffer.concat([bytes, name]);
}

/** Its entry in the directory (4.3.12). */
function directoryEntry({ name, facts, at }: Entry): Buffer {
  const bytes = Buffer.alloc(entryBytes);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(version, 4);
  about(bytes, 6);
  facts.copy(bytes, 16);
  bytes.writeUInt32LE(at, 42);
  return Buffer.concat([bytes, name]);
}

function about(bytes: Buffer, at: number): void {
  bytes.writeUInt16LE(version, at);
  bytes.writeUInt16LE(utf8, at + 2);
  bytes.writeUInt16LE(deflated, at + 4);
  bytes.writeUInt16LE(firstDay, at + 8);
}

/** The end of the directory (4.3.16). */
function end(entries: number, directoryAt: number, directoryBytes: number): Buffer {
  const bytes = Buffer.alloc(endBytes);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(entries, 8);
  bytes.writeUInt16LE(entries, 10);
  bytes.writeUInt32LE(directoryBytes, 12);
  bytes.writeUInt32LE(directoryAt, 16);
  return bytes;
}
