import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Audio, updateAudio } from '@tavla/shared/contracts/audios';
import { lineMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { audiosStore } from '@/entities/audios/audios-store';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { useAppDispatch } from '@/entities/store-hooks';
import { there } from '@/lib/forms/source';
import { FormModal } from '@/ui/form/FormModal';

const valuesOf = (audio: Audio | null) => ({ name: audio?.name ?? '' });

/** Another name for a meeting. */
export function RenameMeeting({ audio, onClose }: { audio: Audio; onClose: () => void }) {
  const { t } = useTranslation(['meetings', 'common']);
  const dispatch = useAppDispatch();
  const form = useEntityForm({
    source: there(audio),
    valuesOf,
    schema: updateAudio.body,
    save: async (values) => {
      const saved = await dispatch(audiosStore.patch(audio.id, values));
      const entity = t('common:entity.audio');
      notifications.show({ color: 'teal', message: t('common:toast.updated', { entity }) });
      return saved;
    },
    onSaved: onClose,
  });
  const { register, formState } = form.form;
  return (
    <FormModal form={form} title={t('rename')} size="sm" labels={{ name: t('name') }} onClose={onClose}>
      <TextInput
        label={t('name')}
        maxLength={lineMax}
        error={formState.errors.name?.message}
        data-autofocus
        {...register('name')}
      />
    </FormModal>
  );
}
