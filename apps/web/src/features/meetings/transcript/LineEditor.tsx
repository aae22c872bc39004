import { Button, Group, Text, Textarea } from '@mantine/core';
import { segmentTextMax } from '@tavla/shared/limits';
import type { Segment } from '@tavla/shared/meetings/findings';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';
import { playTime } from '@/lib/dates/durations';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import { Earlier } from './Earlier';
import classes from './transcript.module.css';

interface Props {
  meetingId: string;
  segment: Segment;
  /** Rejects when the text is not saved. */
  onSave(text: string): Promise<void>;
  onClose(): void;
}

/** A line that is being corrected: Enter saves, Escape leaves it as it was. Who goes to another page is asked before. */
export function LineEditor({ meetingId, segment, onSave, onClose }: Props) {
  const { t } = useTranslation('meetings');
  const [text, setText] = useState(segment.text);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isSendable = text.trim() !== '' && !isPending;
  const unsaved = useUnsaved(text.trim() !== segment.text, 'page');
  const save = async () => {
    if (text.trim() === segment.text) return onClose();
    setPending(true);
    try {
      await onSave(text);
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setPending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (isSendable) void save();
  };
  return (
    <div className={classes.editor}>
      <Textarea
        aria-label={t('line.text', { time: playTime(segment.startMs) })}
        dir="auto"
        autosize
        minRows={1}
        maxRows={12}
        maxLength={segmentTextMax}
        value={text}
        error={error}
        data-autofocus
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" disabled={!isSendable} onClick={() => void save()}>
          {t('line.save')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t('line.keys')}
        </Text>
      </Group>
      <UnsavedQuestion unsaved={unsaved} />
      {segment.isCorrected && <Earlier meetingId={meetingId} segment={segment} />}
    </div>
  );
}
