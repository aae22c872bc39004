import type { Findings } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import type { TranscriptChange } from '@tavla/shared/meetings/transcript-change';
import type { Change } from '@/db/events/change';
import type { Audio, Prisma } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { presentItem } from '../items/item.presenter';
import { findItems, updateItemQuotes } from '../items/items.repo';
import { updateMeetingRow } from '../meetings.repo';
import { presentUpdate } from '../updates/update.presenter';
import { findUpdates, updateReportQuotes } from '../updates/updates.repo';
import { carryFindings } from './carry-findings';
import type { Carry, Quoted } from './carry-outline';

/**
 * Lets a meeting's summary and decisions, and the quotes of its action items and reports, follow a correction of its transcript.
 * @returns what is other than before, as an event tells it
 */
export async function carryAnalysis(
  { organizationId, prisma }: Change,
  { id, analysis, language }: Audio,
  carry: Carry,
): Promise<Pick<TranscriptChange, 'findings' | 'items' | 'updates'>> {
  const findings = analysis as Findings | null;
  if (!findings) return {};
  const run = sqlOfPrisma(prisma);
  const carried = carryFindings(findings, carry, language as Language);
  const isOther = carried !== findings;
  if (isOther) {
    const data = { analysis: carried satisfies object as Prisma.InputJsonObject };
    await updateMeetingRow(prisma, organizationId, id, data);
  }
  const quotesOf = (rows: (Quoted & { id: string })[]) =>
    rows.flatMap((row) => {
      const quote = follow(row, carry);
      return quote === row.quote ? [] : [{ id: row.id, quote }];
    });
  const ofItems = quotesOf(await findItems(run, organizationId, id));
  const ofUpdates = quotesOf(await findUpdates(run, organizationId, id));
  return {
    ...(isOther && { findings: carried }),
    ...(ofItems.length > 0 && {
      items: (await updateItemQuotes(run, organizationId, ofItems)).map(presentItem),
    }),
    ...(ofUpdates.length > 0 && {
      updates: (await updateReportQuotes(run, organizationId, ofUpdates)).map(presentUpdate),
    }),
  };
}

const follow = (quoted: Quoted, carry: Carry) => carry(quoted) ?? quoted.quote;
