import '@/i18n/answer-catalogue';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '@/entities/chat/conversations';
import { useMay } from '@/entities/me/use-me';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useClear } from './use-clear';

/** What can be done with a person's own conversation as a whole; nothing where there is none, or they may not. */
export function ConversationMenu({ thread }: { thread: ThreadId }) {
  const { t } = useTranslation('answer');
  const mayWrite = useMay('create', 'chat');
  const { isEmpty, clear } = useClear(thread);
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  if (!mayWrite || isEmpty) return null;
  const confirm = async () => {
    setPending(true);
    await clear();
    setPending(false);
    setAsked(false);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" size={32} aria-label={t('clear.actions')}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEraser size={16} />} onClick={() => setAsked(true)}>
            {t('clear.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsked}
        isDangerous
        isPending={isPending}
        title={t('clear.title')}
        text={t('clear.text')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.cancel')}
        onCancel={() => setAsked(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
