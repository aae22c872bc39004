import { Group, Pill } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { rolesStore } from '@/entities/roles/roles-store';
import { notYet } from '@/lib/not-yet';
import { useUsersAddress } from '../use-users-address';

/** The filters that a link of the portal brought along, each removable. */
export function FilterPills() {
  const { t } = useTranslation('users');
  const { filter, remove } = useUsersAddress();
  const roles = rolesStore.useAll();
  const positions = positionsStore.useAll();
  const departments = departmentsStore.useAll();
  const nameOf = (named: readonly { id: string; name: string }[], id: string) =>
    named.find((one) => one.id === id)?.name ?? notYet;

  const pills: { key: keyof typeof filter; text: string }[] = [];
  if (filter.state) pills.push({ key: 'state', text: t(`filter.${filter.state}`) });
  if (filter.roleId)
    pills.push({ key: 'roleId', text: t('filter.role', { name: nameOf(roles, filter.roleId) }) });
  if (filter.positionId)
    pills.push({
      key: 'positionId',
      text: t('filter.position', { name: nameOf(positions, filter.positionId) }),
    });
  if (filter.departmentId) {
    const name = nameOf(departments, filter.departmentId);
    pills.push({ key: 'departmentId', text: t('filter.department', { name }) });
  }
  if (!pills.length) return null;
  return (
    <Group gap={6}>
      {pills.map(({ key, text }) => (
        <Pill
          key={key}
          withRemoveButton
          removeButtonProps={{
            'aria-label': t('filter.remove', { name: text }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => remove(key)}
        >
          {text}
        </Pill>
      ))}
    </Group>
  );
}
