import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { correctSegment, nameSpeakers } from '@tavla/shared/contracts/transcripts';
import { batchMax } from '@tavla/shared/limits';
import { Segment } from '@tavla/shared/meetings/findings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorBody, errorText } from '@/api/error-text';
import { Refused } from '@/entities/forms/refusal';
import { changeTranscript } from '@/entities/meetings/read-meeting';
import { receiveTranscriptChange } from '@/entities/meetings/transcript-changes';
import { showUndo } from '@/ui/undo-toast';

/** Lines by id, those of them that are still somebody's, or all of one speaker; null is nobody. */
export type Spoken = { segmentIds: string[]; from?: string | null } | { from: string };

/** What a person changes in the transcript of a meeting, each of it with a way back. */
export function useCorrections(meetingId: string) {
  const { t } = useTranslation('meetings');
  const client = useQueryClient();
  return useMemo(() => {
    const send = async (segment: Segment, text: string) => {
      const { id: segmentId, version } = segment;
      const params = { id: meetingId, segmentId };
      return changeTranscript(
        client,
        meetingId,
        () => call(correctSegment, { params, body: { text, version } }),
        (saved) => ({ id: meetingId, segments: [saved] }),
      );
    };
    const failed = (error: unknown) =>
      notifications.show({ color: 'red', title: t('line.failed'), message: errorText(error) });

    /**
     * Rejects when the server refuses; the person then still has what they typed.
     * @param onCorrected told the line as somebody else has corrected it meanwhile
     */
    const correct = async (segment: Segment, text: string, onCorrected: (current: Segment) => void) => {
      const saved = await send(segment, text).catch((error: unknown) => {
        // What it says now is what is corrected next.
        const current = Segment.safeParse(errorBody(error)?.current).data;
        if (current) {
          receiveTranscriptChange(client, { id: meetingId, segments: [current] });
          onCorrected(current);
        }
        throw error;
      });
      showUndo({
        label: t('line.corrected'),
        onUndo: () => void send(saved, segment.text).catch(failed),
      });
    };

    const name = async (speaker: string | null, which: Spoken) => {
      const body = { speaker, ...which };
      const { data } = await changeTranscript(
        client,
        meetingId,
        () => call(nameSpeakers, { params: { id: meetingId }, body }),
        (named) => {
          const ids = named.data.map(({ id }) => id);
          const lines = 'segmentIds' in which ? { ids } : { from: which.from };
          return ids.length > 0 ? { id: meetingId, spoken: { speaker, ...lines } } : null;
        },
      );
      return data;
    };
    /** Gives each line that is still the speaker's back to whom it was. */
    const giveBack = async (
      speaker: string | null,
      changed: readonly { id: string; before: string | null }[],
    ) => {
      let stayed = changed.length;
      for (const before of new Set(changed.map((one) => one.before))) {
        const lines = changed.filter((one) => one.before === before);
        for (let at = 0; at < lines.length; at += batchMax) {
          const segmentIds = lines.slice(at, at + batchMax).map(({ id }) => id);
          stayed -= (await name(before, { segmentIds, from: speaker })).length;
        }
      }
      if (stayed > 0) notifications.show({ message: t('line.stayed', { count: stayed }) });
    };
    const nameSpoken = async (typed: string | null, which: Spoken) => {
      // As the server keeps it: taking it back asks for the lines that say so.
      const speaker = nameSpeakers.body.shape.speaker.safeParse(typed).data ?? typed;
      const changed = await name(speaker, which);
      if (changed.length === 0) {
        if ('segmentIds' in which || which.from === speaker) return;
        throw new Refused(t('speaker.gone', { name: which.from }));
      }
      const label = t('line.named', { count: changed.length, name: speaker ?? t('line.nobody') });
      showUndo({ label, onUndo: () => void giveBack(speaker, changed).catch(failed) });
    };
    return { correct, nameSpoken };
  }, [meetingId, client, t]);
}
