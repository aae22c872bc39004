import type { ImportChoices } from '@tavla/shared/contracts/data/imports';
import { say } from '@tavla/shared/error-words';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import { unlessRefused } from '@/modules/csv/unreadable-file';
import { loadFacts } from './import-facts.repo';
import type { outlineTasks, planTaskFile } from './plan/import-work';

/** A board of 10,000 cards takes some seconds. */
const longestMs = 60_000;

export interface FileToRead {
  bytes: Buffer;
  name: string;
  choices: ImportChoices;
  /** Who imports. */
  userId: string;
}

/** What importing a file would do, in short. @throws HttpError 400, 413, 415; TextRefused `busy` */
export async function outlineOf(work: TextWork, db: CompanyDb, { bytes, name, choices, userId }: FileToRead) {
  const facts = await loadFacts(db, userId);
  return unlessRefused(
    work.run<typeof outlineTasks>('outline-tasks', [bytes, name, choices, facts], optionsFor(db)),
    say('import-file-limits'),
  );
}

/** The tasks of a file. @throws HttpError 400, 413, 415; TextRefused `busy` */
export async function planOf(work: TextWork, db: CompanyDb, { bytes, name, choices, userId }: FileToRead) {
  const facts = await loadFacts(db, userId);
  return unlessRefused(
    work.run<typeof planTaskFile>('plan-tasks', [bytes, name, choices, facts], optionsFor(db)),
    say('import-file-limits'),
  );
}

const optionsFor = ({ organizationId }: CompanyDb) => ({ organizationId, milliseconds: longestMs });
