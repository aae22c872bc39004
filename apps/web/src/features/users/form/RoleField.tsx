import { Alert, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMeQuery } from '@/entities/me/use-me';
import { rolesStore } from '@/entities/roles/roles-store';
import { useEmptyWords, useListState } from '@/entities/use-list-state';
import { roleOptions } from './role-options';

interface RoleFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The role that the person has now, which stays choosable. */
  currentId: string;
  error?: string | undefined;
  disabled: boolean;
}

export function RoleField({ value, onChange, currentId, error, disabled }: RoleFieldProps) {
  const { t } = useTranslation('users');
  const roles = rolesStore.useAll();
  const state = useListState(rolesStore);
  const unchosen = useEmptyWords(state, t('form.rolePlaceholder'));
  const held = useMeQuery().data?.permissions ?? [];
  const options = roleOptions(roles, held, currentId);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Select
        label={t('form.role')}
        withAsterisk
        required
        placeholder={unchosen}
        {...(state !== 'here' && { nothingFoundMessage: unchosen })}
        comboboxProps={{ keepMounted: false }}
        allowDeselect={false}
        data={options.map((option) => ({
          value: option.value,
          label: option.system ? t(`form.${option.system}`) : option.name,
        }))}
        value={chosen ? value : null}
        onChange={(next) => next !== null && onChange(next)}
        disabled={disabled}
        error={error}
      />
      {chosen?.system === 'admin' && (
        <Alert color="orange" p="xs" role="status">
          {t('form.adminNotice')}
        </Alert>
      )}
    </>
  );
}
