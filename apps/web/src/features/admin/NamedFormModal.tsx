import { Textarea, TextInput } from '@mantine/core';
import { NamedInput, type NamedWithCount } from '@tavla/shared/contracts/named';
import { lineMax, textMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { type Edit, useEntityForm } from '@/entities/forms/use-entity-form';
import { useStored } from '@/entities/forms/use-stored';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { FormModal } from '@/ui/form/FormModal';
import { type NamedKind, namedKinds } from './named-kinds';

interface NamedFormModalProps {
  kind: NamedKind;
  /** Null adds one. */
  itemId: string | null;
  onClose: () => void;
}

interface Values {
  name: string;
  description: string;
}

const schema = NamedInput.required();

function valuesOf(item: NamedWithCount | null): Values {
  return { name: item?.name ?? '', description: item?.description ?? '' };
}

/** A position or a department, to be made or changed. */
export function NamedFormModal({ kind, itemId, onClose }: NamedFormModalProps) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { store, entity } = namedKinds[kind];
  const item = store.useById(itemId);
  const source = useStored<NamedWithCount>(itemId, item);

  async function save(values: Values, edit: Edit<NamedWithCount, Values> | null) {
    const saved = await dispatch(edit ? store.patch(edit.entity.id, edit.changed) : store.post(values));
    showSaved(entity, edit ? 'updated' : 'created');
    return saved;
  }

  const form = useEntityForm({ source, valuesOf, schema, save, onSaved: onClose });
  const { register, formState } = form.form;
  const { errors } = formState;
  return (
    <FormModal
      form={form}
      title={t(itemId ? `named.${kind}.edit` : `named.${kind}.add`)}
      labels={{ name: t('named.name'), description: t('named.description') }}
      onClose={onClose}
    >
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
    </FormModal>
  );
}
