import { ActionIcon } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { useBoardAddress } from './use-board-address';

/** The floating button that opens the assistant without a ticket. */
export function ChatButton() {
  const { t } = useTranslation('board');
  const { setParam } = useBoardAddress();
  const mayRead = useMay('read', 'chat');
  if (!mayRead) return null;
  return (
    <ActionIcon size={36} variant="default" aria-label={t('chat')} onClick={() => setParam('chat', '1')}>
      <IconMessageCircle size={18} stroke={1.8} />
    </ActionIcon>
  );
}
