import { Button, Center, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PeopleFilter } from './use-users-address';
import classes from './users.module.css';

const widths = ['92%', '78%', '85%', '70%', '88%', '81%', '74%', '90%'];

/** While the first people load: rows of a table, or cards on a phone. */
export function PeopleSkeleton({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('users');
  return (
    <Stack
      className={isPhone ? classes.cards : classes.scroll}
      p={isPhone ? 2 : 'sm'}
      gap={isPhone ? 8 : 20}
      role="status"
      aria-label={t('states.loading')}
    >
      {widths.map((width) => (
        <Skeleton key={width} h={isPhone ? 78 : 24} w={isPhone ? '100%' : width} flex="none" />
      ))}
    </Stack>
  );
}

export function PeopleFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('users');
  return (
    <Center flex={1} mih={160} role="alert">
      <Stack align="center" gap="sm">
        <Text>{t('states.failed')}</Text>
        <Button variant="default" onClick={onRetry}>
          {t('states.retry')}
        </Button>
      </Stack>
    </Center>
  );
}

const emptyWords = { all: 'empty', admins: 'empty', inactive: 'noInactive', services: 'noServices' } as const;

/** Nobody to show, and why; what hides people can be taken away at once. */
export function PeopleEmpty({ filter, onClear }: { filter: PeopleFilter; onClear: () => void }) {
  const { t } = useTranslation('users');
  const { tab, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some(Boolean);
  const text = isNarrowed ? 'noMatch' : emptyWords[tab];
  return (
    <Center flex={1} mih={160}>
      <Stack align="center" gap="sm">
        <Text c="dimmed">{t(`states.${text}`)}</Text>
        {(isNarrowed || tab !== 'all') && (
          <Button variant="default" onClick={onClear}>
            {t('states.clear')}
          </Button>
        )}
      </Stack>
    </Center>
  );
}
