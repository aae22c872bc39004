import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type AudioDetail, updateAudio } from '@tavla/shared/contracts/audios';
import { Id } from '@tavla/shared/fields';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { meetingKey } from '@/entities/meetings/meeting-key';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { PeopleChoice } from '@/entities/meetings/visibility/PeopleChoice';
import { useAppDispatch } from '@/entities/store-hooks';
import { there } from '@/lib/forms/source';
import { FormModal } from '@/ui/form/FormModal';

const valuesOf = (meeting: AudioDetail | null) => ({
  attendeeIds: (meeting?.attendees ?? [])
    .filter(({ source }) => source !== 'named')
    .map(({ userId }) => userId)
    .sort(),
});
const schema = z.object({ attendeeIds: z.array(Id) });

/** Says who was in a meeting. They see it, and are asked about what nobody is named for. */
export function ChangeAttendees({ meeting, onClose }: { meeting: AudioDetail; onClose: () => void }) {
  const { t } = useTranslation('meetings');
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const form = useEntityForm({
    source: there(meeting),
    valuesOf,
    schema,
    save: async ({ attendeeIds }) => {
      const saved = await call(updateAudio, { params: { id: meeting.id }, body: { attendeeIds } });
      dispatch(meetingsStore.received([saved]));
      await client.invalidateQueries({ queryKey: meetingKey(meeting.id) });
      notifications.show({ color: 'teal', message: t('attendees.saved') });
      return { ...meeting, ...saved };
    },
    onSaved: onClose,
  });
  const { control, formState } = form.form;
  return (
    <FormModal
      form={form}
      title={t('attendees.title')}
      labels={{ attendeeIds: t('attendees.title') }}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t('attendees.text')}
      </Text>
      <Controller
        control={control}
        name="attendeeIds"
        render={({ field: { value, onChange } }) => (
          <PeopleChoice
            label={t('attendees.add')}
            ids={value}
            onChange={(ids) => onChange(ids.sort())}
            error={formState.errors.attendeeIds?.message}
          />
        )}
      />
    </FormModal>
  );
}
