import type { Cue } from './cue';

/** What a reader of the file is told and no viewer sees: of a place, in one line. */
interface Note {
  atMs: number;
  text: string;
}

/** A transcript as WebVTT, with voices; notes, in order of time, stand before the first cue that begins there or later. */
export function writeVtt(cues: readonly Cue[], notes: readonly Note[] = []): string {
  const waiting = [...notes];
  const notesBefore = (startMs: number) => {
    const later = waiting.findIndex(({ atMs }) => atMs > startMs);
    return waiting
      .splice(0, later === -1 ? waiting.length : later)
      .map(({ atMs, text }) => `NOTE ${clock(atMs, '.')} ${escapeText(text)}\n`);
  };
  const blocks = cues.flatMap(({ startMs, endMs, text, speaker }, index) => {
    const said = escapeText(text);
    const voice = speaker === null ? said : `<v ${escapeText(speaker)}>${said}</v>`;
    const cue = `${index + 1}\n${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${voice}\n`;
    return [...notesBefore(startMs), cue];
  });
  return ['WEBVTT\n', ...blocks, ...notesBefore(Number.POSITIVE_INFINITY)].join('\n');
}

/** A transcript as SRT, the speaker's name before the words. */
export function writeSrt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text, speaker }, index) => {
    const said = speaker === null ? text : `${speaker}: ${text}`;
    return `${index + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${said}\n`;
  });
  return blocks.join('\n');
}

/** `-->` would be taken for a pair of times. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function clock(ms: number, point: string): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${point}${String(ms % 1000).padStart(3, '0')}`;
}
