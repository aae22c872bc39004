import { useNotifications } from '@mantine/notifications';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, whenIdle } from '@/ui/lazy-part';
import { followSession } from './session';

const Toasts = lazyPart(async () => (await import('./Toasts')).Toasts);

/**
 * What a window needs from the moment when somebody may be signed in, whichever page it shows. The place for toasts
 * comes after the page, or with the first toast.
 */
export function SessionHost() {
  const [isIdle, setIdle] = useState(false);
  const hasToast = useNotifications().notifications.length > 0;
  useEffect(followSession, []);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle || hasToast ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
