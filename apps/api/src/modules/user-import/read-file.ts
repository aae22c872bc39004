import { say } from '@tavla/shared/error-words';
import type { Permission } from '@tavla/shared/permissions';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import { unlessRefused } from '@/modules/csv/unreadable-file';
import { loadFacts } from './company-facts';
import type { ImportPlan } from './plan-import';
import type { outlineFile, planFile } from './plan-tasks';

/** A file of 10,000 people takes about a second. */
const longestMs = 30_000;

/**
 * What importing a file would do. The file is read and planned where long texts are, with the company's facts
 * looked up in between.
 * @throws HttpError 400, 413, 415; TextRefused `busy`
 */
export async function planOf(
  work: TextWork,
  db: CompanyDb,
  held: readonly Permission[],
  file: Buffer,
): Promise<ImportPlan> {
  const { addresses } = await outlineOf(work, db, file);
  const facts = await loadFacts(db, held, addresses);
  return unlessRefused(
    work.run<typeof planFile>('plan-file', [file, facts], optionsFor(db)),
    say('csv-limits'),
  );
}

/** How many people a file would bring, and who they are. @throws HttpError 400, 413, 415; TextRefused `busy` */
export function outlineOf(work: TextWork, db: CompanyDb, file: Buffer) {
  return unlessRefused(
    work.run<typeof outlineFile>('outline-file', [file], optionsFor(db)),
    say('csv-limits'),
  );
}

const optionsFor = ({ organizationId }: CompanyDb) => ({ organizationId, milliseconds: longestMs });
