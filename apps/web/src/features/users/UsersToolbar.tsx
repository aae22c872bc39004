import { Button, CloseButton, Group, Menu, Tabs, TextInput, Title } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconRobot,
  IconSearch,
  IconUserPlus,
  IconUsersPlus,
} from '@tabler/icons-react';
import { UserTab } from '@tavla/shared/contracts/users';
import { searchMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { useTyped } from '@/lib/address/use-typed';
import { TabsRow } from '@/ui/TabsRow';
import { useExport } from './use-export';
import { useUsersAddress } from './use-users-address';
import classes from './users.module.css';

interface UsersToolbarProps {
  isPhone: boolean;
  isAdminView: boolean;
  mayCreate: boolean;
  onCreateOne: () => void;
  onCreateMany: () => void;
  onCreateService: () => void;
}

export function UsersToolbar({ isPhone, isAdminView, mayCreate, ...on }: UsersToolbarProps) {
  const { t } = useTranslation('users');
  const { filter, setTab } = useUsersAddress();
  const mayExport = useMay('read', 'admin');
  const { exportUsers, isExporting } = useExport();
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Title order={1} className={classes.title}>
          {t(isAdminView ? 'title' : 'titleMember')}
        </Title>
        {mayExport && !isPhone && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={isExporting}
            onClick={() => void exportUsers()}
          >
            {t('export')}
          </Button>
        )}
        {mayCreate && !isPhone && (
          <Menu position="bottom-end" width={200}>
            <Menu.Target>
              <Button rightSection={<IconChevronDown size={16} />}>{t('create')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconUserPlus size={16} />} onClick={on.onCreateOne}>
                {t('createOne')}
              </Menu.Item>
              <Menu.Item leftSection={<IconUsersPlus size={16} />} onClick={on.onCreateMany}>
                {t('createMany')}
              </Menu.Item>
              <Menu.Item leftSection={<IconRobot size={16} />} onClick={on.onCreateService}>
                {t('createService')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      <Group gap="sm" justify="space-between" wrap="wrap">
        <SearchBox />
        {isAdminView && (
          <Tabs
            className={classes.tabs}
            value={filter.tab}
            onChange={(value) => setTab(UserTab.catch('all').parse(value))}
          >
            <TabsRow value={filter.tab} aria-label={t('tabs.label')}>
              {UserTab.options.map((tab) => (
                <Tabs.Tab key={tab} value={tab}>
                  {t(`tabs.${tab}`)}
                </Tabs.Tab>
              ))}
            </TabsRow>
          </Tabs>
        )}
      </Group>
    </>
  );
}

/** Typing reaches the address, and with it the server, after a pause of 200 ms. */
function SearchBox() {
  const { t } = useTranslation('users');
  const { filter, setSearch } = useUsersAddress();
  const [text, setText] = useTyped(filter.q, setSearch);
  return (
    <TextInput
      type="search"
      className={classes.search}
      placeholder={t('search')}
      maxLength={searchMax}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<IconSearch size={16} />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => setText('')} />
      }
    />
  );
}
