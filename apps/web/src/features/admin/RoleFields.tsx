import { Text, Textarea, TextInput, Title } from '@mantine/core';
import type { Role } from '@tavla/shared/contracts/roles';
import { lineMax, textMax } from '@tavla/shared/limits';
import type { Permission } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';
import { useMeQuery } from '@/entities/me/use-me';
import { PermissionMatrix } from '@/entities/roles/PermissionMatrix';
import classes from './admin.module.css';
import type { RoleFormValues } from './use-role-form';

interface RoleFieldsProps {
  form: EntityForm<Role, RoleFormValues>;
  isLocked: boolean;
}

/** The fields of a role, with what it allows said in words. */
export function RoleFields({ form, isLocked }: RoleFieldsProps) {
  const { t } = useTranslation('admin');
  const held = useMeQuery().data?.permissions ?? [];
  const { base: role, values } = form;
  const { register, setValue, formState } = form.form;
  const { errors } = formState;
  return (
    <>
      {!role?.isSystem && (
        <TextInput
          label={t('roles.name')}
          withAsterisk
          required
          data-autofocus={role ? undefined : true}
          maxLength={lineMax}
          disabled={isLocked}
          error={errors.name?.message}
          {...register('name')}
        />
      )}
      <Textarea
        label={t('roles.description')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={textMax}
        disabled={isLocked}
        error={errors.description?.message}
        {...register('description')}
      />
      <Title order={2} size="h3" mt="xs">
        {t('roles.permissions')}
      </Title>
      <PermissionMatrix
        value={values.permissions}
        onChange={(permissions) => setValue('permissions', permissions)}
        held={held}
        before={role?.permissions ?? []}
        isLocked={isLocked}
      />
      <RolePreview permissions={values.permissions} />
    </>
  );
}

function RolePreview({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('admin');
  const sentences = useSentences();
  if (!permissions.length) return <Text size="sm">{t('roles.previewNothing')}</Text>;
  return (
    <section aria-label={t('roles.preview')}>
      <Text size="sm" fw={550} mb={4}>
        {t('roles.preview')}
      </Text>
      <ul className={classes.plain}>
        {sentences(permissions).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** What permissions allow, in words. Pairs that no screen uses yet say the same, once. */
export function useSentences() {
  const { t } = useTranslation('permissions');
  return (permissions: readonly Permission[]) => [
    ...new Set(permissions.map(({ action, resource }) => t(`pair.${resource}.${action}`))),
  ];
}
