import { audioMax, transcriptMax } from '@tavla/shared/limits';
import { isNamedTranscript } from '@tavla/shared/meetings/transcript-kinds';
import { formatISO } from 'date-fns';

/** For the place to drop files: what is empty, or too large for its kind. */
export function unfit(file: Pick<File, 'name' | 'size'>) {
  if (file.size === 0) return { code: 'file-too-small', message: '' };
  const most = isNamedTranscript(file.name) ? transcriptMax : audioMax;
  return file.size > most ? { code: 'file-too-large', message: '' } : null;
}

/** Which of our words say why files were not taken, by the codes of the drop zone. */
export function refusalOf(codes: readonly string[]): 'tooMany' | 'empty' | 'tooLarge' | 'wrongType' {
  if (codes.includes('file-invalid-type')) return 'wrongType';
  if (codes.includes('file-too-small')) return 'empty';
  return codes.includes('file-too-large') ? 'tooLarge' : 'tooMany';
}

/** A moment as a field for day and time wants it, where the reader is: `2026-11-22T14:05`. */
export function toLocalTime(moment: Date): string {
  return formatISO(moment).slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
