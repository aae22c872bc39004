/** A browser unpacks an image to four bytes a pixel: one that is small as a file may be large there. */
export const megapixelsMax = 50;

/** An image as its first bytes say. */
export interface ImageHead {
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** What image a file is and how many pixels it has; null when it is none of these, or its head is damaged. Pure. */
export function imageHead(bytes: Uint8Array): ImageHead | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = pngHead(file) ?? jpegHead(file) ?? webpHead(file);
  return head && head.width > 0 && head.height > 0 ? head : null;
}

/** The width and the height stand first in the first chunk: PNG specification, 11.2.1. */
function pngHead(file: Buffer): ImageHead | null {
  const isPng =
    file.length >= 24 && file.readUInt32BE(0) === 0x89504e47 && file.readUInt32BE(4) === 0x0d0a1a0a;
  if (!isPng) return null;
  return { mimeType: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Segments with their lengths, until the one that begins a frame: ITU T.81, annex B. */
function jpegHead(file: Buffer): ImageHead | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { mimeType: 'image/jpeg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}

/** One of three kinds of first chunk: RFC 9649, sections 2.5 to 2.7. */
function webpHead(file: Buffer): ImageHead | null {
  const isWebp =
    file.length >= 30 &&
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp) return null;
  const mimeType = 'image/webp';
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { mimeType, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { mimeType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { mimeType, width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}
