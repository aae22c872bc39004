import type { RunSql } from '@/db/run-sql';
import { deleteAboutMeeting } from './cleared.repo';

/**
 * Ends what people asked about a meeting that is gone for good, in the caller's transaction.
 * @returns where the files of these conversations are stored
 */
export function forgetMeetingTalk(run: RunSql, organizationId: string, audioId: string): Promise<string[]> {
  return deleteAboutMeeting(run, organizationId, audioId);
}
