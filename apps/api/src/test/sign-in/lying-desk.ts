import { afterAll, beforeAll, expect } from 'vitest';
import { LyingProvider } from './lying-provider';
import { type Settled, useProviderDesk } from './provider-desk';

/** A company that signs in with a provider which says what a test has it say, for all tests of a file. */
export function useLyingDesk() {
  const desk = useProviderDesk();
  const provider = new LyingProvider();
  let place: Settled;
  beforeAll(async () => {
    await provider.start();
    place = await desk.settle();
    expect((await desk.sso(place.admin).setProvider(provider.issuer)).statusCode).toBe(200);
  });
  afterAll(() => provider.stop());
  return {
    desk,
    provider,
    get place() {
      return place;
    },
  };
}
