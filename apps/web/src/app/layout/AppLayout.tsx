import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useMay } from '@/entities/me/use-me';
import { headerHeight, navbarWidth } from '@/ui/layout/layout-sizes';
import { contentId, pageContent } from '@/ui/layout/page-content';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import classes from './AppLayout.module.css';
import { HeaderLinks } from './HeaderLinks';
import { InboxButton } from './InboxButton';
import { Logo } from './Logo';
import { MeetingBanner } from './MeetingBanner';
import { Navigation } from './Navigation';
import { ProfileMenu } from './ProfileMenu';
import { UploadsPlace } from './UploadsPlace';

/** By hand: the browser would make an entry of the history of it, and take away where a page of a meeting stands. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  pageContent()?.focus();
}

/** The frame of every signed-in page: header, side navigation, meeting banner; the page fills the rest. */
export function AppLayout() {
  const { t } = useTranslation();
  const isAdmin = useMay('read', 'admin');
  const mayRead = useMay('read', 'actions');
  const { pathname } = useLocation();
  const [isPhoneOpen, phone] = useDisclosure();
  const [isWideOpen, setWideOpen] = useLocalStorage({
    key: 'tavla.navbar',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a page closes the phone's menu
  useEffect(phone.close, [pathname]);

  return (
    <AppShell
      header={{ height: headerHeight }}
      navbar={{
        width: navbarWidth,
        breakpoint: 'sm',
        collapsed: { mobile: !isPhoneOpen, desktop: !isWideOpen },
      }}
      transitionDuration={150}
      transitionTimingFunction="ease-out"
    >
      <AppShell.Header className={classes.header}>
        <a className={classes.skip} href={`#${contentId}`} onClick={skip}>
          {t('nav.skip')}
        </a>
        <Group gap="xs" wrap="nowrap">
          <Burger
            size="sm"
            hiddenFrom="sm"
            opened={isPhoneOpen}
            onClick={phone.toggle}
            aria-label={t('nav.toggle')}
            aria-expanded={isPhoneOpen}
          />
          <Burger
            size="sm"
            visibleFrom="sm"
            opened={false}
            onClick={() => setWideOpen((isOpen) => !isOpen)}
            aria-label={t('nav.toggle')}
            aria-expanded={isWideOpen}
          />
          <Logo />
        </Group>
        <Group gap="xs" wrap="nowrap">
          {isAdmin && <HeaderLinks />}
          {mayRead && <InboxButton />}
          <ProfileMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar} aria-label={t('nav.label')}>
        <Navigation isAdmin={isAdmin} />
      </AppShell.Navbar>
      <AppShell.Main className={classes.main}>
        <MeetingBanner />
        <UploadsPlace />
        <div id={contentId} className={classes.page} tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </div>
      </AppShell.Main>
    </AppShell>
  );
}
