import { attachmentMax, attachmentsMax } from '@tavla/shared/limits';

export type FilesRefused = { reason: 'tooMany' } | { reason: 'tooLarge'; name: string };

/**
 * The files of a message with some more, as far as they fit; the server reads none beyond these limits. The
 * same file twice is one.
 */
export function addFiles(
  chosen: readonly File[],
  more: readonly File[],
): { files: File[]; refused: FilesRefused | null } {
  const files = [...chosen];
  let refused: FilesRefused | null = null;
  for (const file of more) {
    if (files.some((one) => isSame(one, file))) continue;
    if (files.length >= attachmentsMax) refused ??= { reason: 'tooMany' };
    else if (sizeOf(files) + file.size > attachmentMax) refused ??= { reason: 'tooLarge', name: file.name };
    else files.push(file);
  }
  return { files, refused };
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
