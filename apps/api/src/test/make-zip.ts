import { crc32 } from 'node:zlib';

/** A zip file of uncompressed entries, for tests. `claim` overrides the size that each entry says it has. */
export function makeZip(entries: Record<string, string>, claim?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(claim ?? data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]));
    parts.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}
