import { fileAdvice } from '@tavla/shared/chat/file-kinds';
import { attachmentMax, attachmentsMax } from '@tavla/shared/limits';

/** Why a file was not taken; of what its name or its size says alone. The server looks into it. */
export type FilesRefused =
  | { reason: 'tooMany' }
  | { reason: 'tooLarge' | 'empty' | 'archive' | 'type'; name: string }
  | { reason: 'saveAs'; name: string; extension: string };

/**
 * The files of a message with some more, as far as they fit and can be read; the server reads none beyond these limits.
 * The same file twice is one.
 * @returns with the first that was refused; the others stay
 */
export function addFiles(
  chosen: readonly File[],
  more: readonly File[],
): { files: File[]; refused: FilesRefused | null } {
  const files = [...chosen];
  let refused: FilesRefused | null = null;
  for (const file of more) {
    if (files.some((one) => isSame(one, file))) continue;
    const reason = refusalOf(file) ?? (fits(files, file) ? null : { reason: 'tooLarge', name: file.name });
    if (reason) refused ??= reason;
    else if (files.length >= attachmentsMax) refused ??= { reason: 'tooMany' };
    else files.push(file);
  }
  return { files, refused };
}

function refusalOf({ name, size }: File): FilesRefused | null {
  const advice = fileAdvice(name);
  if (advice?.do === 'save-as') return { reason: 'saveAs', name, extension: advice.extension };
  if (advice) return { reason: advice.do === 'unpack' ? 'archive' : 'type', name };
  return size === 0 ? { reason: 'empty', name } : null;
}

function fits(files: readonly File[], { size }: File): boolean {
  return files.reduce((sum, file) => sum + file.size, size) <= attachmentMax;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
