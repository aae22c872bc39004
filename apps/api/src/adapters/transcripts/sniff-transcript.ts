import type { TranscriptKind } from '@tavla/shared/meetings/transcript-kinds';
import { decodeText } from '../attachments/file-kind';

/** An SRT file: a number, then the times of its first line. */
const srt = /^\s{0,20}\d{1,9}[ \t]{0,20}(?:\r\n|\r|\n)[ \t]{0,20}\d{1,4}:\d\d:\d\d[.,]\d{1,3}[ \t]{0,20}-->/;

/**
 * Which kind of transcript a file is, by how it begins; undefined for everything else. Of JSON only the beginning
 * of an object is seen: reading it says whether it is a transcript.
 */
export function sniffTranscript(head: Uint8Array): TranscriptKind | undefined {
  const text = decodeText(head.subarray(0, 1024)).replace(/^\uFEFF/, '');
  // WebVTT, 4.1: the word stands alone, or a blank follows.
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'vtt';
  if (srt.test(text)) return 'srt';
  if (/^\s{0,100}\{\s{0,100}"/.test(text)) return 'json';
  return undefined;
}
