import { Button, Group, Textarea } from '@mantine/core';
import { textMax } from '@tavla/shared/limits';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageWork } from './use-message-work';

interface Props {
  id: string;
  /** As it is written now. */
  text: string;
  hasFiles: boolean;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** A message in its place, to be changed: Enter saves, Escape leaves it as it was. */
export function MessageEditor({ id, text, hasFiles, onChange, onClose }: Props) {
  const { t } = useTranslation(['ticket', 'answer']);
  const { edit } = useMessageWork(id);
  const [isSaving, setSaving] = useState(false);
  const isBlocked = text.length > textMax || (text.trim() === '' && !hasFiles);
  const save = async () => {
    if (isBlocked || isSaving) return;
    setSaving(true);
    if (await edit(text)) onClose();
    else setSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !event.shiftKey) void save();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Textarea
        aria-label={t('answer:message.editField')}
        autosize
        autoFocus
        maxRows={10}
        dir="auto"
        my={4}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group gap="xs">
        <Button size="compact-sm" loading={isSaving} disabled={isBlocked} onClick={() => void save()}>
          {t('answer:message.save')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('answer:message.cancel')}
        </Button>
      </Group>
    </>
  );
}
