import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { rolesStore } from '@/entities/roles/roles-store';
import { usersStore } from '@/entities/users/users-store';
import { notYet } from '@/lib/not-yet';
import type { FieldWords } from '@/ui/form/form-state';
import type { UserField, UserFormValues } from './user-form-values';

/** The fields of a person and their values, in words. */
export function useFieldWords(): Required<FieldWords<UserFormValues>> {
  const { t } = useTranslation('users');
  const roles = rolesStore.useAll();
  const positions = positionsStore.useAll();
  const departments = departmentsStore.useAll();
  const people = usersStore.useAll();
  const labels = {
    firstName: t('form.firstName'),
    lastName: t('form.lastName'),
    email: t('form.email'),
    roleId: t('form.role'),
    blocked: t('form.status'),
    positionId: t('form.position'),
    managerId: t('form.manager'),
    departmentIds: t('form.departments'),
  };
  function inWords(field: UserField, value: UserFormValues[UserField]): string {
    if (typeof value === 'boolean') return t(value ? 'form.inactive' : 'form.active');
    const ids = [value ?? []].flat();
    if (field === 'firstName' || field === 'lastName' || field === 'email') return ids.join();
    const named = field === 'roleId' ? roles : field === 'positionId' ? positions : departments;
    const names =
      field === 'managerId'
        ? people.filter(({ id }) => ids.includes(id)).map((one) => fullName(one))
        : named.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(', ') || (ids.length ? notYet : '');
  }
  return { labels, inWords };
}
