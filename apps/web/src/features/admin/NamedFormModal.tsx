import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { NamedInput, type NamedWithCount } from '@tavla/shared/contracts/named';
import { lineMax, textMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { MountedModal } from '@/ui/MountedModal';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import { type NamedKind, namedKinds } from './named-kinds';

interface NamedFormModalProps {
  kind: NamedKind;
  /** Null adds one. */
  item: NamedWithCount | null;
  onClose: () => void;
}

export function NamedFormModal({ kind, item, onClose }: NamedFormModalProps) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { store, entity } = namedKinds[kind];
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { name: item?.name ?? '', description: item?.description ?? '' },
    resolver: zodResolver(NamedInput.required()),
  });
  const { errors, dirtyFields, isSubmitting, isDirty } = formState;

  const unsaved = useUnsaved(isDirty);
  const close = () => unsaved.close(onClose);

  const submit = handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      if (item) {
        const { name, description } = input;
        const patch = { ...(dirtyFields.name && { name }), ...(dirtyFields.description && { description }) };
        await dispatch(store.patch(item.id, patch));
      } else await dispatch(store.post(input));
      showSaved(entity, item ? 'updated' : 'created');
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      const fields = fieldErrors(error);
      if (fields['name']) setError('name', { message: fields['name'] });
    }
  });

  return (
    <MountedModal
      onClose={close}
      title={t(item ? `named.${kind}.edit` : `named.${kind}.add`)}
      closeOnClickOutside={!isDirty}
      closeOnEscape={!unsaved.isAsking}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('named.name')}
            withAsterisk
            required
            data-autofocus
            maxLength={lineMax}
            error={errors.name?.message}
            {...register('name')}
          />
          <Textarea
            label={t('named.description')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={textMax}
            error={errors.description?.message}
            {...register('description')}
          />
          {failure !== undefined && (
            <Alert color="red" title={t('notSaved')} role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting} disabled={Boolean(item) && !isDirty}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
      <UnsavedQuestion unsaved={unsaved} />
    </MountedModal>
  );
}
