import type { ImportChoices } from '@tavla/shared/contracts/data/imports';
import { say } from '@tavla/shared/error-words';
import { TextRefused } from '@/adapters/text-work/text-refused';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import { HttpError } from '@/http/errors/errors';
import { loadFacts } from './import-facts.repo';
import type { outlineTasks, planTaskFile, UnreadableFile } from './plan/import-work';

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
  );
}

/** The tasks of a file. @throws HttpError 400, 413, 415; TextRefused `busy` */
export async function planOf(work: TextWork, db: CompanyDb, { bytes, name, choices, userId }: FileToRead) {
  const facts = await loadFacts(db, userId);
  return unlessRefused(
    work.run<typeof planTaskFile>('plan-tasks', [bytes, name, choices, facts], optionsFor(db)),
  );
}

const optionsFor = ({ organizationId }: CompanyDb) => ({ organizationId, milliseconds: longestMs });

async function unlessRefused<Result extends object>(
  reading: Promise<Result | UnreadableFile>,
): Promise<Result> {
  let read: Result | UnreadableFile;
  try {
    read = await reading;
  } catch (error) {
    if (!(error instanceof TextRefused) || error.reason === 'busy') throw error;
    throw new HttpError(413, 'too-large', say('import-file-limits'));
  }
  if (!('refused' in read)) return read;
  const { statusCode, code, words, extra } = read.refused;
  throw new HttpError(statusCode, code, words, extra);
}
