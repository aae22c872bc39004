import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
import type { User } from '@tavla/shared/contracts/users';
import { lineMax } from '@tavla/shared/limits';
import { type FormEvent, useLayoutEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '@/entities/me/use-me';
import { useIsAbove } from '@/entities/roles/use-is-above';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { FormFoot } from '@/ui/FormFoot';
import { ConflictNotice } from './ConflictNotice';
import { DepartmentsPicker } from './DepartmentsPicker';
import { NewAddressNotice } from './NewAddressNotice';
import { OwnAccessQuestion } from './OwnAccessQuestion';
import { PositionPicker } from './PositionPicker';
import { RoleField } from './RoleField';
import { useUserForm } from './use-user-form';

interface UserFormProps {
  /** The person to edit; null makes a new one. */
  user: User | null;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: User) => void;
  /** Whether it asks before a person changes their own access. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

export function UserForm({ user, onDirty, onSaved, isAsking, onAsk }: UserFormProps) {
  const { t } = useTranslation('users');
  const { form, values, submit, isSaving, isDirty, maySave, failure, setFailure, ...state } = useUserForm(
    user,
    onSaved,
  );
  const { register, control, formState } = form;
  const { errors } = formState;
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const isOwn = useMe().id === user?.id;
  const isLockingOut = isOwn && values.blocked && !user?.blocked;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isLockingOut || (isOwn && values.roleId !== user?.roleId)) onAsk(true);
    else void submit();
  };

  const isAbove = useIsAbove(user?.roleId);
  const mayUpdate = useMay('update', 'user');
  const isReadOnly = user !== null && (!mayUpdate || isAbove);
  const mayChangeRole = useMay(user ? 'update' : 'create', 'user-roles');
  const mayChangeDepartments = useMay(user ? 'update' : 'create', 'user-group');
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        {isAbove && (
          <Text size="sm" c="dimmed">
            {t('form.above')}
          </Text>
        )}
        {state.conflict && (
          <ConflictNotice conflict={state.conflict} mine={values} onTake={state.takeTheirs} />
        )}
        <TextInput
          label={t('form.firstName')}
          withAsterisk
          required
          data-autofocus={user ? undefined : true}
          maxLength={lineMax}
          disabled={isReadOnly}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextInput
          label={t('form.lastName')}
          withAsterisk
          required
          maxLength={lineMax}
          disabled={isReadOnly}
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
          disabled={isReadOnly || isOwn}
          {...(isOwn && !isReadOnly && { description: t('form.ownEmail') })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errors.email?.message}
          {...register('email')}
        />
        {state.hasNewAddress && (
          <NewAddressNotice endSessions={state.endSessions} onEndSessions={state.setEndSessions} />
        )}
        <Controller
          control={control}
          name="roleId"
          render={({ field }) => (
            <RoleField
              value={field.value}
              onChange={field.onChange}
              currentId={user?.roleId ?? ''}
              disabled={isReadOnly || !mayChangeRole}
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
              disabled={isReadOnly}
              error={errors.blocked?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="positionId"
          render={({ field }) => (
            <PositionPicker
              value={field.value}
              onChange={field.onChange}
              onFailed={setFailure}
              disabled={isReadOnly}
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
              disabled={isReadOnly}
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
              onFailed={setFailure}
              disabled={isReadOnly || !mayChangeDepartments}
              error={errors.departmentIds?.message}
            />
          )}
        />
        {!isReadOnly && (
          <FormFoot
            failure={failure === undefined ? undefined : { title: t('form.saveFailed'), text: failure }}
          >
            <Button type="submit" fullWidth loading={isSaving} disabled={!maySave}>
              {t('form.save')}
            </Button>
          </FormFoot>
        )}
      </Stack>
      {isAsking && (
        <OwnAccessQuestion
          isLockingOut={isLockingOut}
          isPending={isSaving}
          onConfirm={() => void submit().then(() => onAsk(false))}
          onCancel={() => onAsk(false)}
        />
      )}
    </form>
  );
}
