const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;

/** The directory ends the file, but for a comment of at most 64 kB. */
const longestEnd = 22 + 0xffff;

/**
 * How many entries a zip file says it has and the sum of the bytes that they unpack to; null when its directory
 * cannot be read. A bomb is told from this before anything is unpacked; one that lies meets the limits of its
 * process.
 */
export function unpackedSize(bytes: Uint8Array): { entries: number; bytes: number } | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = Math.max(0, file.length - longestEnd);
  const end = tail + file.subarray(tail).lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < tail || end + 22 > file.length || file.readUInt32LE(end) !== endRecord) return null;
  const entries = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryRecord) return null;
    total += file.readUInt32LE(at + 24);
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return { entries, bytes: total };
}
