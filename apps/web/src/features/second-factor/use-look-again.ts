import { me } from '@tavla/shared/contracts/auth';
import { useEffect } from 'react';
import { call } from '@/api/call';
import { refreshMe } from '@/entities/me/use-me';

/**
 * Asks again whether the passkey is still lacking, whenever its person comes back to the window: another tab may have
 * shown it meanwhile, and another device may have made one.
 */
export function useLookAgain(onDone: () => unknown): void {
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      if ((await call(me)).isPasskeyAsked) refreshMe();
      else onDone();
    };
    // Whoever cannot ask now is told so by the button.
    const quietly = () => void look().catch(() => undefined);
    window.addEventListener('focus', quietly);
    document.addEventListener('visibilitychange', quietly);
    return () => {
      window.removeEventListener('focus', quietly);
      document.removeEventListener('visibilitychange', quietly);
    };
  }, [onDone]);
}
