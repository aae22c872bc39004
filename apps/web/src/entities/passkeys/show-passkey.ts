import { askPasskey, confirmByPasskey } from '@tavla/shared/contracts/sign-in/passkeys';
import { call } from '@/api/call';
import { showOnDevice } from './device';

/** Shows one of one's own passkeys within the session, which counts as confirmed then. */
export async function showPasskey(): Promise<void> {
  const credential = await showOnDevice(await call(askPasskey));
  await call(confirmByPasskey, { body: { credential } });
}
