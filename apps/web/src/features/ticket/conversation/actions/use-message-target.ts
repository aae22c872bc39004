import '@/i18n/answer-catalogue';
import { notifications } from '@mantine/notifications';
import { getMessage } from '@tavla/shared/contracts/messages';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus } from '@/api/error-text';
import type { ThreadId } from '@/entities/chat/conversations';
import { isIn } from '@/entities/chat/thread-place';
import type { Earlier } from '@/entities/chat/use-thread';
import { useAddress } from '@/lib/address/use-address';

interface Shown {
  thread: ThreadId;
  list: RefObject<HTMLElement | null>;
  messages: readonly { id: string }[];
  earlier: Earlier;
  isReady: boolean;
}

/**
 * Brings the message that the address names (`?message=`) into sight and marks it for a moment. One that is further up
 * is asked for first, so that nobody reads a whole conversation for one that is gone; then earlier pages come until it
 * is there. The address lets go of it then, so that the same link leads there again.
 */
export function useMessageTarget({ thread, list, messages, earlier, isReady }: Shown): void {
  const { t } = useTranslation(['ticket', 'answer']);
  const { params, change } = useAddress();
  const wanted = params.get('message');
  const asked = useRef<string>(undefined);
  const known = useRef<string>(undefined);
  const isHere = wanted !== null && messages.some(({ id }) => id === wanted);
  const { status, load } = earlier;

  useEffect(() => {
    if (wanted === null || !isHere || !isReady) return;
    // After the list has taken the place that it keeps.
    const frame = requestAnimationFrame(() => {
      const element = list.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(wanted)}"]`);
      if (!element) return;
      element.scrollIntoView({ block: 'center' });
      mark(element);
      change({ message: null }, { replace: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, isHere, isReady, list, change]);

  useEffect(() => {
    if (wanted === null || isHere || !isReady) return;
    if (known.current === wanted) {
      if (status === 'more') load();
      return;
    }
    if (asked.current === wanted) return;
    asked.current = wanted;
    const give = (message: string) => {
      asked.current = undefined;
      change({ message: null }, { replace: true });
      notifications.show({ color: 'gray', message });
    };
    call(getMessage, { params: { id: wanted } }).then(
      (message) => {
        if (!isIn(thread)(message)) return give(t('answer:message.missing'));
        known.current = wanted;
        load();
      },
      (error) =>
        give(
          t(
            [400, 404].includes(errorStatus(error) ?? 0)
              ? 'answer:message.missing'
              : 'answer:message.notFound',
          ),
        ),
    );
  }, [wanted, isHere, isReady, status, load, thread, change, t]);
}

/** The mark fades by itself; it is taken away so that the next jump draws it anew. */
function mark(element: HTMLElement): void {
  element.setAttribute('data-target', 'true');
  element.addEventListener('animationend', () => element.removeAttribute('data-target'), { once: true });
}
