import { csvLine } from '@/http/answers/csv';
import type { ImportRow } from './task-import.repo';

/** The rows of which an import made no task, as CSV: what somebody mends before they import them again. */
export function reportLines({ failed }: Pick<ImportRow, 'failed'>): string[] {
  return [
    csvLine(['line', 'title', 'reason']),
    ...failed.map(({ line, title, reason }) => csvLine([String(line), title, reason])),
  ];
}
