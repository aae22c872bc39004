import { Button, Group, Input, Select, TextInput } from '@mantine/core';
import { TokenInput, tokenDays } from '@tavla/shared/contracts/api-access/tokens';
import { tokenNameMax } from '@tavla/shared/limits';
import type { Permission } from '@tavla/shared/permissions';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSentForm } from '@/entities/forms/use-sent-form';
import { PermissionMatrix } from '@/entities/roles/PermissionMatrix';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';
import { WriteChoice } from './WriteChoice';

interface TokenFormProps {
  /** What it may be given. */
  held: readonly Permission[];
  /** Whether it may be without an end. */
  canBeEndless: boolean;
  /** Rejects with the error of the call. */
  make: (input: TokenInput) => Promise<void>;
  onCancel: () => void;
}

/** The form asks what becomes of changes; whoever calls the API may leave it out. */
const ChosenInput = TokenInput.extend({ mayWrite: z.boolean() });

const endless = 'endless';
const onlyReading = (held: readonly Permission[]) => held.filter(({ action }) => action === 'read');

/** What a new token is called, when it ends and what it may do. */
export function TokenForm({ held, canBeEndless, make, onCancel }: TokenFormProps) {
  const { t } = useTranslation('tokens');
  const labelId = useId();
  const start: TokenInput = { name: '', permissions: onlyReading(held), mayWrite: false, expiresInDays: 90 };
  const form = useSentForm(start, ChosenInput, make);
  const { register, control, setValue, formState } = form.form;
  const { errors } = formState;
  const give = (permissions: Permission[]) => setValue('permissions', permissions, { shouldDirty: true });
  return (
    <FormBody
      form={form}
      labels={{
        name: t('name'),
        permissions: t('permissions'),
        mayWrite: t('writing'),
        expiresInDays: t('end'),
      }}
      isFootKept
      buttons={
        <FormButtons form={form} words={{ cancel: t('cancel'), submit: t('submit') }} onCancel={onCancel} />
      }
    >
      <TextInput
        {...register('name')}
        label={t('name')}
        description={t('nameHint')}
        withAsterisk
        required
        autoComplete="off"
        maxLength={tokenNameMax}
        error={errors.name?.message}
        data-autofocus
      />
      <Controller
        control={control}
        name="expiresInDays"
        render={({ field }) => (
          <Select
            label={t('end')}
            allowDeselect={false}
            data={[
              ...tokenDays.map((count) => ({ value: `${count}`, label: t('days', { count }) })),
              ...(canBeEndless ? [{ value: endless, label: t('endless') }] : []),
            ]}
            value={field.value === null ? endless : `${field.value}`}
            onChange={(value) => field.onChange(value === endless ? null : Number(value))}
            error={errors.expiresInDays?.message}
          />
        )}
      />
      <WriteChoice control={control} />
      <Input.Wrapper
        label={t('permissions')}
        description={t('permissionsHint')}
        labelElement="div"
        labelProps={{ id: labelId }}
        error={errors.permissions?.message}
      >
        <Group gap="xs" my="xs">
          <Button size="compact-xs" variant="default" onClick={() => give(onlyReading(held))}>
            {t('readOnly')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => give([...held])}>
            {t('everything')}
          </Button>
        </Group>
        <PermissionMatrix value={form.values.permissions} onChange={give} held={held} isShort />
      </Input.Wrapper>
    </FormBody>
  );
}
