import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '@/entities/chat/conversations';
import { type ShownTasks, useShownTask } from '@/entities/tasks/shown-tasks';
import { useAddress } from '@/lib/address/use-address';
import { DrawerComing } from '@/ui/coming/DrawerComing';
import { lazyPart } from '@/ui/lazy-part';
import { cardOf, ticketWidth } from './ticket-place';

const TicketDrawer = lazyPart(async () => (await import('./TicketDrawer')).TicketDrawer);

/**
 * Shows the drawer of the ticket that the address names (`?task=`), or the conversation without one
 * (`?chat=1`). The drawer is drawn when it is first opened.
 */
export function TicketHost({ tasks }: { tasks: ShownTasks }) {
  const { params, change } = useAddress();
  const wanted = openThread(params);
  const [shown, setShown] = useState<ThreadId | undefined>(wanted);
  useEffect(() => {
    if (wanted !== undefined) setShown(wanted);
  }, [wanted]);
  if (shown === undefined) return null;
  const close = () => change({ task: null, chat: null, tab: null, message: null });
  return (
    <Suspense
      fallback={wanted !== undefined && <TicketComing thread={wanted} tasks={tasks} onClose={close} />}
    >
      <TicketDrawer opened={wanted !== undefined} thread={wanted ?? shown} tasks={tasks} onClose={close} />
    </Suspense>
  );
}

interface ComingProps {
  thread: ThreadId;
  tasks: ShownTasks;
  onClose: () => void;
}

function TicketComing({ thread, tasks, onClose }: ComingProps) {
  const { t } = useTranslation('thread');
  const { task } = useShownTask(tasks, thread ?? '');
  return (
    <DrawerComing
      label={thread === null ? t('assistant') : (task?.title ?? t('ticket'))}
      width={ticketWidth}
      isTalk
      opener={() => cardOf(thread)}
      onClose={onClose}
    />
  );
}

/** undefined when nothing is open. */
function openThread(params: URLSearchParams): ThreadId | undefined {
  return params.get('task') || (params.has('chat') ? null : undefined);
}
