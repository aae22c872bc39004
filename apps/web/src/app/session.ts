import type { QueryClient } from '@tanstack/react-query';
import { logout } from '@tavla/shared/contracts/auth';
import { call } from '@/api/call';
import { onOtherTab, onSessionLost, tellTabs } from '@/api/session';
import { forgetMe, meQuery } from '@/entities/me/use-me';

/** How a session ends, here and in other tabs. `onExpired` is called when it ended by itself. */
export function createSession(client: QueryClient, onExpired: () => void) {
  function listen(): () => void {
    const endings = [
      onSessionLost(() => {
        const wasSignedIn = Boolean(client.getQueryData(meQuery.queryKey));
        forgetMe(client);
        if (wasSignedIn) onExpired();
      }),
      onOtherTab((news) => {
        if (news === 'signed-out') forgetMe(client);
        else void client.refetchQueries({ queryKey: meQuery.queryKey });
      }),
    ];
    return () => {
      for (const ending of endings) ending();
    };
  }

  /** Throws when the server could not be told; the session then still holds. */
  async function signOut(): Promise<void> {
    await call(logout);
    forgetMe(client);
    tellTabs('signed-out');
  }

  return { listen, signOut };
}

export type Session = ReturnType<typeof createSession>;
