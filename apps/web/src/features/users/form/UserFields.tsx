import { Select, Text, TextInput } from '@mantine/core';
import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { User } from '@tavla/shared/contracts/users';
import { lastNameMax, lineMax } from '@tavla/shared/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import { useMay } from '@/entities/me/use-me';
import { rolesStore } from '@/entities/roles/roles-store';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { DepartmentsPicker } from './DepartmentsPicker';
import { NewAddressNotice } from './NewAddressNotice';
import { OutsideAddressNotice } from './OutsideAddressNotice';
import { PositionPicker } from './PositionPicker';
import { RoleField } from './RoleField';
import type { UserFormValues } from './user-form-values';

interface UserFieldsProps {
  form: EntityForm<User, UserFormValues>;
  isLocked: boolean;
  /** Whether the person may do more than who edits them. */
  isAbove: boolean;
  /** Whether they are who edits them. */
  isOwn: boolean;
  endSessions: boolean;
  onEndSessions: (endSessions: boolean) => void;
}

/** The fields of a person. */
export function UserFields({ form, isLocked, isAbove, isOwn, endSessions, onEndSessions }: UserFieldsProps) {
  const { t } = useTranslation('users');
  const { base: user, values, changed } = form;
  const { register, control, formState } = form.form;
  const { errors } = formState;
  const isService = user !== null && user !== undefined && isServiceAccount(user);
  const hasNewAddress = Boolean(user) && changed.includes('email');
  const role = rolesStore.useById(values.roleId);
  const isAdmin = role?.isSystem === true && role.name === 'admin';
  const mayChangeRole = useMay(user ? 'update' : 'create', 'user-roles');
  const mayChangeDepartments = useMay(user ? 'update' : 'create', 'user-group');
  return (
    <>
      {isAbove && (
        <Text size="sm" c="dimmed">
          {t('form.above')}
        </Text>
      )}
      {isService && (
        <Text size="sm" c="dimmed">
          {t('service.hint')}
        </Text>
      )}
      <TextInput
        label={t(isService ? 'service.name' : 'form.firstName')}
        withAsterisk
        required
        data-autofocus={user ? undefined : true}
        maxLength={lineMax}
        disabled={isLocked}
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      {!isService && (
        <>
          <TextInput
            label={t('form.lastName')}
            withAsterisk
            required
            maxLength={lastNameMax}
            disabled={isLocked}
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextInput
            type="email"
            label={t('form.email')}
            withAsterisk
            required
            maxLength={lineMax}
            autoComplete="off"
            // One's own address is confirmed by a code, on one's own page.
            disabled={isLocked || isOwn}
            {...(isOwn && !isLocked && { description: t('form.ownEmail') })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={errors.email?.message}
            {...register('email')}
          />
          {changed.includes('email') && !isAdmin && <OutsideAddressNotice email={values.email} />}
          {hasNewAddress && <NewAddressNotice endSessions={endSessions} onEndSessions={onEndSessions} />}
        </>
      )}
      <Controller
        control={control}
        name="roleId"
        render={({ field }) => (
          <RoleField
            value={field.value}
            onChange={field.onChange}
            currentId={user?.roleId ?? ''}
            disabled={isLocked || !mayChangeRole}
            error={errors.roleId?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="blocked"
        render={({ field }) => (
          <Select
            label={t('form.status')}
            comboboxProps={{ keepMounted: false }}
            allowDeselect={false}
            value={field.value ? 'inactive' : 'active'}
            onChange={(value) => field.onChange(value === 'inactive')}
            data={(['active', 'inactive'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
            {...(values.blocked && user && !user.blocked && { description: t('form.inactiveNotice') })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={isLocked}
            error={errors.blocked?.message}
          />
        )}
      />
      {!isService && (
        <>
          <Controller
            control={control}
            name="positionId"
            render={({ field }) => (
              <PositionPicker
                value={field.value}
                onChange={field.onChange}
                onFailed={form.setFailure}
                disabled={isLocked}
                error={errors.positionId?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="managerId"
            render={({ field }) => (
              <PersonPicker
                label={t('form.manager')}
                placeholder={t('form.managerPlaceholder')}
                value={field.value}
                onChange={field.onChange}
                exceptId={user?.id}
                disabled={isLocked}
                error={errors.managerId?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="departmentIds"
            render={({ field }) => (
              <DepartmentsPicker
                value={field.value}
                onChange={field.onChange}
                onFailed={form.setFailure}
                disabled={isLocked || !mayChangeDepartments}
                error={errors.departmentIds?.message}
              />
            )}
          />
        </>
      )}
    </>
  );
}
