import { fullName } from '@tavla/shared/full-name';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import type { Client } from '@/modules/sessions/client';
import type { PasskeyRow } from './passkeys.repo';
import { WrongPasskey } from './wrong-passkey';

/**
 * Leaves in the company's audit log that a passkey of theirs was refused, by its name. Whoever can bring that about
 * knows the id of the credential, which only its device and we do.
 * @param why `copied`: its counter went back, so there are two of it
 * @returns what to throw
 */
export async function recordRefused(
  db: CompanyDb,
  { id, userId, name }: PasskeyRow,
  client: Client,
  why?: 'copied',
): Promise<WrongPasskey> {
  await change(db, async (tx) => {
    const key = { organizationId_id: { organizationId: db.organizationId, id: userId } };
    const person = await tx.prisma.user.findUnique({ where: key });
    if (!person) throw notFound('person');
    const actor = { id: userId, name: fullName(person), ...client };
    if (why === 'copied') {
      tx.audit(actor, { action: 'passkey.copied', targetType: 'passkey', targetId: id, targetName: name });
      return;
    }
    const about = { targetType: 'user', targetId: userId, targetName: actor.name };
    tx.audit(actor, {
      action: 'session.sign-in-failed',
      ...about,
      details: { way: 'passkey', passkey: name },
    });
  });
  return new WrongPasskey('passkey-refused', why === 'copied' ? 'passkey-copied' : 'passkey-refused');
}
