import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { notificationsShown, notificationTime } from '@tavla/shared/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { i18n } from '@/i18n/i18n';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { createQueryClient } from './query-client';
import { createSession } from './session';
import { SessionContext } from './session-context';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'tavla.theme' });

/** Everything that pages find around them. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ client, session }] = useState(createParts);
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

function createParts() {
  const client = createQueryClient();
  return { client, session: createSession(client, tellExpired) };
}

function tellExpired(): void {
  notifications.show({
    id: 'session-expired',
    color: 'red',
    title: i18n.t('session.expiredTitle'),
    message: i18n.t('session.expired'),
  });
}
