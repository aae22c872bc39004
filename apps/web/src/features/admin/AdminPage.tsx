import '@/i18n/pages-catalogue';
import { Tabs, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeQuery } from '@/entities/me/use-me';
import { useAddress } from '@/lib/address/use-address';
import { PageTitle } from '@/ui/PageTitle';
import { TabsRow } from '@/ui/TabsRow';
import classes from './admin.module.css';
import { type AdminTab, visibleTabs } from './admin-tab';
import { AuditTab } from './audit/AuditTab';
import { CompanyTab } from './company/CompanyTab';
import { ErasuresTab } from './erasures/ErasuresTab';
import { FeedbackTab } from './feedback/FeedbackTab';
import { NamedTab } from './NamedTab';
import { OverviewTab } from './OverviewTab';
import { RolesTab } from './RolesTab';
import { SsoTab } from './sso/SsoTab';
import { TokensTab } from './tokens/TokensTab';
import { WebhooksTab } from './webhooks/WebhooksTab';

const panels: Record<AdminTab, () => ReactNode> = {
  overview: () => <OverviewTab />,
  company: () => <CompanyTab />,
  positions: () => <NamedTab key="positions" kind="positions" />,
  departments: () => <NamedTab key="departments" kind="departments" />,
  roles: () => <RolesTab />,
  sso: () => <SsoTab />,
  tokens: () => <TokensTab />,
  webhooks: () => <WebhooksTab />,
  feedback: () => <FeedbackTab />,
  erasures: () => <ErasuresTab />,
  audit: () => <AuditTab />,
};

/** The admin portal's own page: the company in numbers, what is managed, and the audit log. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const { params, change } = useAddress();
  const tabs = visibleTabs(useMeQuery().data?.permissions ?? []);
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'overview';
  const title = t(tab === 'overview' ? 'title' : `tabs.${tab}`);
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{title}</Title>
      <Tabs
        value={tab}
        onChange={(value) => change((now) => ({ ...without(now), tab: value === 'overview' ? null : value }))}
        keepMounted={false}
      >
        <TabsRow value={tab} aria-label={t('tabs.label')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </TabsRow>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            {panels[one]()}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

/** A tab takes nothing over from the one before, be it a filter or an open drawer. */
function without(params: URLSearchParams): Record<string, null> {
  return Object.fromEntries([...params.keys()].map((name) => [name, null]));
}
