import { useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { meQuery, useMay, useMeQuery } from '@/entities/me/use-me';
import '@/i18n/signed-in-catalogue';
import { AppLayout } from './AppLayout';
import { createLive } from './live';
import { loadOtherPages } from './page-code';
import { createAppStore } from './store';

/**
 * What only signed-in people need: the stores, the event stream that feeds them, the frame around the pages.
 * It is gone when they sign out, and everything that they saw with it.
 */
export function SignedInApp() {
  const client = useQueryClient();
  const { data: current } = useMeQuery();
  const { setColorScheme } = useMantineColorScheme();
  const [{ store, live }] = useState(() => {
    const store = createAppStore();
    return { store, live: createLive(store, () => void client.refetchQueries(meQuery)) };
  });
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
    <Provider store={store}>
      <AppLayout />
    </Provider>
  );
}
