import { Alert, Badge, Button, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  getDelivery,
  replayDelivery,
  type WebhookDelivery,
} from '@tavla/shared/contracts/api-access/webhook-deliveries';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { useOutcomeWords } from './webhook-words';
import classes from './webhooks.module.css';

interface DeliveryRowProps {
  webhookId: string;
  delivery: WebhookDelivery;
  mayChange: boolean;
  onChanged: () => unknown;
}

/** One delivery; opened, it says what was sent and answered. */
export function DeliveryRow(props: DeliveryRowProps) {
  const { delivery } = props;
  const { t } = useTranslation('webhooks');
  const outcome = useOutcomeWords();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { type, isDelivered, triedAt, attempts } = delivery;
  return (
    <li>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
        <div className={classes.what}>
          <Group gap="xs">
            <Text size="sm" fw={550}>
              {type}
            </Text>
            <Badge
              size="sm"
              variant="light"
              color={isDelivered ? 'teal' : 'orange'}
              tt="none"
              c="var(--mantine-color-text)"
            >
              {t(isDelivered ? 'log.arrived' : 'log.waiting')}
            </Badge>
          </Group>
          <Text size="xs" c="dimmed" title={fullTime(triedAt)}>
            {relativeTime(triedAt)} · {outcome(delivery)}
            {attempts > 1 && ` · ${t('log.attempts', { count: attempts })}`}
          </Text>
        </div>
      </UnstyledButton>
      <div id={detailsId}>{isOpen && <Details {...props} />}</div>
    </li>
  );
}

function Details({ webhookId, delivery, mayChange, onChanged }: DeliveryRowProps) {
  const { t } = useTranslation('webhooks');
  const outcome = useOutcomeWords();
  const params = { id: webhookId, deliveryId: delivery.id };
  const full = useQuery({
    queryKey: ['webhooks', webhookId, 'delivery', delivery.id, delivery.triedAt],
    queryFn: ({ signal }) => call(getDelivery, { params, signal }),
  });
  const replay = useMutation({
    mutationFn: () => call(replayDelivery, { params }),
    onSuccess: (tried) =>
      // What the last try came to: it may have arrived before.
      tried.status !== null && tried.status >= 200 && tried.status < 300
        ? notifications.show({ color: 'teal', message: t('log.replayed') })
        : notifications.show({ color: 'red', title: t('log.replayFailed'), message: outcome(tried) }),
    onError: (error) =>
      notifications.show({ color: 'red', title: t('log.replayFailed'), message: errorText(error) }),
    onSettled: onChanged,
  });
  if (full.isPending) return <Skeleton h={96} mt="xs" role="status" aria-label={t('log.loading')} />;
  if (full.isError)
    return (
      <Alert color="red" mt="xs" title={t('log.failed')} role="alert">
        {errorText(full.error)}
      </Alert>
    );
  const { messageId, payload, answer } = full.data;
  return (
    <Stack gap="xs" mt="xs">
      <Text size="xs" c="dimmed" className={classes.breakable}>
        {t('log.message')} {messageId}
      </Text>
      <Said
        title={t('log.payload')}
        text={payload === null ? null : pretty(payload)}
        none={t('log.noPayload')}
      />
      <Said title={t('log.answer')} text={answer || null} none={t('log.noAnswer')} />
      {mayChange && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            loading={replay.isPending}
            disabled={payload === null}
            onClick={() => replay.mutate()}
          >
            {t('log.replay')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Said({ title, text, none }: { title: string; text: string | null; none: string }) {
  return (
    <div>
      <Text size="xs" fw={550}>
        {title}
      </Text>
      {text === null ? (
        <Text size="xs" c="dimmed">
          {none}
        </Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what it can reach
        <pre className={classes.said} tabIndex={0} dir="ltr">
          {text}
        </pre>
      )}
    </div>
  );
}

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
