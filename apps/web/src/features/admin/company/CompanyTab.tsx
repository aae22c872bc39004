import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOrganization } from '@tavla/shared/contracts/organizations';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { storeOrganization, useMe } from '@/entities/me/use-me';
import classes from '../admin.module.css';
import { CompanyForm } from './CompanyForm';

/** The company's own settings, as the server has them when one comes here, and as events tell from then on. */
export function CompanyTab() {
  const { t } = useTranslation('admin');
  const { organization } = useMe();
  const loaded = useQuery({
    queryKey: ['organization'],
    queryFn: async ({ signal }) => {
      storeOrganization(await call(getOrganization, { signal }));
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (loaded.data) return <CompanyForm organization={organization} />;
  if (loaded.isError) {
    return (
      <Alert color="red" title={t('company.failed')} role="alert">
        <Button size="xs" variant="default" onClick={() => void loaded.refetch()}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <Stack className={classes.company} gap="md" role="status" aria-label={t('company.loading')}>
      {['name', 'domain', 'zone', 'language'].map((field) => (
        <Stack key={field} gap={6}>
          <Skeleton h={12} w={120} />
          <Skeleton h={36} />
        </Stack>
      ))}
    </Stack>
  );
}
