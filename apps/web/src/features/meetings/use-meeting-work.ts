import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type Audio, cancelAudio, restoreAudio, retryAudio } from '@tavla/shared/contracts/audios';
import { isInWork } from '@tavla/shared/meetings/work';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { meetingKey } from '@/entities/meetings/meeting-key';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';

/**
 * Starts the work on a meeting again, stops it, or brings the meeting back; says so when that cannot be. What was pressed
 * twice, or by two at once, is done: nobody is told that it failed.
 */
export function useMeetingWork(id: string) {
  const { t } = useTranslation('meetings');
  const dispatch = useAppDispatch();
  const queries = useQueryClient();
  const change = async (
    contract: typeof retryAudio | typeof cancelAudio | typeof restoreAudio,
    failed: string,
    isDone: (meeting: Audio) => boolean,
  ) => {
    try {
      const answer = await call(contract, { params: { id } });
      // Of what the person may not see only its name comes back.
      if ('status' in answer) dispatch(meetingsStore.received([answer]));
      await queries.invalidateQueries({ queryKey: meetingKey(id) });
    } catch (error) {
      const now = await dispatch(meetingsStore.getOne(id)).catch(() => undefined);
      if (now && isDone(now)) return;
      notifications.show({ title: failed, message: errorText(error), color: 'red' });
    }
  };
  return {
    retry: () => change(retryAudio, t('tryAgainFailed'), ({ status }) => status !== 'failed'),
    restore: () => change(restoreAudio, t('restoreFailed'), () => true),
    cancel: () => change(cancelAudio, t('cancelFailed'), (meeting) => !isInWork(meeting)),
  };
}
