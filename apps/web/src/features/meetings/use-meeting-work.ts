import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { cancelAudio, restoreAudio, retryAudio } from '@tavla/shared/contracts/audios';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';

/** Starts the work on a meeting again, stops it, or brings the meeting back; says so when that cannot be. */
export function useMeetingWork(id: string) {
  const { t } = useTranslation('meetings');
  const dispatch = useAppDispatch();
  const queries = useQueryClient();
  const change = async (
    contract: typeof retryAudio | typeof cancelAudio | typeof restoreAudio,
    failed: string,
  ) => {
    try {
      const answer = await call(contract, { params: { id } });
      // Of what the person may not see only its name comes back.
      if ('status' in answer) dispatch(meetingsStore.received([answer]));
      await queries.invalidateQueries({ queryKey: ['meeting', id] });
    } catch (error) {
      notifications.show({ title: failed, message: errorText(error), color: 'red' });
    }
  };
  return {
    retry: () => change(retryAudio, t('tryAgainFailed')),
    restore: () => change(restoreAudio, t('restoreFailed')),
    cancel: () => change(cancelAudio, t('cancelFailed')),
  };
}
