import { csvColumns } from '@tavla/shared/contracts/user-import';
import { csvLine } from '@/http/answers/csv';
import type { Report } from './csv-imports.repo';
import { joinNames } from './department-cell';

const example: Record<(typeof csvColumns)[number], string> = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace.hopper@example.com',
  role: 'user',
  position: 'Engineer',
  manager: 'ada.lovelace@example.com',
  departments: joinNames(['Research', 'Product']),
};

/** The header and an example row. */
export function templateLines(): string[] {
  return [csvLine(csvColumns), csvLine(csvColumns.map((column) => example[column]))];
}

/** The outcome of an import, row by row in the order of the file. */
export function reportLines(report: Report): string[] {
  const rows = [
    ...report.created.map((row) => ({ ...row, result: 'created', reason: '' })),
    ...report.existing.map((row) => ({
      ...row,
      result: 'existing',
      reason: 'This person was there already',
    })),
    ...report.failed.map((row) => ({ ...row, result: 'failed' })),
  ].sort((a, b) => a.line - b.line);
  return [
    csvLine(['line', 'email', 'result', 'reason']),
    ...rows.map(({ line, email, result, reason }) => csvLine([String(line), email, result, reason])),
  ];
}
