import { say } from '@tavla/shared/error-words';
import { type Cue, longestMs, mostCues, TranscriptFault, tooManyLines } from '../cue';
import { free, nameIn } from '../speaker-labels';
import { oneLine, speakerName } from '../voices';
import { linesOf, type ScriptLine, scriptLine, sentenceEnd, timeWithin } from './script-lines';
import { spreadTimes } from './spread-times';
import { headedTurns, labelledTurns, stackedTurns } from './turns';

/** Of each turn the name, the time, and the words. */
const mostLines = 4 * mostCues;
/** When the talk was over stands at the end; a notice of some lines may follow. */
const lastLines = 5;

/**
 * A transcript that is a document: of Google Meet, as text or Word, and of Teams as Word. What stands before the first
 * time is about the meeting. Nothing is looked at but times and where names stand, so that the language does not
 * matter. One pass over the lines.
 * @throws TranscriptFault
 */
export function readScript(text: string): Cue[] {
  const written = linesOf(text);
  if (written.length > mostLines) throw tooManyLines();
  const all = written.map(scriptLine);
  const first = all.findIndex(({ kind }) => kind !== 'text');
  if (first === -1) throw new TranscriptFault(say('transcript-without-times'));
  const [header, body] = [all.slice(0, first), all.slice(first)];
  const { lines, endMs } = withoutEnd(body);
  const count = (kind: ScriptLine['kind']) => body.filter((line) => line.kind === kind).length;
  const turns =
    count('turn') > count('time')
      ? headedTurns(body)
      : (labelledTurns(header, lines) ?? stackedTurns(header, lines));
  if (turns.length > mostCues) throw tooManyLines();
  return spreadTimes(turns, endMs).map(checked);
}

/** Without 'Transcription ended after 00:46:43' and what follows it. */
function withoutEnd(lines: readonly ScriptLine[]): {
  lines: readonly ScriptLine[];
  endMs: number | undefined;
} {
  for (let at = lines.length - 1; at > 0 && at >= lines.length - lastLines; at--) {
    const line = lines[at];
    const isNotice = line?.kind === 'text' && !nameIn(line.text, free) && !sentenceEnd.test(line.text);
    const endMs = isNotice ? timeWithin(line.text) : undefined;
    if (endMs !== undefined) return { lines: lines.slice(0, at), endMs };
  }
  return { lines, endMs: undefined };
}

function checked({ startMs, endMs, text, speaker }: Cue): Cue {
  if (startMs > longestMs)
    throw new TranscriptFault(say('transcript-too-late', { hours: longestMs / 3_600_000 }));
  return {
    startMs,
    endMs: Math.min(endMs, longestMs),
    text: oneLine(text),
    speaker: speaker && speakerName(speaker),
  };
}
