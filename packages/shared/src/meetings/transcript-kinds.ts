/** Of each the ending: subtitles, our own export, and documents that say who speaks and when. */
export const transcriptKinds = ['vtt', 'srt', 'json', 'docx', 'txt'] as const;
export type TranscriptKind = (typeof transcriptKinds)[number];

const ending = new RegExp(String.raw`\.(?:${transcriptKinds.join('|')})$`, 'i');

/** Whether a file says by its name that it is a transcript: what holds for recordings need not hold for it. */
export function isNamedTranscript(fileName: string): boolean {
  return ending.test(fileName.trim());
}
