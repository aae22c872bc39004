import { say } from '@tavla/shared/error-words';
import type { Permission } from '@tavla/shared/permissions';
import { TextRefused } from '@/adapters/text-work/text-refused';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import { HttpError } from '@/http/errors/errors';
import { loadFacts } from './company-facts';
import type { ImportPlan } from './plan-import';
import type { outlineFile, planFile, UnreadableFile } from './plan-tasks';

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
  return unlessRefused(work.run<typeof planFile>('plan-file', [file, facts], optionsFor(db)));
}

/** How many people a file would bring, and who they are. @throws HttpError 400, 413, 415; TextRefused `busy` */
export function outlineOf(work: TextWork, db: CompanyDb, file: Buffer) {
  return unlessRefused(work.run<typeof outlineFile>('outline-file', [file], optionsFor(db)));
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
    throw new HttpError(413, 'too-large', say('csv-limits'));
  }
  if (!('refused' in read)) return read;
  const { statusCode, code, words, extra } = read.refused;
  throw new HttpError(statusCode, code, words, extra);
}
