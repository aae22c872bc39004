import type { TranscriptKind } from '@tavla/shared/meetings/transcript-kinds';
import { decodeText } from '../attachments/file-kind';
import { hasTimes } from './script/script-lines';

/** An SRT file: a number, then the times of its first line. */
const srt = /^\s{0,20}\d{1,9}[ \t]{0,20}(?:\r\n|\r|\n)[ \t]{0,20}\d{1,4}:\d\d:\d\d[.,]\d{1,3}[ \t]{0,20}-->/;

/** What no text has. */
const control = /[^\P{Cc}\s]/u;

/**
 * Which kind of transcript a file is, by how it begins; undefined for everything else. Of JSON only the beginning
 * of an object is seen, and of Word that it is Word: reading it says whether it is a transcript.
 * @param head 64 kB, or the whole of a smaller file: in a text, a list of those who were there may come first
 */
export function sniffTranscript(head: Uint8Array): TranscriptKind | undefined {
  const text = decodeText(head.subarray(0, 1024)).replace(/^\uFEFF/, '');
  // WebVTT, 4.1: the word stands alone, or a blank follows.
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'vtt';
  if (srt.test(text)) return 'srt';
  if (/^\s{0,100}\{\s{0,100}"/.test(text)) return 'json';
  if (isWord(head)) return 'docx';
  const whole = decodeText(head);
  if (!control.test(whole) && hasTimes(whole.replace(/^\uFEFF/, ''))) return 'txt';
  return undefined;
}

/** A zip file that has one of Word's own parts near its beginning: its list of parts is at the end. */
function isWord(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) && bytes.includes('word/');
}
