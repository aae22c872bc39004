import '@/i18n/pages-catalogue';
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/PageTitle';
import { AgentsSection } from './agents/AgentsSection';
import { CalendarSection } from './CalendarSection';
import { ErasureSection } from './ErasureSection';
import { OwnDataSection } from './OwnDataSection';
import { PreferencesSection } from './PreferencesSection';
import { ProfileSection } from './ProfileSection';
import { PasskeysSection } from './passkeys/PasskeysSection';
import { SessionsSection } from './SessionsSection';
import { TokensSection } from './TokensSection';

/** /account: what a person may change about themselves. */
export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <Stack maw={720} mx="auto" p={{ base: 'md', sm: 'xl' }} gap="xl">
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1}>{t('title')}</Title>
      <ProfileSection />
      <PreferencesSection />
      <PasskeysSection />
      <SessionsSection />
      <CalendarSection />
      <TokensSection />
      <AgentsSection />
      <OwnDataSection />
      <ErasureSection />
    </Stack>
  );
}
