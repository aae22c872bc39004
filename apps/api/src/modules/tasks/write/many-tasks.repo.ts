import type { CompanyTransaction } from '@/db/scope';
import { taskSql } from '../task-columns';
import type { TaskRow } from '../task-row';

type Runs = Pick<CompanyTransaction, '$queryRawUnsafe'>;

const clearOriginSql = `
  update task t set "originAudioId" = null, "originStartMs" = null, "originEndMs" = null, "originQuote" = null,
    version = version + 1, "updatedAt" = now()
  where "organizationId" = $1::uuid and "originAudioId" = $2::uuid
  returning ${taskSql.row}`;

/** Takes a meeting from all tasks that came from it; answers them as they are then. */
export function updateOrigin(db: Runs, organizationId: string, audioId: string): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(clearOriginSql, organizationId, audioId);
}

const reassignSql = `
  update task t set "userId" = $3::uuid, version = version + 1, "updatedAt" = now(),
    "fieldVersions" = "fieldVersions" || jsonb_build_object('userId', version + 1)
  where "organizationId" = $1::uuid and "userId" = $2::uuid
  returning ${taskSql.row}`;

/** Gives all tasks of one person to another, or to nobody; answers them as they are then. */
export function updateAssignee(
  db: Runs,
  organizationId: string,
  fromId: string,
  toId: string | null,
): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(reassignSql, organizationId, fromId, toId);
}
