import { Badge, Button, Group, Text } from '@mantine/core';
import { updateWebhook, type Webhook } from '@tavla/shared/contracts/api-access/webhooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { DeliveriesDrawer } from './DeliveriesDrawer';
import { WebhookDialog } from './WebhookDialog';
import { WebhookMenu } from './WebhookMenu';
import { WebhookQuestion } from './WebhookQuestion';
import { useEventWords, useWebhookNote } from './webhook-words';
import classes from './webhooks.module.css';

interface WebhookRowProps {
  webhook: Webhook;
  mayChange: boolean;
  onChanged: () => unknown;
}

export type Opened = 'edit' | 'deliveries' | 'remove' | 'renew';

/** One webhook: where it goes, what it is told of, and how it does. */
export function WebhookRow({ webhook, mayChange, onChanged }: WebhookRowProps) {
  const { t } = useTranslation('webhooks');
  const eventWords = useEventWords();
  const note = useWebhookNote()(webhook);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { id, name, url } = webhook;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Group gap="xs">
          <Text size="sm" fw={550} className={classes.breakable}>
            <bdi>{name}</bdi>
          </Text>
          <StateBadge webhook={webhook} />
        </Group>
        <Text size="xs" c="dimmed" className={classes.breakable} dir="ltr">
          {url}
        </Text>
        <Text size="xs" c="dimmed">
          {eventWords(webhook.events)}
        </Text>
        {note && <Text size="xs">{note}</Text>}
      </div>
      <Group gap={4} wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('log.openOf', { name })}
          onClick={() => setOpened('deliveries')}
        >
          {t('log.open')}
        </Button>
        {mayChange && <WebhookMenu webhook={webhook} onOpen={setOpened} onChanged={onChanged} />}
      </Group>
      {opened === 'edit' && (
        <WebhookDialog
          webhook={webhook}
          save={async (_, body) => ({ webhook: await call(updateWebhook, { params: { id }, body }) })}
          onSaved={onChanged}
          onClose={close}
        />
      )}
      {opened === 'deliveries' && (
        <DeliveriesDrawer webhook={webhook} mayChange={mayChange} onClose={close} />
      )}
      {(opened === 'remove' || opened === 'renew') && (
        <WebhookQuestion webhook={webhook} asks={opened} onChanged={onChanged} onClose={close} />
      )}
    </li>
  );
}

function StateBadge({ webhook: { isOn, offBecause, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const [color, words] = isOn
    ? failingSince
      ? (['orange', t('state.failing')] as const)
      : (['teal', t('state.on')] as const)
    : offBecause
      ? (['red', t('state.switchedOff')] as const)
      : (['gray', t('state.off')] as const);
  return (
    <Badge size="sm" variant="light" color={color} tt="none" c="var(--mantine-color-text)">
      {words}
    </Badge>
  );
}
