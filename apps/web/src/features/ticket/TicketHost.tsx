import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ThreadId } from '@/entities/chat/conversations';

const TicketDrawer = lazy(() =>
  import('./TicketDrawer').then((module) => ({ default: module.TicketDrawer })),
);

/**
 * Shows the drawer of the ticket that the address names (`?task=`), or the conversation without one
 * (`?chat=1`). The drawer is loaded when it is first opened.
 */
export function TicketHost() {
  const [params, setParams] = useSearchParams();
  const wanted = openThread(params);
  const [shown, setShown] = useState<ThreadId | undefined>(wanted);
  useEffect(() => {
    if (wanted !== undefined) setShown(wanted);
  }, [wanted]);
  if (shown === undefined) return null;
  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('task');
      next.delete('chat');
      return next;
    });
  return (
    <Suspense>
      <TicketDrawer opened={wanted !== undefined} thread={wanted ?? shown} onClose={close} />
    </Suspense>
  );
}

/** undefined when nothing is open. */
function openThread(params: URLSearchParams): ThreadId | undefined {
  return params.get('task') || (params.has('chat') ? null : undefined);
}
