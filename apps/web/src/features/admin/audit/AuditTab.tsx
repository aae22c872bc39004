import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PagesFoot } from '../PagesFoot';
import { AuditFilters } from './AuditFilters';
import { AuditRows } from './AuditRows';
import { useAudit } from './use-audit';

/** Who did what, when and from where; newest first. */
export function AuditTab() {
  const { t } = useTranslation('admin');
  const audit = useAudit();
  const { page } = audit;
  const { data } = page;
  // What an earlier filter found is shown until the answer is here; that it found nothing says nothing.
  const isComing = page.isPending || (page.isPlaceholderData && data?.total === 0);
  return (
    <Stack gap="sm">
      <AuditFilters audit={audit} />
      {page.isError && !data && (
        <Alert color="red" title={t('audit.failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void page.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {isComing && (
        <Stack gap={8} role="status" aria-label={t('audit.loading')}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} h={36} />
          ))}
        </Stack>
      )}
      {!isComing && data?.total === 0 && (
        <Group>
          <Text c="dimmed">{t('audit.empty')}</Text>
          {audit.isFiltered && (
            <Button size="xs" variant="default" onClick={audit.clear}>
              {t('audit.clear')}
            </Button>
          )}
        </Group>
      )}
      {data && data.data.length > 0 && <AuditRows entries={data.data} isWaiting={page.isPlaceholderData} />}
      {data && (
        <PagesFoot
          words={{
            pages: t('audit.pages'),
            range: t('audit.range', { from: audit.from, to: audit.to, total: audit.total }),
            previous: t('audit.previous'),
            next: t('audit.next'),
          }}
          isWaiting={page.isPlaceholderData}
          previous={audit.previous}
          next={audit.next}
        />
      )}
    </Stack>
  );
}
