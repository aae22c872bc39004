import { Button } from '@mantine/core';
import { IconLayoutDashboard, IconMicrophone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '@/entities/me/use-me';
import { paths } from '@/lib/paths';

/** In the portal the sidebar keeps its two buttons; its other pages are reached from here. */
export function HeaderLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const overview = { to: paths.admin(), label: t('nav.overview'), Icon: IconLayoutDashboard };
  const meetings = { to: paths.meetings(), label: t('nav.meetings'), Icon: IconMicrophone };
  const items = useMay('read', 'actions') ? [overview, meetings] : [overview];
  return items.map(({ to, label, Icon }) => (
    <Button
      key={to}
      component={Link}
      to={to}
      size="compact-sm"
      h={32}
      px={8}
      variant={pathname.startsWith(to) ? 'light' : 'subtle'}
      aria-label={label}
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
    >
      <Icon size={18} stroke={1.6} />
      <span className="mantine-visible-from-sm" style={{ marginInlineStart: 6 }}>
        {label}
      </span>
    </Button>
  ));
}
