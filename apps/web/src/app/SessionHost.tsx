import { useNotifications } from '@mantine/notifications';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/code/when-idle';
import { lazyPart } from '@/ui/lazy-part';
import { followSession } from './session';

const loadToasts = async () => (await import('./Toasts')).Toasts;
const Toasts = lazyPart(loadToasts);

/**
 * What a window needs from the moment when somebody may be signed in, whichever page it shows. The place for toasts
 * comes after the page, or with the first toast.
 */
export function SessionHost() {
  const [isThere, setThere] = useState(false);
  const hasToast = useNotifications().notifications.length > 0;
  useEffect(followSession, []);
  useEffect(() => {
    // Where it could not be loaded there is none until a toast needs it: an empty one is not worth a reload.
    const arrive = () => loadToasts().then(() => setThere(true));
    whenIdle(() => void arrive().catch(() => undefined));
  }, []);
  return isThere || hasToast ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
