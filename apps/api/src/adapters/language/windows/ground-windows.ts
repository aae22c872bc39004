import { findAttendees } from '@/adapters/language/find-attendees';
import { type DraftAnalysis, groundFindings } from '@/adapters/language/ground-analysis';
import { groundOutline } from '@/adapters/language/ground-outline';
import type { Analysis, AnalysisInput, Stretch, TranscriptSegment } from '@/adapters/language/language';
import { indexTranscript } from '@/adapters/language/locate-quote';
import { peopleBesideSpeakers } from '@/adapters/language/resolve-person';
import { boundFindings, mergeFindings } from './merge-findings';
import { outlineBeside } from './outline-beside';
import { weighItems } from './weigh-items';

/** What a model wrote about a part of a transcript: pieces `from` to before `to`. */
export interface ReadWindow {
  from: number;
  to: number;
  draft: Omit<DraftAnalysis, 'summary'>;
}

/**
 * Makes one analysis of what was written about the parts of a meeting. Each is held against the words of its part,
 * which is all that the model has seen; pieces in no part are told as unread.
 */
export function groundWindows(
  pieces: readonly TranscriptSegment[],
  windows: readonly ReadWindow[],
  input: AnalysisInput,
  { summary, engine }: Pick<Analysis, 'summary' | 'engine'>,
): Analysis {
  // Who speaks in one part may be spoken of in another.
  const people = peopleBesideSpeakers(input.people, input.segments);
  const grounded = windows
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, draft }) =>
      groundFindings(draft, { ...input, people, segments: pieces.slice(from, to) }),
    );
  const merged = mergeFindings(grounded);
  // How sure a model is by itself says too little to choose by.
  const findings = boundFindings({ ...merged, actionItems: weighItems(merged.actionItems, input) });
  const told = outlineBeside(summary, findings, input);
  return {
    summary: told.summary,
    outline: groundOutline(told, indexTranscript(input.segments), input.segments),
    engine,
    ...findings,
    attendees: findAttendees(input),
    unread: unreadStretches(pieces, windows),
  };
}

/** What stands in no window that was read, in order of time. */
function unreadStretches(
  pieces: readonly TranscriptSegment[],
  windows: readonly { from: number; to: number }[],
): Stretch[] {
  const isRead = new Uint8Array(pieces.length);
  for (const { from, to } of windows) isRead.fill(1, from, to);
  const stretches: Stretch[] = [];
  pieces.forEach(({ startMs, endMs }, at) => {
    if (isRead[at]) return;
    const last = stretches.at(-1);
    if (last && at > 0 && !isRead[at - 1]) last.endMs = Math.max(last.endMs, endMs);
    else stretches.push({ startMs, endMs });
  });
  return stretches;
}
