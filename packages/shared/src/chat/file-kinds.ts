/** Kinds of files that can be attached: what they say is read, an image is shown. */
export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'csv' | 'text' | 'image';

const kinds: Record<string, FileKind> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  csv: 'csv',
  tsv: 'csv',
  txt: 'text',
  text: 'text',
  log: 'text',
  md: 'text',
  markdown: 'text',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
};

/** As what a program that makes these files can save them too. */
const instead = new Map(
  Object.entries({
    '.docx': ['doc', 'docm', 'dot', 'rtf', 'odt', 'pages'],
    '.xlsx': ['xls', 'xlsm', 'xlsb', 'ods', 'numbers'],
    '.pdf': ['ppt', 'pptx', 'pps', 'odp', 'key', 'html', 'htm', 'epub', 'ps', 'eml', 'msg'],
    '.png': ['gif', 'bmp', 'tif', 'tiff', 'heic', 'heif', 'avif', 'svg', 'psd'],
  }).flatMap(([extension, others]) => others.map((one) => [one, extension] as const)),
);

const archives = new Set(['zip', 'rar', '7z', 'gz', 'tgz', 'tar', 'bz2', 'xz']);

const extensionOf = (name: string) => /\.([^.\\/]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** What a file's name says it is; null for what cannot be attached. Pure. */
export function fileKind(name: string): FileKind | null {
  const extension = extensionOf(name);
  return Object.hasOwn(kinds, extension) ? (kinds[extension] ?? null) : null;
}

/** What is to be done with a file that cannot be attached: saved as another kind, unpacked, or nothing that helps. */
export type FileAdvice = { do: 'save-as'; extension: string } | { do: 'unpack' } | { do: 'nothing' };

/** By the file's name; null where it can be attached. Pure. */
export function fileAdvice(name: string): FileAdvice | null {
  if (fileKind(name)) return null;
  const extension = extensionOf(name);
  const better = instead.get(extension);
  if (better) return { do: 'save-as', extension: better };
  return archives.has(extension) ? { do: 'unpack' } : { do: 'nothing' };
}
