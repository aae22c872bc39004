import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { testWebhook } from '@tavla/shared/contracts/api-access/webhook-deliveries';
import { updateWebhook, type Webhook } from '@tavla/shared/contracts/api-access/webhooks';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import type { Opened } from './WebhookRow';
import { useOutcomeWords } from './webhook-words';

interface WebhookMenuProps {
  webhook: Webhook;
  onOpen: (what: Opened) => void;
  onChanged: () => unknown;
}

/** What can be done with a webhook. */
export function WebhookMenu({ webhook, onOpen, onChanged }: WebhookMenuProps) {
  const { t } = useTranslation('webhooks');
  const outcome = useOutcomeWords();
  const { id, name, isOn, failingSince } = webhook;
  const params = { id };
  const test = useMutation({
    mutationFn: () => call(testWebhook, { params }),
    onSuccess: (tried) =>
      tried.isDelivered
        ? notifications.show({ color: 'teal', message: t('testArrived', { outcome: outcome(tried) }) })
        : notifications.show({ color: 'red', title: t('testFailed'), message: outcome(tried) }),
    onError: (error) =>
      notifications.show({ color: 'red', title: t('testFailed'), message: errorText(error) }),
  });
  const turn = useMutation({
    mutationFn: ({ on }: { on: boolean; done: string }) =>
      call(updateWebhook, { params, body: { isOn: on } }),
    onSuccess: (_, { done }) => notifications.show({ color: 'teal', message: done }),
    onError: (error) =>
      notifications.show({ color: 'red', title: t('changeFailed'), message: errorText(error) }),
    onSettled: onChanged,
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('menu', { name })}
          loading={test.isPending || turn.isPending}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen('edit')}>{t('edit')}</Menu.Item>
        <Menu.Item onClick={() => test.mutate()}>{t('test')}</Menu.Item>
        {isOn && failingSince && (
          <Menu.Item onClick={() => turn.mutate({ on: true, done: t('triesNow') })}>{t('tryNow')}</Menu.Item>
        )}
        <Menu.Item onClick={() => onOpen('renew')}>{t('renew')}</Menu.Item>
        <Menu.Item onClick={() => turn.mutate({ on: !isOn, done: t(isOn ? 'switchedOff' : 'switchedOn') })}>
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => onOpen('remove')}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
