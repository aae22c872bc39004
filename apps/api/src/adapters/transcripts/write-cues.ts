import type { Cue } from './cue';

/** A transcript as WebVTT, with voices. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text, speaker }, index) => {
    const said = escapeText(text);
    const voice = speaker === null ? said : `<v ${escapeText(speaker)}>${said}</v>`;
    return `${index + 1}\n${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${voice}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
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
