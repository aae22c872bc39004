import { Badge, Group, Text } from '@mantine/core';
import type { Session } from '@tavla/shared/contracts/sessions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { deviceOf } from '@/lib/device-name';

interface SessionSummaryProps {
  session: Session;
  /** More to say, below. */
  children?: ReactNode;
}

/** On what device somebody is signed in, from where, and when they were last there. */
export function SessionSummary({ session, children }: SessionSummaryProps) {
  const { t } = useTranslation('common');
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={550} title={session.userAgent}>
          {useDeviceName(session)}
        </Text>
        {session.current && (
          <Badge size="sm" variant="light" color="ink" tt="none">
            {t('device.current')}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" title={fullTime(session.lastSeenAt)}>
        {session.ip} · {t('device.lastSeen', { time: relativeTime(session.lastSeenAt) })}
      </Text>
      {children}
    </div>
  );
}

/** 'Firefox on Linux', or as much of it as is known. */
export function useDeviceName({ userAgent }: Pick<Session, 'userAgent'>): string {
  const { t } = useTranslation('common');
  const { browser, system } = deviceOf(userAgent);
  const name = browser && system ? t('device.name', { browser, system }) : (browser ?? system);
  return name ?? t('device.unknown');
}
