import { UnstyledButton } from '@mantine/core';
import { IconLayoutKanban, IconMicrophone, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '@/entities/me/use-me';
import { paths } from '@/lib/paths';
import classes from './AppLayout.module.css';

/** Where the side navigation leads: Users and Tasks in the portal; members have their meetings there too. */
export function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const users = { to: paths.users(), label: t(isAdmin ? 'nav.users' : 'nav.people'), Icon: IconUsers };
  const tasks = { to: paths.board(), label: t('nav.tasks'), Icon: IconLayoutKanban };
  const meetings = { to: paths.meetings(), label: t('nav.meetings'), Icon: IconMicrophone };
  const mayReadTasks = useMay('read', 'actions');
  const mayReadPeople = useMay('read', 'user');
  const forMembers = [...(mayReadTasks ? [tasks, meetings] : []), ...(mayReadPeople ? [users] : [])];
  // The portal keeps its two.
  const items = isAdmin ? [users, tasks] : forMembers;
  return items.map(({ to, label, Icon }) => {
    const isCurrent = to === '/' ? pathname === to : pathname.startsWith(to);
    return (
      // The library's own link of a navigation unfolds, and brings what that needs to every first page.
      <UnstyledButton
        key={to}
        component={Link}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes.link}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        {label}
      </UnstyledButton>
    );
  });
}
