import { Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { usePersonSession } from '@/entities/session/person-session-context';
import { currentAddress } from '@/lib/address/current-address';
import { lostBetween } from '@/lib/leaving';
import { paths } from '@/lib/paths';
import type { AnchorBox } from '@/ui/anchor-box';
import { signOut } from '../session';

interface ProfileDropdownProps {
  /** Where the button is that opened it. */
  anchor: AnchorBox;
  /** In pixels. */
  width: number;
  label: string;
  onClose: () => void;
}

/** Who is signed in, My Account and Logout. */
export function ProfileDropdown({ anchor, label, width, onClose }: ProfileDropdownProps) {
  const { t } = useTranslation();
  const me = useMe();
  const session = usePersonSession();

  // Only what the router steps over asks by itself.
  function ask() {
    const lost = lostBetween(currentAddress(), { pathname: paths.login(), search: '' });
    if (lost) lost.ask(() => void leave());
    else void leave();
  }

  async function leave() {
    try {
      await signOut(session);
    } catch (error) {
      console.info('Logout failed', error);
      notifications.show({ color: 'red', message: t('profile.logoutFailed') });
    }
  }

  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-end"
      width={width}
      returnFocus={false}
    >
      <Menu.Target>
        <span aria-hidden style={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.Label>
          <Text component="span" size="sm" c="var(--mantine-color-text)" fw={550} lineClamp={1}>
            {fullName(me)}
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
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={ask}>
          {t('profile.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
