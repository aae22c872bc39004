import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarScopes, listCalendars } from '@tavla/shared/contracts/api-access/calendars';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMay, useMe } from '@/entities/me/use-me';
import { CalendarRow } from './CalendarRow';
import { Section } from './Section';

const calendarsKey = ['calendars', 'mine'];

/** The links by which calendars read due days; for whoever may read tasks. */
export function CalendarSection() {
  return useMay('read', 'actions') ? <Calendars /> : null;
}

function Calendars() {
  const { t } = useTranslation('account');
  const { tokensOfPeople: isOn } = useMe().organization;
  const client = useQueryClient();
  const calendars = useQuery({
    queryKey: calendarsKey,
    queryFn: async ({ signal }) => (await call(listCalendars, { signal })).data,
    staleTime: 0,
  });
  return (
    <Section title={t('calendar.title')}>
      <Text size="sm" c="dimmed">
        {t(isOn ? 'calendar.intro' : 'calendar.off')}
      </Text>
      {calendars.isPending && <Skeleton h={96} role="status" aria-label={t('calendar.loading')} />}
      {calendars.isError && (
        <Group>
          <Text size="sm">{t('calendar.loadFailed')}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void calendars.refetch()}>
            {t('calendar.retry')}
          </Button>
        </Group>
      )}
      {calendars.data && (
        <Stack
          component="ul"
          gap="md"
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
          aria-label={t('calendar.list')}
        >
          {calendarScopes.map((scope) => (
            <CalendarRow
              key={scope}
              scope={scope}
              calendar={calendars.data.find((calendar) => calendar.scope === scope)}
              mayMake={isOn}
              onChanged={() => client.invalidateQueries({ queryKey: calendarsKey })}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}
