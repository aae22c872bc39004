import { Text, TextInput } from '@mantine/core';
import {
  createServiceAccount,
  ServiceAccountInput,
} from '@tavla/shared/contracts/api-access/service-accounts';
import { lineMax } from '@tavla/shared/limits';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { usersStore } from '@/entities/users/users-store';
import { there } from '@/lib/forms/source';
import { FormModal } from '@/ui/form/FormModal';
import { useUsersAddress } from '../use-users-address';
import { RoleField } from './RoleField';

/** A service account that is to be made; then its drawer is open, where it gets its tokens. */
export function ServiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const { openPerson } = useUsersAddress();
  const madeId = useRef('');
  const form = useEntityForm<ServiceAccountInput, ServiceAccountInput>({
    source: there<ServiceAccountInput>(null),
    valuesOf: () => ({ name: '', roleId: '' }),
    schema: ServiceAccountInput,
    // Its address opens the drawer, which a form that is lost by another one would hold back.
    lostBy: 'nothing',
    save: async (body) => {
      const made = await call(createServiceAccount, { body });
      dispatch(usersStore.received([made]));
      showSaved('user', 'created');
      madeId.current = made.id;
      return body;
    },
    onSaved: () => {
      onClose();
      openPerson(madeId.current);
    },
  });
  const { register, control, formState } = form.form;
  const { errors } = formState;
  return (
    <FormModal
      form={form}
      size="sm"
      title={t('service.title')}
      labels={{ name: t('service.name'), roleId: t('form.role') }}
      onClose={onClose}
    >
      <Text size="sm">{t('service.intro')}</Text>
      <TextInput
        {...register('name')}
        label={t('service.name')}
        withAsterisk
        required
        data-autofocus
        autoComplete="off"
        maxLength={lineMax}
        error={errors.name?.message}
      />
      <Controller
        control={control}
        name="roleId"
        render={({ field }) => (
          <RoleField
            value={field.value}
            onChange={field.onChange}
            currentId=""
            disabled={false}
            error={errors.roleId?.message}
          />
        )}
      />
    </FormModal>
  );
}
