import type { Analysis, Attendee, Findings } from '@tavla/shared/meetings/findings';
import type { Analysis as EngineAnalysis } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { Audio } from '@/db/generated/client';
import { sqlOfClient } from '@/db/run-sql';
import { presentItem } from './items/item.presenter';
import { findItems, type NewItem } from './items/items.repo';
import { presentUpdate } from './updates/update.presenter';
import { findUpdates, type UpdateRow } from './updates/updates.repo';

/** What an engine found, in the product's own shape: what stays with the meeting, and what people decide on. */
export function splitAnalysis({
  summary,
  outline,
  engine,
  decisions,
  actionItems,
  updates,
  attendees,
  leftOut,
  unread,
  languages,
}: EngineAnalysis): {
  findings: Findings;
  items: NewItem[];
  updates: Pick<UpdateRow, 'taskId' | 'status' | 'quote' | 'startMs'>[];
  attendees: Attendee[];
} {
  return {
    findings: {
      summary,
      outline,
      engine,
      decisions: decisions.map(({ text, quote, startMs }) => ({ text, quote, startMs })),
      leftOut,
      unread: unread.map(({ startMs, endMs }) => ({ startMs, endMs })),
      ...(languages ? { languages: [...languages] } : {}),
    },
    items: actionItems,
    attendees,
    updates: updates.map(({ taskId, status, quote, startMs }) => ({
      ...{ taskId, quote, startMs },
      status: status === 'in_progress' ? 'in-progress' : status,
    })),
  };
}

/** What was made of what was said, with what people have decided; null until it is analysed. */
export async function readAnalysis(
  { organizationId, pool }: CompanyDb,
  { id, analysis }: Pick<Audio, 'id' | 'analysis'>,
): Promise<Analysis | null> {
  if (analysis === null) return null;
  const run = sqlOfClient(pool);
  const [items, updates] = await Promise.all([
    findItems(run, organizationId, id),
    findUpdates(run, organizationId, id),
  ]);
  const findings = analysis as Findings;
  return { ...findings, actionItems: items.map(presentItem), updates: updates.map(presentUpdate) };
}
