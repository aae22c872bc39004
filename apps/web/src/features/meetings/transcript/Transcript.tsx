import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { Segment } from '@tavla/shared/meetings/findings';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { rangeWith } from '@/ui/layout/range-with';
import { gapsByLine, missingByLine } from '../meeting-words';
import { Line } from './Line';
import { LineEditor } from './LineEditor';
import { SpeakerDialog } from './SpeakerDialog';
import { speakerColors } from './speaker-color';
import classes from './transcript.module.css';
import { Unheard } from './Unheard';
import { useCorrections } from './use-corrections';
import { useFollow } from './use-follow';
import { useInSight } from './use-in-sight';

interface Props {
  meetingId: string;
  segments: readonly Segment[];
  gaps: readonly AudioDetail['gaps'][number][];
  missing: AudioDetail['missing'];
  /** Index of the line that is being said, -1 when there is none. */
  current: number;
  /** Grows whenever a place is asked for. */
  jumps: number;
  /** Grows whenever the current line is to be seen, wherever on the page the reader is. */
  shows: number;
  hasSound: boolean;
  onGo(startMs: number): void;
}

/** Characters of a line of text, and pixels of one, roughly: what is not drawn yet has about this height. */
const perLine = 60;
const lineHeight = 24;
const padding = 12;

/** What was said, line by line, of which those in sight are drawn. It follows what is being said. */
export function Transcript(props: Props) {
  const { meetingId, segments, gaps, missing, current, jumps, shows, hasSound, onGo } = props;
  const { t } = useTranslation('meetings');
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const mayUpdate = useMay('update', 'actions');
  const { correct, nameSpoken } = useCorrections(meetingId);
  /** The lines that are being corrected, as their person last saw them: a correction of one meanwhile is a conflict. */
  const [edited, setEdited] = useState<readonly Segment[]>([]);
  const left = useRef<string | null>(null);
  const close = (one: Segment) => {
    left.current = one.id;
    setEdited((now) => now.filter(({ id }) => id !== one.id));
  };
  // The refusal has shown it: whoever saves again means to.
  const takeCurrent = (current: Segment) =>
    setEdited((now) => now.map((one) => (one.id === current.id ? current : one)));
  // The field took the focus with it: keys would be the player's, and Tab begin at the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a line is left
  useLayoutEffect(() => {
    const index = segments.findIndex(({ id }) => id === left.current);
    left.current = null;
    if (index < 0 || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(`[data-index="${index}"] [aria-haspopup]`)?.focus();
  }, [edited]);
  const [spoken, setSpoken] = useState<Segment | null>(null);
  const gapsBefore = useMemo(() => gapsByLine(segments, gaps), [segments, gaps]);
  const missingBefore = useMemo(() => missingByLine(segments, missing), [segments, missing]);
  const unheardBefore = (line: number) => (
    <Unheard gaps={gapsBefore.get(line)} missing={missingBefore.get(line)} onPlay={hasSound ? onGo : null} />
  );
  const colors = useMemo(() => speakerColors(segments), [segments]);
  // What somebody is typing in stays, wherever it is.
  const rangeExtractor = useCallback(
    (range: Range) =>
      rangeWith(
        range,
        edited.map((one) => segments.findIndex(({ id }) => id === one.id)),
      ),
    [edited, segments],
  );
  const virtualizer = useVirtualizer({
    count: segments.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      padding + lineHeight * Math.ceil((segments[index]?.text.length ?? 1) / perLine || 1),
    getItemKey: (index) => segments[index]?.id ?? index,
    overscan: 6,
    rangeExtractor,
    useFlushSync: false,
  });
  const show = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
    [virtualizer],
  );
  const { isAway, comeBack } = useFollow(scroller, { current, jumps }, show);
  useInSight(frame, shows);
  const first = virtualizer.range?.startIndex ?? 0;
  return (
    <div ref={frame} className={classes.frame}>
      <div ref={scroller} className={classes.scroller}>
        <ol className={classes.lines} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((row) => {
            const segment = segments[row.index];
            if (!segment) return null;
            const begun = edited.find(({ id }) => id === segment.id);
            return (
              <li
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={row.index}
                aria-setsize={segments.length}
                aria-posinset={row.index + 1}
                aria-current={row.index === current || undefined}
                className={classes.row}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                {unheardBefore(row.index)}
                {begun ? (
                  <LineEditor
                    meetingId={meetingId}
                    segment={begun}
                    onSave={(text) => correct(begun, text, takeCurrent)}
                    onClose={() => close(begun)}
                  />
                ) : (
                  <Line
                    meetingId={meetingId}
                    segment={segment}
                    hasSound={hasSound}
                    color={segment.speaker === null ? undefined : colors.get(segment.speaker)}
                    onGo={onGo}
                    onEdit={mayUpdate ? (one) => setEdited((now) => [...now, one]) : undefined}
                    onSpeaker={mayUpdate ? setSpoken : undefined}
                  />
                )}
              </li>
            );
          })}
        </ol>
        {unheardBefore(segments.length)}
      </div>
      {spoken && (
        <SpeakerDialog
          segment={spoken}
          segments={segments}
          onName={nameSpoken}
          onClose={() => setSpoken(null)}
        />
      )}
      {isAway && current >= 0 && (
        <Button
          size="compact-sm"
          className={classes.back}
          leftSection={current < first ? <IconArrowUp size={14} /> : <IconArrowDown size={14} />}
          onClick={comeBack}
        >
          {t('backToNow')}
        </Button>
      )}
    </div>
  );
}
