import { Button, Checkbox, Group, Textarea } from '@mantine/core';
import type { Feedback } from '@tavla/shared/contracts/conversation/feedback';
import { feedbackReasonMax } from '@tavla/shared/limits';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './feedback.module.css';

interface Props {
  given: Feedback;
  /** As it is written now. */
  reason: string;
  /** Whether nobody else reads the conversation, so that the person says who may. */
  mayShare: boolean;
  isSaving: boolean;
  onChange: (reason: string) => void;
  onSave: (words: Pick<Feedback, 'reason' | 'isShared'>) => void;
  onClose: () => void;
}

/** A word why an answer was right or not: Enter saves, Escape leaves it. */
export function ReasonForm({ given, reason, mayShare, isSaving, onChange, onSave, onClose }: Props) {
  const { t } = useTranslation('answer');
  const [isShared, setShared] = useState(given.isShared);
  const save = () => onSave({ reason, isShared });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !event.shiftKey) save();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.form}>
      <Textarea
        aria-label={t('feedback.why')}
        placeholder={t('feedback.why')}
        autosize
        autoFocus
        maxRows={6}
        dir="auto"
        maxLength={feedbackReasonMax}
        value={reason}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {mayShare ? (
        <Checkbox
          size="xs"
          label={t('feedback.share')}
          description={t('feedback.shareHint')}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      ) : (
        <p className={classes.hint}>{t('feedback.readers')}</p>
      )}
      <Group gap="xs">
        <Button size="compact-sm" loading={isSaving} onClick={save}>
          {t('feedback.save')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('feedback.close')}
        </Button>
      </Group>
    </div>
  );
}
