import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useEffect } from 'react';
import { notificationTime } from '@/ui/notification-time';
import { cssVariablesResolver, theme } from '@/ui/theme';
import classes from './Providers.module.css';
import { followSession } from './session';

const notificationsShown = 5;

const colorSchemeManager = localStorageColorSchemeManager({ key: 'tavla.theme' });

/** Everything that pages find around them. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followSession, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <Notifications
        position="bottom-right"
        className={classes.toasts}
        autoClose={notificationTime}
        limit={notificationsShown}
      />
      {children}
    </MantineProvider>
  );
}
