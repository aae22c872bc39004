import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { actorFrom } from '@/db/events/origin';
import { HttpError } from '@/http/errors/errors';
import { selectHeld } from '@/modules/roles/rank';
import type { ImportRow } from './task-import.repo';

/** Who imports, or takes back, with what they may do now. @throws HttpError 403 when they may not any more */
export async function importerOf(
  db: CompanyDb,
  { userId, origin }: ImportRow,
  action: 'create' | 'delete',
): Promise<Actor> {
  const { organizationId, prisma } = db;
  const person = await prisma.user.findUnique({
    where: { organizationId_id: { organizationId, id: userId } },
  });
  const actor = actorFrom(origin, { id: userId, name: person ? fullName(person) : '' });
  const held = await selectHeld(prisma, organizationId, actor);
  if (!person || !may(held, action, 'actions'))
    throw new HttpError(403, 'not-allowed', say('tasks-importer-not-allowed'));
  return actor;
}
