import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import {
  type CalendarLink,
  type CalendarScope,
  makeCalendar,
  revokeCalendar,
} from '@tavla/shared/contracts/api-access/calendars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { NewSecret } from '@/entities/tokens/NewSecret';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MountedModal } from '@/ui/MountedModal';

interface CalendarRowProps {
  scope: CalendarScope;
  /** Undefined where there is no link. */
  calendar: CalendarLink | undefined;
  mayMake: boolean;
  onChanged: () => unknown;
}

/** One kind of calendar: its link, whether something reads it, and the ways to make, replace and end it. */
export function CalendarRow({ scope, calendar, mayMake, onChanged }: CalendarRowProps) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const tell = (title: string, error: unknown) =>
    notifications.show({ color: 'red', title, message: errorText(error) });
  const onSettled = () => {
    setAsking(undefined);
    return onChanged();
  };
  const making = useMutation({
    mutationFn: () => call(makeCalendar, { body: { scope } }),
    // Without an answer nobody knows: the list may have a link by now that nobody has seen.
    onError: (error) =>
      tell(t(errorStatus(error) === undefined ? 'calendar.makeUnknown' : 'calendar.failed'), error),
    onSettled,
  });
  const ending = useMutation({
    mutationFn: (id: string) => call(revokeCalendar, { params: { id } }),
    onSuccess: () => notifications.show({ color: 'teal', message: t('calendar.revoked') }),
    onError: (error) => tell(t('calendar.failed'), error),
    onSettled,
  });
  const name = t(`calendar.${scope}`);
  const read = calendar?.lastUsedAt;
  const state = read ? t('calendar.used', { time: relativeTime(read) }) : t('calendar.unused');
  const act = calendar ? 'renew' : 'make';
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`calendar.${scope}Hint`)}
        </Text>
        <Text size="xs" c="dimmed" title={read ? fullTime(read) : undefined}>
          {calendar ? state : t('calendar.none')}
        </Text>
      </div>
      <Group gap="xs">
        {mayMake && (
          <Button
            variant="default"
            size="xs"
            loading={making.isPending}
            onClick={() => (calendar ? setAsking('renew') : making.mutate())}
            aria-label={t(`calendar.${act}Label`, { scope: name })}
          >
            {t(`calendar.${act}`)}
          </Button>
        )}
        {calendar && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setAsking('revoke')}
            aria-label={t('calendar.revokeLabel', { scope: name })}
          >
            {t('calendar.revoke')}
          </Button>
        )}
      </Group>
      {asking && calendar && (
        <ConfirmDialog
          opened
          title={t(`calendar.${asking}Title`)}
          text={t(`calendar.${asking}Text`)}
          confirmLabel={t(`calendar.${asking}`)}
          cancelLabel={t('calendar.cancel')}
          isDangerous
          isPending={making.isPending || ending.isPending}
          onConfirm={() => (asking === 'renew' ? making.mutate() : ending.mutate(calendar.id))}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {making.data && (
        <MountedModal
          size={560}
          title={t('calendar.madeTitle')}
          closeOnClickOutside={false}
          isInsisting
          onClose={making.reset}
        >
          <NewSecret
            secret={making.data.url}
            words={{ text: t('calendar.madeText'), label: t('calendar.link') }}
            onDone={making.reset}
          />
        </MountedModal>
      )}
    </Group>
  );
}
