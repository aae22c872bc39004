import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Audio, updateAudio } from '@tavla/shared/contracts/audios';
import { lineMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { there } from '@/lib/forms/source';
import { FormModal } from '@/ui/form/FormModal';

const valuesOf = (meeting: Audio | null) => ({ name: meeting?.name ?? '' });

/** Another name for a meeting. */
export function RenameMeeting({ meeting, onClose }: { meeting: Audio; onClose: () => void }) {
  const { t } = useTranslation(['meetings', 'common']);
  const dispatch = useAppDispatch();
  const form = useEntityForm({
    source: there(meeting),
    valuesOf,
    schema: updateAudio.body.pick({ name: true }),
    save: async (values) => {
      const saved = await dispatch(meetingsStore.patch(meeting.id, values));
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
        dir="auto"
        data-autofocus
        {...register('name')}
      />
    </FormModal>
  );
}
