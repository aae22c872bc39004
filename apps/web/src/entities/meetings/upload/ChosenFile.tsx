import { ActionIcon, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '@/lib/file-size';

interface Props {
  file: File;
  className?: string | undefined;
  removeLabel: string;
  disabled?: boolean;
  onRemove(): void;
}

/** The file that was chosen, and the button that takes it away again. */
export function ChosenFile({ file, className, removeLabel, disabled = false, onRemove }: Props) {
  const { t } = useTranslation('record');
  return (
    <Group className={className} wrap="nowrap" justify="space-between" role="group" aria-label={t('chosen')}>
      <div style={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
        <Text size="md" dir="auto">
          {file.name}
        </Text>
        <Text size="xs" c="dimmed">
          {fileSize(file.size)}
        </Text>
      </div>
      <ActionIcon variant="subtle" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}
