import { Stack, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeQuery } from '@/entities/me/use-me';
import '@/i18n/passkeys-catalogue';
import '@/i18n/signed-in-catalogue';
import { PageTitle } from '@/ui/PageTitle';
import { PasskeyStep } from './PasskeyStep';

/**
 * All that somebody sees after the code, until the passkey that their company asks for has been shown or made.
 * @param onDone reads anew who is signed in
 * @param children what else may be asked on the way
 */
export function PasskeyPage({ onDone, children }: { onDone: () => unknown; children: ReactNode }) {
  const { t } = useTranslation('passkeys');
  const hasPasskey = useMeQuery().data?.hasPasskey ?? false;
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  const title = t(hasPasskey ? 'gate.showTitle' : 'gate.makeTitle');
  return (
    <QueryClientProvider client={client}>
      <Stack gap="md">
        <PageTitle>{title}</PageTitle>
        <Title order={1}>{title}</Title>
        <PasskeyStep hasPasskey={hasPasskey} onDone={onDone} />
        {children}
      </Stack>
    </QueryClientProvider>
  );
}
