import type { Page } from '@playwright/test';

/** A device with passkeys that belongs to a page's browser, by Chromium's virtual authenticator. */
export interface VirtualDevice {
  /** Whether its person shows who they are when it asks, as by a finger; from now on. */
  verify(isVerified: boolean): Promise<void>;
  count(): Promise<number>;
}

/** Plugs one in: it keeps passkeys, asks its person, and answers at once. */
export async function plugIn(page: Page): Promise<VirtualDevice> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
