import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { usePersonSession } from '@/entities/session/person-session-context';
import { paths } from '@/lib/paths';
import { signOut } from '../session';
import classes from './AppLayout.module.css';

/** The dropdown of the signed-in person: My Account and Logout. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const session = usePersonSession();
  const name = fullName(me);

  async function leave() {
    try {
      await signOut(session);
    } catch (error) {
      console.info('Logout failed', error);
      notifications.show({ color: 'red', message: t('profile.logoutFailed') });
    }
  }

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton
          className={classes.profile}
          aria-label={t('profile.menu', { name: name || me.email })}
        >
          <Avatar
            size={32}
            name={name || me.email}
            color="ink"
            classNames={{ placeholder: classes.initials }}
          />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" size="sm" c="var(--mantine-color-text)" fw={550} lineClamp={1}>
            {name}
          </Text>
          <Text component="span" size="xs" lineClamp={1}>
            {me.email}
          </Text>
          <Text component="span" size="xs" lineClamp={1}>
            {me.organization.name}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.account()} leftSection={<IconUserCircle size={16} />}>
          {t('profile.account')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          {t('profile.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
