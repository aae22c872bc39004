import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { GapLine } from '../GapLine';
import { MissingLine } from './MissingLine';

interface Props {
  gaps?: readonly AudioDetail['gaps'][number][] | undefined;
  missing?: readonly AudioDetail['missing'][number][] | undefined;
  /** null while there is nothing to hear. */
  onPlay: ((startMs: number) => void) | null;
}

/** What stands between lines: where nobody was understood, and where nothing was recorded. */
export function Unheard({ gaps = [], missing = [], onPlay }: Props) {
  return (
    <>
      {gaps.map((gap) => (
        <GapLine key={gap.startMs} gap={gap} onPlay={onPlay} />
      ))}
      {missing.map((place) => (
        <MissingLine key={`${place.atMs} ${place.why}`} missing={place} />
      ))}
    </>
  );
}
