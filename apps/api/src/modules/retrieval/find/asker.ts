import { NIL } from 'uuid';
import type { CompanyDb } from '@/db/database';
import type { Retrieval } from '../retrieved';

/** Who asks, and what they ask about: what the statements have in common. */
export interface Asker {
  db: CompanyDb;
  viewerId: string;
  about: Retrieval;
}

/** What statements are told of it. */
export function valuesOf({ db, viewerId, about: { scope, isForEverybody } }: Asker) {
  return {
    company: db.organizationId,
    viewer: viewerId,
    // Nobody in particular sees what everybody may see.
    sight: isForEverybody ? NIL : viewerId,
    audioId: scope.of === 'meeting' ? scope.audioId : null,
    taskId: scope.of === 'task' ? scope.taskId : null,
  };
}
