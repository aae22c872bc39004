import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Role } from '@tavla/shared/contracts/roles';
import { useTranslation } from 'react-i18next';
import { retryLists, useLiveLists } from '@/entities/live/live-lists';
import { useMay } from '@/entities/me/use-me';
import { rolesStore } from '@/entities/roles/roles-store';
import { useAddress } from '@/lib/address/use-address';
import classes from './admin.module.css';
import { RoleDrawer } from './RoleDrawer';

/** In the address, the role that does not exist yet. */
const newRole = 'new';

/** The roles of the company; one of them opens in a drawer, which the address names. */
export function RolesTab() {
  const { t } = useTranslation('admin');
  useLiveLists('roles');
  const roles = rolesStore.useAll();
  const isLoaded = rolesStore.useIsLoaded();
  const isFailed = rolesStore.useStatus('getAll') === 'rejected';
  const mayCreate = useMay('create', 'roles');
  const { params, change } = useAddress();
  const open = (role: string) => change({ role });
  const close = () => change({ role: null }, { replace: true });
  const openId = params.get('role');

  if (!isLoaded) {
    return isFailed ? (
      <Alert color="red" title={t('roles.failed')} role="alert">
        <Button size="xs" variant="default" onClick={retryLists}>
          {t('retry')}
        </Button>
      </Alert>
    ) : (
      <Stack gap={8} role="status" aria-label={t('roles.loading')}>
        <Skeleton h={56} />
        <Skeleton h={56} />
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      {mayCreate && (
        <Group justify="flex-end">
          <Button onClick={() => open(newRole)}>{t('roles.add')}</Button>
        </Group>
      )}
      <div className={classes.frame}>
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} onOpen={() => open(role.id)} />
        ))}
      </div>
      {openId && (openId !== newRole || mayCreate) && (
        <RoleDrawer key={openId} roleId={openId === newRole ? null : openId} onClose={close} />
      )}
    </Stack>
  );
}

function RoleRow({ role, onOpen }: { role: Role; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className={classes.role}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={550} className={classes.breakable}>
            {role.name}
          </Text>
          {role.isSystem && (
            <Badge variant="light" color="gray" size="sm" tt="none" c="var(--mantine-color-text)">
              {t('roles.system')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" className={classes.breakable} lineClamp={2}>
          {role.description}
        </Text>
      </div>
      <Text size="sm" className={classes.count}>
        {t('roles.count', { count: role.userCount })}
      </Text>
      <Button size="xs" variant="default" onClick={onOpen} aria-label={`${t('roles.open')} ${role.name}`}>
        {t('roles.open')}
      </Button>
    </div>
  );
}
