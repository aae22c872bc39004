import { Alert, Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { searchMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useTyped } from '@/lib/address/use-typed';
import { PagesFoot } from '../PagesFoot';
import { TokenRows } from './TokenRows';
import { useTokenList } from './use-token-list';

/** Every API token of the company, and the ways to end them. */
export function TokensTab() {
  const { t } = useTranslation('tokens');
  const list = useTokenList();
  const [text, setText] = useTyped(list.q, list.search);
  const { page } = list;
  const { data } = page;
  const isComing = page.isPending || (page.isPlaceholderData && data?.total === 0);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" maw={760}>
        {t('company.intro')}
      </Text>
      <TextInput
        type="search"
        maw={360}
        placeholder={t('company.search')}
        aria-label={t('company.search')}
        leftSection={<IconSearch size={16} />}
        maxLength={searchMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {page.isError && !data && (
        <Alert color="red" title={t('company.failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void page.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {isComing && (
        <Stack gap={8} role="status" aria-label={t('loading')}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} h={56} />
          ))}
        </Stack>
      )}
      {!isComing && data?.total === 0 && (
        <Text c="dimmed">{t(list.q ? 'company.noMatch' : 'company.empty')}</Text>
      )}
      {data && data.data.length > 0 && (
        <TokenRows tokens={data.data} isWaiting={page.isPlaceholderData} onChanged={list.reload} />
      )}
      {data && data.total > 0 && (
        <PagesFoot
          words={{
            pages: t('company.pages'),
            range: t('company.range', { from: list.from, to: list.to, total: list.total }),
            previous: t('company.previous'),
            next: t('company.next'),
          }}
          isWaiting={page.isPlaceholderData}
          previous={list.previous}
          next={list.next}
        />
      )}
    </Stack>
  );
}
