import { Alert, Button, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { searchMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { readSearch } from '@/lib/address/read-query';
import { useAddress } from '@/lib/address/use-address';
import { useTyped } from '@/lib/address/use-typed';
import { shortDate } from '@/lib/dates/dates';
import classes from './erasures.module.css';
import { useFormerPeople } from './use-erasures';

const mostShown = 50;

/** People who can be erased, to choose one of. */
export function FormerPeople({ onErase }: { onErase: (id: string) => void }) {
  const { t } = useTranslation('erasures');
  const { params, change } = useAddress();
  const q = readSearch(params, 'q');
  const [text, setText] = useTyped(q, (next) => change({ q: next || null }, { replace: true }));
  const { data, isPending, isError, refetch } = useFormerPeople(q);
  return (
    <Stack component="section" gap="sm" aria-labelledby="former-people">
      <div>
        <Title order={2} size="h3" id="former-people">
          {t('people')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('peopleText')}
        </Text>
      </div>
      <TextInput
        type="search"
        maw={360}
        placeholder={t('search')}
        aria-label={t('search')}
        leftSection={<IconSearch size={16} />}
        maxLength={searchMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isError && !data && (
        <Alert color="red" title={t('failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {isPending && <Skeleton h={56} role="status" aria-label={t('loading')} />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(q ? 'noMatch' : 'nobody')}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list} aria-label={t('people')}>
          {data.map(({ id, name, deletedAt }) => (
            <li key={id}>
              <div className={classes.what}>
                <Text size="sm" fw={550}>
                  <bdi>{name}</bdi>
                </Text>
                <Text size="xs" c="dimmed">
                  {deletedAt ? t('deleted', { date: shortDate(deletedAt) }) : t('inactive')}
                </Text>
              </div>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('eraseOf', { name })}
                onClick={() => onErase(id)}
              >
                {t('erase')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.length === mostShown && (
        <Text size="sm" c="dimmed">
          {t('first', { count: mostShown })}
        </Text>
      )}
    </Stack>
  );
}
