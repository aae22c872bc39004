import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Feedback,
  giveFeedback,
  listMyFeedback,
  withdrawFeedback,
} from '@tavla/shared/contracts/conversation/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import type { ThreadId } from '@/entities/chat/conversations';
import { placeOf } from '@/entities/chat/thread-place';

/** What the person has said of one answer of a conversation, and how they say it; the whole conversation is asked for once. */
export function useFeedback(thread: ThreadId, messageId: string) {
  const { t } = useTranslation('answer');
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const queryKey = ['answer-feedback', thread];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listMyFeedback, { query: placeOf(thread), signal }),
  });

  const attempt = async (work: () => Promise<Feedback | undefined>): Promise<boolean> => {
    setSaving(true);
    try {
      const given = await work();
      client.setQueryData<typeof data>(queryKey, (now) => ({
        data: [...(now?.data ?? []).filter((one) => one.messageId !== messageId), ...(given ? [given] : [])],
      }));
      return true;
    } catch (error) {
      notifications.show({ color: 'red', title: t('feedback.failed'), message: errorText(error) });
      return false;
    } finally {
      setSaving(false);
    }
  };
  const params = { id: messageId };
  return {
    isLoaded: data !== undefined,
    isSaving,
    given: data?.data.find((one) => one.messageId === messageId),
    say: ({ isRight, reason, isShared }: Omit<Feedback, 'messageId'>) =>
      attempt(() => call(giveFeedback, { params, body: { isRight, reason, isShared } })),
    withdraw: () =>
      attempt(async () => {
        await call(withdrawFeedback, { params });
        return undefined;
      }),
  };
}
