import { notifications } from '@mantine/notifications';
import { claimItem } from '@tavla/shared/contracts/action-items';
import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { useMe } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { inboxStore } from './inbox-store';

/** Says whether something was promised by whoever is signed in. The question goes at once, and comes back when that fails. */
export function useAnswer(): (entry: InboxQuestion, isMine: boolean) => Promise<void> {
  const { t } = useTranslation('inbox');
  const dispatch = useAppDispatch();
  const { id: me } = useMe();
  return useCallback(
    async (entry, isMine) => {
      const { title } = entry.item;
      const params = { id: entry.audioId, itemId: entry.item.id };
      const claim = inboxStore.asking(async () => {
        dispatch(inboxStore.leaving(entry.id));
        await call(claimItem, { params, body: { userId: isMine ? me : null } });
      });
      try {
        await dispatch(claim);
        const message = t(isMine ? 'taken' : 'passed', { title });
        notifications.show({ color: isMine ? 'green' : 'gray', message });
      } catch (error) {
        const status = errorStatus(error);
        if (status === 404 || status === 409) {
          notifications.show({ color: 'gray', message: t('settled', { title }) });
          return;
        }
        dispatch(inboxStore.received([entry]));
        notifications.show({ color: 'red', title: t('answerFailed'), message: errorText(error) });
      }
    },
    [dispatch, me, t],
  );
}
