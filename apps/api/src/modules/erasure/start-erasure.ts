import type { Erasure, ErasureInput } from '@tavla/shared/contracts/data/erasures';
import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { HttpError, invalid, notFound } from '@/http/errors/errors';
import { requireRank } from '@/modules/roles/rank';
import { removePerson } from '@/modules/users/delete-user';
import { lockPeople } from '@/modules/users/lock-people';
import { presentErasure } from './erasures.repo';
import { findSubject } from './gather-names';

export const eraseJob = 'users.erase';

/**
 * Begins to erase somebody who is inactive or was deleted: they are gone as of this transaction, with all that goes with a
 * deleted person; a job takes their name out of what stays. One that failed begins again from its first step, since what
 * is chosen now holds: a step that was done finds only what is left.
 * @throws HttpError 404, 403 for somebody who may do more, 400 on the name, 409 for who is active or being erased
 */
export function startErasure(
  db: CompanyDb,
  actor: Actor,
  id: string,
  { name, handOverTo, spared = [], ...choices }: ErasureInput,
): Promise<Erasure> {
  const { organizationId } = db;
  return change(db, async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    const key = { organizationId_userId: { organizationId, userId: id } };
    const earlier = await tx.prisma.erasure.findUnique({ where: key });
    const subject = await findSubject(sqlOfPrisma(tx.prisma), organizationId, id);
    if (!subject) throw notFound('person');
    await requireRank(tx.prisma, organizationId, actor, id);
    if (earlier && earlier.state !== 'requested' && earlier.state !== 'failed')
      throw new HttpError(409, 'conflict', say('erase-under-way'));
    if (subject.state === 'active') throw new HttpError(409, 'conflict', say('erase-active'));
    if (!isSame(name, subject.name)) throw invalid('name', say('erase-wrong-name', { name: subject.name }));
    if (subject.state === 'inactive') await removePerson(tx, actor, id, handOverTo ?? null);
    const begun = {
      state: 'running',
      name: subject.name,
      names: subject.names.filter((one) => !spared.includes(one)).flatMap(asWritten),
      choices,
      startedById: actor.id,
      startedAt: new Date(),
      step: 0,
    };
    const row = await tx.prisma.erasure.upsert({
      where: key,
      create: { organizationId, id: newId(), userId: id, ...begun },
      update: begun,
    });
    tx.audit(actor, {
      action: 'user.erase',
      targetType: 'user',
      targetId: id,
      targetName: subject.name,
      details: choices,
    });
    enqueue(tx, row.id);
    return presentErasure(row);
  });
}

function enqueue(tx: Change, erasureId: string): void {
  const { organizationId } = tx;
  tx.enqueue(
    eraseJob,
    { organizationId, erasureId },
    { queueName: `erase:${organizationId}`, maxAttempts: 8 },
  );
}

/** An accent is a part of its letter or a sign behind it, as the keyboard or the file has it that a text came from. */
const asWritten = (name: string) => [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];

/** As people type a name: without regard to case, spaces at its ends and how its accents are written. */
const isSame = (typed: string, name: string) => plain(typed) === plain(name);
const plain = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase();
