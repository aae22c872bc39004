import { type Cue, longestMs, longestText, mostCues, TranscriptFault } from './cue';
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
      throw new TranscriptFault(`A transcript may have ${mostCues} lines of speech.`);
  }
  const blocks: Block[] = found.map(({ lines: said, ...rest }) => ({
    ...rest,
    pieces: splitVoices(said.join('\n')),
  }));
  return takeLabels(blocks).flatMap(cuesOf);
}

function readTimes(line: string, number: number): { startMs: number; endMs: number } {
  const found = times.exec(line.slice(0, 120));
  if (!found) {
    const shown = line.trim().slice(0, 60);
    throw new TranscriptFault(
      `Line ${number}: “${shown}” is no pair of times such as 00:01:02.000 --> 00:01:05.000.`,
    );
  }
  const [startMs, endMs] = [found.slice(1, 5), found.slice(5, 9)].map(milliseconds) as [number, number];
  if (endMs < startMs) throw new TranscriptFault(`Line ${number}: the end is before the start.`);
  if (endMs > longestMs) throw new TranscriptFault(`Line ${number}: a meeting may last 24 hours.`);
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
        `What is said at ${startMs / 1000} s has more than ${longestText} characters.`,
      );
    return { startMs, endMs, text: said, speaker: speaker?.slice(0, 150) ?? null };
  });
}
