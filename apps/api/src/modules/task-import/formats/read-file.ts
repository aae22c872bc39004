import type { ImportChoices } from '@tavla/shared/contracts/data/imports';
import { say } from '@tavla/shared/error-words';
import { HttpError, invalid } from '@/http/errors/errors';
import { csvRowsMax } from '@/modules/csv/csv-records';
import { type CsvFile, readCsvTasks } from './csv';
import { isGithub, readGithub } from './github';
import { isRecord } from './json-values';
import { listsMax, type NeutralFile } from './neutral';
import { isPlanka, readPlanka } from './planka';
import { isTrello, readTrello } from './trello';

/**
 * Reads a file of tasks in whichever format it is; that shows in it, whatever its name is.
 * @throws HttpError 400, 415 that says what is wrong with the file as a whole
 */
export async function readTaskFile(
  bytes: Buffer,
  name: string,
  choices: ImportChoices,
): Promise<NeutralFile | CsvFile> {
  const json = readJson(bytes);
  if (json === undefined) return readCsvTasks(bytes, choices, choices.source || plainName(name));
  const file = readBoard(json, plainName(name));
  // What was put away over years counts only where it is to come in: the rows stay, so that it is said how many they are.
  const wanted = choices.withArchived ? file.rows : file.rows.filter(({ isArchived }) => !isArchived);
  // Boards keep the lists of years, most of them empty.
  const used = new Set(wanted.map(({ list }) => list));
  const lists = file.lists.filter(({ key }) => used.has(key));
  if (wanted.length > csvRowsMax) throw invalid('file', say('import-too-many-cards', { most: csvRowsMax }));
  if (lists.length > listsMax) throw invalid('file', say('import-too-many-lists', { most: listsMax }));
  return { ...file, lists };
}

function readBoard(json: unknown, name: string): NeutralFile {
  if (isTrello(json) && isRecord(json)) return readTrello(json);
  if (isPlanka(json) && isRecord(json)) return readPlanka(json);
  if (isGithub(json)) return readGithub(json, name);
  throw new HttpError(415, 'wrong-file-type', say('import-file-kind'));
}

/** What stands in a file that begins as JSON does; undefined for any other one. */
function readJson(bytes: Buffer): unknown {
  const text = bytes.subarray(0, 3).equals(Buffer.from('\uFEFF')) ? bytes.subarray(3) : bytes;
  if (!/^\s*[[{]/.test(text.subarray(0, 64).toString('latin1'))) return undefined;
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    throw new HttpError(415, 'wrong-file-type', say('import-file-kind'));
  }
}

/** Pure: the name of a file as it is the same for its next export: without ending, copy number and date. */
export function plainName(name: string): string {
  return (
    name
      .replace(/\.\w{1,5}$/, '')
      .replace(/[\s_-]*\(\d+\)$/, '')
      .replace(/[\s_-]*\d{4}-?\d{2}-?\d{2}([T_ -]?[\d.:-]+)?$/, '')
      .trim()
      .toLowerCase()
      .slice(0, 100) || 'tasks'
  );
}
