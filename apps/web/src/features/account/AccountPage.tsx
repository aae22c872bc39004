import '@/i18n/pages-catalogue';
import { Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { PreferencesSection } from './PreferencesSection';
import { ProfileSection } from './ProfileSection';
import { SessionsSection } from './SessionsSection';

/** /account: what a person may change about themselves. */
export function AccountPage() {
  const { t } = useTranslation(['account', 'common']);
  useDocumentTitle(`${t('title')} · ${t('common:appName')}`);
  return (
    <Stack maw={720} mx="auto" p={{ base: 'md', sm: 'xl' }} gap="xl">
      <Title order={1}>{t('title')}</Title>
      <ProfileSection />
      <PreferencesSection />
      <SessionsSection />
    </Stack>
  );
}
