import { say } from '@tavla/shared/error-words';
import { type Cue, longestMs, longestText, mostCues, TranscriptFault } from './cue';
import { isGapText } from './gap-cues';
import { takeLabels } from './speaker-labels';
import { oneLine, type Piece, splitVoices } from './voices';

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const times = new RegExp(String.raw`^\s{0,20}${time}\s{0,20}-->\s{0,20}${time}(?:\s|$)`);
/** Blocks of WebVTT that are no cues (4.1). */
const aside = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

interface Block {
  startMs: number;
  endMs: number;
  pieces: Piece[];
}

/**
 * WebVTT (https://www.w3.org/TR/webvtt1/) and SRT, which are alike but for the comma in a time. Text that stands
 * where no format wants it belongs to the cue before: no word is lost. One pass over the lines.
 * @throws TranscriptFault naming the line
 */
export function readCues(text: string): Cue[] {
  const lines = text.split(/\r\n|\r|\n/);
  const found: { startMs: number; endMs: number; lines: string[] }[] = [];
  for (let at = 0; at < lines.length; ) {
    const begin = at;
    while (at < lines.length && lines[at]?.trim() !== '') at++;
    const block = lines.slice(begin, at);
    at++;
    const timed = block.findIndex((line) => line.includes('-->'));
    if (timed === -1) {
      const isText = !aside.test(block[0] ?? '') && block.some((line) => !/^\s*\d*\s*$/.test(line));
      if (isText) found.at(-1)?.lines.push(...block);
      continue;
    }
    if (aside.test(block[0] ?? '')) continue;
    found.push({ ...readTimes(block[timed] ?? '', begin + timed + 1), lines: block.slice(timed + 1) });
    if (found.length > mostCues)
      throw new TranscriptFault(say('transcript-too-many-lines', { most: mostCues }));
  }
  const blocks: Block[] = found.map(({ lines: said, ...rest }) => ({
    ...rest,
    pieces: splitVoices(said.join('\n')),
  }));
  // Nobody said what our own files put where no words could be made out.
  return takeLabels(blocks)
    .flatMap(cuesOf)
    .filter(({ text, speaker }) => speaker !== null || !isGapText(text));
}

function readTimes(text: string, line: number): { startMs: number; endMs: number } {
  const found = times.exec(text.slice(0, 120));
  if (!found) {
    const shown = text.trim().slice(0, 60);
    throw new TranscriptFault(say('transcript-line-untimed', { line, text: shown }));
  }
  const [startMs, endMs] = [found.slice(1, 5), found.slice(5, 9)].map(milliseconds) as [number, number];
  if (endMs < startMs) throw new TranscriptFault(say('transcript-line-reversed', { line }));
  if (endMs > longestMs)
    throw new TranscriptFault(say('transcript-line-too-late', { line, hours: longestMs / 3_600_000 }));
  return { startMs, endMs };
}

function milliseconds([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (
  | string
  | undefined
)[]): number {
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
}

function cuesOf({ startMs, endMs, pieces }: Block): Cue[] {
  return pieces.map(({ speaker, text }) => {
    const said = oneLine(text);
    if (said.length > longestText)
      throw new TranscriptFault(
        say('transcript-segment-too-long', { seconds: startMs / 1000, most: longestText }),
      );
    return { startMs, endMs, text: said, speaker };
  });
}
