import type { Permission } from '@tavla/shared/permissions';
import { NIL } from 'uuid';
import type { CompanyDb } from '@/db/database';
import type { Asked } from '../asked';
import type { Sources } from './sources';

/** Where a model works on one question: who asks, what may be read for them, and what it was told of. */
export interface Desk {
  asked: Asked;
  permissions: readonly Permission[];
  /**
   * Reads with the eyes of whoever asks; where others read the answer too, with those of nobody in particular, who sees
   * what everybody may see.
   */
  db: CompanyDb;
  sources: Sources;
}

export function deskOf(asked: Asked, permissions: readonly Permission[], sources: Sources): Desk {
  const db = asked.forEverybody ? { ...asked.db, viewerId: NIL } : asked.db;
  return { asked: { ...asked, db }, permissions, db, sources };
}
