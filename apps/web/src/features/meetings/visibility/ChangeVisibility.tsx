import { notifications } from '@mantine/notifications';
import { type Audio, updateAudio } from '@tavla/shared/contracts/audios';
import { ChosenVisibility } from '@tavla/shared/meetings/visibility';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { forAll } from '@/entities/meetings/visibility/audience';
import { VisibilityFields } from '@/entities/meetings/visibility/VisibilityFields';
import { useAppDispatch } from '@/entities/store-hooks';
import { there } from '@/lib/forms/source';
import { FormModal } from '@/ui/form/FormModal';
import { WhoWasThere } from './WhoWasThere';

const valuesOf = (meeting: Audio | null) => ({ visibility: meeting?.visibility ?? forAll.visibility });
const schema = z.object({ visibility: ChosenVisibility });

/** Says who may see a meeting, for those whose it is. */
export function ChangeVisibility({ meeting, onClose }: { meeting: Audio; onClose: () => void }) {
  const { t } = useTranslation(['visibility', 'common']);
  const dispatch = useAppDispatch();
  const form = useEntityForm({
    source: there(meeting),
    valuesOf,
    schema,
    save: async ({ visibility }) => {
      const saved = await call(updateAudio, { params: { id: meeting.id }, body: { visibility } });
      dispatch(meetingsStore.received([saved]));
      notifications.show({ color: 'teal', message: t(`saved.${visibility.to}`) });
      return saved;
    },
    onSaved: onClose,
  });
  const { control, formState } = form.form;
  const { visibility } = formState.errors;
  return (
    <FormModal form={form} title={t('title')} labels={{ visibility: t('label') }} onClose={onClose}>
      <Controller
        control={control}
        name="visibility"
        render={({ field: { value, onChange } }) => (
          <>
            <VisibilityFields
              value={value}
              isAsked
              onChange={onChange}
              error={visibility?.ids?.message ?? visibility?.message}
            />
            {value.to !== 'company' && <WhoWasThere id={meeting.id} />}
          </>
        )}
      />
    </FormModal>
  );
}
