import type { Segment } from '@tavla/shared/meetings/findings';
import type { AnalysisInput } from '@/adapters/language/language';
import { isVoiceName } from '@/adapters/speech/voices/voice';

/** Who says a line, as far as a name tells it: a voice without one says nothing of who it is; the words may. Pure. */
export const speakerOf = ({ speaker }: Pick<Segment, 'speaker'>) =>
  speaker !== null && isVoiceName(speaker) ? null : speaker;

/** The lines of a transcript as an engine reads them. Pure. */
export const readLines = (lines: readonly Segment[]): AnalysisInput['segments'] =>
  lines.map((line) => {
    const { id, startMs, endMs, text } = line;
    return { id, startMs, endMs, text, speaker: speakerOf(line) };
  });
