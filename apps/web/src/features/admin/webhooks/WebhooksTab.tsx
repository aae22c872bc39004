import { Alert, Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { createWebhook } from '@tavla/shared/contracts/api-access/webhooks';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMay } from '@/entities/me/use-me';
import { useWebhooks } from './use-webhooks';
import { WebhookDialog } from './WebhookDialog';
import { WebhookRow } from './WebhookRow';
import classes from './webhooks.module.css';

/** The company's webhooks: made, looked at, tried and ended. */
export function WebhooksTab() {
  const { t } = useTranslation('webhooks');
  const { list, reload } = useWebhooks();
  const mayChange = useMay('update', 'admin');
  const [isMaking, making] = useDisclosure();
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap" className={classes.head}>
        <Text size="sm" c="dimmed" maw={760}>
          {t('intro')}{' '}
          <Anchor href="/api/docs" target="_blank" underline="always" inherit>
            {t('documentation')}
          </Anchor>
        </Text>
        {mayChange && (
          <Button onClick={making.open} style={{ flexShrink: 0 }}>
            {t('make')}
          </Button>
        )}
      </Group>
      {list.isError && !list.data && (
        <Alert color="red" title={t('failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void list.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {list.isPending && (
        <Stack gap={8} role="status" aria-label={t('loading')}>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} h={72} />
          ))}
        </Stack>
      )}
      {list.data?.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      {list.data && list.data.length > 0 && (
        <ul className={classes.list} aria-label={t('list')}>
          {list.data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} mayChange={mayChange} onChanged={reload} />
          ))}
        </ul>
      )}
      {isMaking && (
        <WebhookDialog
          webhook={null}
          save={(body) => call(createWebhook, { body })}
          onSaved={reload}
          onClose={making.close}
        />
      )}
    </Stack>
  );
}
