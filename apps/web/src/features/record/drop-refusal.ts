/** Which of our words say why files were not taken, by what the drop zone says of the first of them. */
export type DropRefusal = 'wrongType' | 'video' | 'empty' | 'tooLarge' | 'tooMany';

/** A file of the wrong kind is of the wrong kind however large it is, and however many came with it. */
export function dropRefusal(codes: readonly string[], type: string): DropRefusal {
  if (codes.includes('file-invalid-type')) return type.startsWith('video/') ? 'video' : 'wrongType';
  if (codes.includes('file-too-small')) return 'empty';
  return codes.includes('file-too-large') ? 'tooLarge' : 'tooMany';
}
