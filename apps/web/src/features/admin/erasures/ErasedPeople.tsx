import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Erasure } from '@tavla/shared/contracts/data/erasures';
import { useTranslation } from 'react-i18next';
import { ErasureRow } from './ErasureRow';
import classes from './erasures.module.css';

interface Props {
  list: UseQueryResult<Erasure[]>;
  onErase: (personId: string) => void;
}

/** Who asked to be erased, is being erased or was, the newest first. */
export function ErasedPeople({ list, onErase }: Props) {
  const { t } = useTranslation('erasures');
  const { data, isPending, isError, refetch } = list;
  return (
    <Stack component="section" gap="sm" aria-labelledby="erased-people">
      <Title order={2} size="h3" id="erased-people">
        {t('list')}
      </Title>
      {isError && !data && (
        <Alert color="red" title={t('listFailed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {isPending && <Skeleton h={56} role="status" aria-label={t('listLoading')} />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list} aria-label={t('list')}>
          {data.map((erasure) => (
            <ErasureRow key={erasure.id} erasure={erasure} onErase={onErase} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
