import { useMantineColorScheme } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import type { PersonSession } from '@/api/person-session';
import { useMay, useMeQuery } from '@/entities/me/use-me';
import { PersonSessionContext, useOpenSession } from '@/entities/session/person-session-context';
import { ConfirmIdentity } from '@/features/confirm/ConfirmIdentity';
import { AskPasskey } from '@/features/second-factor/AskPasskey';
import '@/i18n/signed-in-catalogue';
import { AppLayout } from './layout/AppLayout';
import { loadOtherPages } from './page-code';
import { partsOf } from './session-parts';

/**
 * What only signed-in people need: the stores, the event stream that feeds them, the frame around the pages.
 * It is gone when they sign out, and everything that they saw with it; somebody else gets another.
 */
export function SignedInApp() {
  const session = useOpenSession();
  if (!session) return null;
  return (
    <PersonSessionContext key={session.id} value={session}>
      <PersonsApp session={session} />
    </PersonSessionContext>
  );
}

function PersonsApp({ session }: { session: PersonSession }) {
  const { data: current } = useMeQuery();
  const { setColorScheme } = useMantineColorScheme();
  const { client, store, live } = partsOf(session);
  const permissions = current?.permissions;
  const theme = current?.data.theme;

  useEffect(() => live.listen(), [live]);

  useEffect(() => {
    if (permissions) void live.subscribe(permissions);
  }, [live, permissions]);

  const isAdmin = useMay('read', 'admin');
  useEffect(() => loadOtherPages(isAdmin), [isAdmin]);

  useEffect(() => {
    if (theme) setColorScheme(theme);
  }, [theme, setColorScheme]);

  return (
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AppLayout />
        <AskPasskey />
        <ConfirmIdentity />
      </Provider>
    </QueryClientProvider>
  );
}
