import { say } from '@tavla/shared/error-words';
import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';
import { heldNow, starterOf } from '@/modules/tokens/later';
import type { ImportRow } from './task-import.repo';

/** Who imports, or takes back, with what they may do now. @throws HttpError 403 when they may not any more */
export async function importerOf(db: CompanyDb, row: ImportRow, action: 'create' | 'delete'): Promise<Actor> {
  const actor = await starterOf(db, row);
  if (!may(await heldNow(db, actor), action, 'actions'))
    throw new HttpError(403, 'not-allowed', say('tasks-importer-not-allowed'));
  return actor;
}
