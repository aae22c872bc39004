import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Audio } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';

/** A lock beside the name of a meeting that not everybody may see. */
export function ClosedMark({ meeting: { visibility } }: { meeting: Audio }) {
  const { t } = useTranslation('visibility');
  if (!visibility || visibility.to === 'company') return null;
  const words = t(`badge.${visibility.to}`);
  return (
    <Tooltip label={words}>
      <IconLock size={14} role="img" aria-label={words} style={{ flex: 'none' }} />
    </Tooltip>
  );
}
