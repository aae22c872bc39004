import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { actorFrom } from '@/db/events/origin';
import { HttpError } from '@/http/errors/errors';
import { selectHeld } from '@/modules/roles/rank';
import { tokenLives } from '@/modules/tokens/token-lives';
import type { ImportRow } from './task-import.repo';

/** Who has begun an import, by the name that they have now, whatever they may do. */
export async function starterOf(db: CompanyDb, { userId, origin }: ImportRow): Promise<Actor> {
  const { organizationId } = db;
  const person = await db.prisma.user.findUnique({
    where: { organizationId_id: { organizationId, id: userId } },
  });
  return actorFrom(origin, { id: userId, name: person ? fullName(person) : '' });
}

/** Who imports, or takes back, with what they may do now. @throws HttpError 403 when they may not any more */
export async function importerOf(db: CompanyDb, row: ImportRow, action: 'create' | 'delete'): Promise<Actor> {
  const actor = await starterOf(db, row);
  // Nothing when they are gone.
  const held = await selectHeld(db.prisma, db.organizationId, actor);
  const isIn = !actor.token || (await tokenLives(db, actor.token.id));
  if (!isIn || !may(held, action, 'actions'))
    throw new HttpError(403, 'not-allowed', say('tasks-importer-not-allowed'));
  return actor;
}
