/** Kinds of files whose text we can have. */
export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'text';

const kinds: Record<string, FileKind> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  csv: 'text',
  tsv: 'text',
  txt: 'text',
  text: 'text',
  log: 'text',
  md: 'text',
  markdown: 'text',
};

/** What a file's name says it is; null for what we cannot read. */
export function fileKind(name: string): FileKind | null {
  const extension = /\.([^.\\/]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return (extension !== undefined && kinds[extension]) || null;
}

/** Whether a file begins as one of its kind does. Text has no sign of its own, but no zero bytes either. */
export function looksLike(kind: FileKind, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  if (kind === 'pdf') return head.includes('%PDF-');
  if (kind === 'text') return isUtf16(head) || !head.includes(0);
  return head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
}

/** Word and Excel put a protected document into this container of old. */
export function isProtectedOffice(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4)).equals(
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  );
}

/**
 * The start of a text as UTF-8 or UTF-16, by its mark or because it is valid; everything else is Windows-1252.
 * Half a character at the end is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const cut = { stream: true };
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes, cut);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, cut);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
