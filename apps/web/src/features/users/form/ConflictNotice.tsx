import { Alert, Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { rolesStore } from '@/entities/roles/roles-store';
import { usersStore } from '@/entities/users/users-store';
import type { Conflict } from './use-user-form';
import type { UserField, UserFormValues } from './user-form-values';

const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  roleId: 'form.role',
  blocked: 'form.status',
  positionId: 'form.position',
  managerId: 'form.manager',
  departmentIds: 'form.departments',
} as const satisfies Record<UserField, string>;

interface ConflictNoticeProps {
  conflict: Conflict;
  mine: UserFormValues;
  onTake: (field: UserField) => void;
}

/** Both values of every field that two people changed at once, with the choice between them. */
export function ConflictNotice({ conflict, mine, onTake }: ConflictNoticeProps) {
  const { t } = useTranslation('users');
  const inWords = useValueInWords();
  return (
    <Alert color="orange" title={t('conflict.title')} role="alert">
      {t('conflict.text')}
      <Table mt="xs" verticalSpacing={4} horizontalSpacing={4} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('conflict.field')}</Table.Th>
            <Table.Th>{t('conflict.yours')}</Table.Th>
            <Table.Th>{t('conflict.theirs')}</Table.Th>
            <Table.Th w={96} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {conflict.fields.map((field) => (
            <Table.Tr key={field}>
              <Table.Td>{t(labels[field])}</Table.Td>
              <Table.Td>{inWords(field, mine[field])}</Table.Td>
              <Table.Td>{inWords(field, conflict.theirs[field])}</Table.Td>
              <Table.Td>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('conflict.useTheirsOf', { field: t(labels[field]) })}
                  onClick={() => onTake(field)}
                >
                  {t('conflict.useTheirs')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Alert>
  );
}

function useValueInWords() {
  const { t } = useTranslation('users');
  const roles = rolesStore.useAll();
  const positions = positionsStore.useAll();
  const departments = departmentsStore.useAll();
  const people = usersStore.useAll();
  return (field: UserField, value: UserFormValues[UserField]): string => {
    if (typeof value === 'boolean') return t(value ? 'form.inactive' : 'form.active');
    const ids = [value ?? []].flat();
    if (field === 'firstName' || field === 'lastName' || field === 'email') return ids.join();
    const named = field === 'roleId' ? roles : field === 'positionId' ? positions : departments;
    const names =
      field === 'managerId'
        ? people.filter(({ id }) => ids.includes(id)).map((one) => `${one.firstName} ${one.lastName}`)
        : named.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(', ') || t('conflict.none');
  };
}
