import { useMemo } from 'react';
import { Quote } from '../passage/Quote';
import { sentencesAround } from '../passage/sentences-around';
import { type Passage, useTray } from './tray-context';

/** The words behind a row, with a sentence before and after them, and the button that plays them. */
export function SaidThere({ said }: { said: Passage }) {
  const { segments, hasSound, onPlay } = useTray();
  const { quote, startMs, endMs = startMs } = said;
  const around = useMemo(
    () => sentencesAround(segments, { quote, startMs, endMs }),
    [segments, quote, startMs, endMs],
  );
  return <Quote quote={quote} startMs={startMs} hasSound={hasSound} onPlay={onPlay} around={around} />;
}
