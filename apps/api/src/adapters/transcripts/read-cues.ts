import { say } from '@tavla/shared/error-words';
import {
  type Cue,
  countedLines,
  longestMs,
  longestText,
  mostCues,
  TranscriptFault,
  tooManyLines,
} from './cue';
import { isGapText } from './gap-cues';
import { takeLabels } from './speaker-labels';
import { oneLine, splitVoices } from './voices';

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const times = new RegExp(String.raw`^\s{0,20}${time}\s{0,20}-->\s{0,20}${time}(?:\s|$)`);
const longestTimes = 120;
/** Two numbers where a pair of times is meant, and nothing behind them but settings: all else with an arrow is said. */
const noTimes = /^\s*\d[^\s>]*\s*-->\s*\d\S*(?:\s*$|\s+\S+:)/;
const number = /^\s*\d+\s*$/;
/** Blocks of WebVTT that are no cues (4.1). */
const aside = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** A cue as it stands in the file, in which several may speak. */
interface Block {
  startMs: number;
  endMs: number;
  lines: string[];
}

/**
 * WebVTT (https://www.w3.org/TR/webvtt1/) and SRT, which are alike but for the comma in a time. Each pair of times begins
 * a cue, with a blank line before it or without. Text that stands where no format wants it belongs to the cue before: no
 * word is lost. One pass over the lines.
 * @throws TranscriptFault naming the line
 */
export function readCues(text: string): Cue[] {
  // Nobody said what our own files put where no words could be made out.
  return countedLines(takeLabels(countedLines(voicesOf(findCues(text.split(/\r\n|\r|\n/))))))
    .map(checked)
    .filter(({ text, speaker }) => speaker !== null || !isGapText(text));
}

function findCues(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let isNumbered = false;
  for (let at = 0; at < lines.length; at++) {
    const isAside = aside.test(lines[at] ?? '');
    let isTimed = false;
    // Of the block, up to the next pair of times.
    let said: string[] = [];
    const keepUntimed = () => {
      if (isTimed || isAside || said.every((line) => number.test(line))) return;
      for (const line of said) found.at(-1)?.lines.push(line);
    };
    for (let line = lines[at] ?? ''; line.trim() !== ''; line = lines[++at] ?? '') {
      const before = said.at(-1) ?? '';
      const mayBegin = !isTimed || number.test(before);
      if (!times.test(line.slice(0, longestTimes)) && !(mayBegin && noTimes.test(line))) {
        said.push(line);
        continue;
      }
      const stretch = readTimes(line, at + 1);
      if (found.length === 0) isNumbered = number.test(before);
      // Below a blank line a cue may have any name; elsewhere a number is one only where cues are numbered.
      if (!isTimed || (isNumbered && number.test(before))) said.pop();
      keepUntimed();
      isTimed = true;
      said = [];
      found.push({ ...stretch, lines: said });
      if (found.length > mostCues) throw tooManyLines();
    }
    keepUntimed();
  }
  return found;
}

function readTimes(text: string, line: number): { startMs: number; endMs: number } {
  const found = times.exec(text.slice(0, longestTimes));
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

function* voicesOf(blocks: readonly Block[]): Generator<Cue> {
  for (const { startMs, endMs, lines } of blocks)
    for (const piece of splitVoices(lines.join('\n'))) yield { startMs, endMs, ...piece };
}

function checked(cue: Cue): Cue {
  const text = oneLine(cue.text);
  if (text.length > longestText)
    throw new TranscriptFault(
      say('transcript-segment-too-long', { seconds: cue.startMs / 1000, most: longestText }),
    );
  return { ...cue, text };
}
