import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { notificationsShown, notificationTime } from '@tavla/shared/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { i18n } from '@/i18n/i18n';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { createSession } from './session';
import { SessionContext } from './session-context';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'tavla.theme' });

/** Everything that pages find around them. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  const [session] = useState(() => createSession(client, tellExpired));
  useEffect(() => session.listen(), [session]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={client}>
        <SessionContext value={session}>
          <Notifications position="bottom-right" autoClose={notificationTime} limit={notificationsShown} />
          {children}
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function tellExpired(): void {
  notifications.show({
    id: 'session-expired',
    color: 'red',
    title: i18n.t('session.expiredTitle'),
    message: i18n.t('session.expired'),
  });
}
