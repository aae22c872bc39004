import { Refused } from '@/entities/forms/refusal';
import { showPasskey } from '@/entities/passkeys/show-passkey';
import { troubleOf } from '@/entities/passkeys/trouble';

/** Confirms by a passkey. @throws Refused with plain words; without any when another question took its place */
export async function confirmByPasskey(): Promise<void> {
  await showPasskey().catch((error: unknown) => {
    throw new Refused(troubleOf(error));
  });
}
