import { User } from '@tavla/shared/contracts/users';
import { endpoint } from '@tavla/shared/endpoint';
import { Cause, Failed } from '@tavla/shared/errors';
import { Id, IdParams } from '@tavla/shared/fields';
import { importKeptDays } from '@tavla/shared/limits';
import { z } from 'zod';

export const csvColumns = [
  'firstName',
  'lastName',
  'email',
  'role',
  'position',
  'manager',
  'departments',
] as const;

/** `line` counts from the header as 1. */
export const FailedRow = Failed.extend({ line: z.number().int(), email: z.string() });
export type FailedRow = z.infer<typeof FailedRow>;

export const ImportPreview = z.object({
  total: z.number().int(),
  /** Rows that would become people. */
  valid: z.number().int(),
  /** Rows of people who exist already. */
  existing: z.number().int(),
  failed: z.array(FailedRow),
  newPositions: z.array(z.string()),
  newDepartments: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportState = z.object({
  id: Id,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  processed: z.number().int(),
  total: z.number().int(),
  createdCount: z.number().int(),
  /** Rows of people who were there already; nothing about them changes. */
  existingCount: z.number().int(),
  failed: z.array(FailedRow),
  /** In words why the import as a whole failed. */
  error: z.string().nullable(),
  /** The same for a client of another language. */
  cause: Cause.nullable(),
});
export type ImportState = z.infer<typeof ImportState>;

const path = '/api/v1/users/csv';
const access = ['create', 'user'] as const;

export const importUsers = endpoint({
  name: 'users.import',
  summary:
    'Create people from a CSV file (field file). Valid rows are created, the others come back with reasons, also those of people who are there already.',
  method: 'POST',
  path,
  access,
  encoding: 'multipart',
  response: z.object({ created: z.array(User), failed: z.array(FailedRow) }),
});

export const previewImport = endpoint({
  name: 'users.preview-import',
  summary: 'What an import of this file would do; nothing is saved.',
  method: 'POST',
  path: `${path}/preview`,
  access,
  encoding: 'multipart',
  status: 200,
  response: ImportPreview,
});

export const startImport = endpoint({
  name: 'users.start-import',
  summary: 'Import in the background; follow it with its state.',
  method: 'POST',
  path: `${path}/imports`,
  access,
  encoding: 'multipart',
  status: 202,
  response: ImportState,
});

export const getImport = endpoint({
  name: 'users.get-import',
  summary: 'How far an import has come.',
  method: 'GET',
  path: `${path}/imports/:id`,
  access,
  params: IdParams,
  response: ImportState,
});

export const importReport = endpoint({
  name: 'users.import-report',
  summary: `The outcome of an import, line by line, as CSV; kept for ${importKeptDays} days.`,
  method: 'GET',
  path: `${path}/imports/:id/report`,
  access,
  params: IdParams,
  answers: 'file',
});

export const importTemplate = endpoint({
  name: 'users.import-template',
  summary: 'The header and an example row, as CSV.',
  method: 'GET',
  path: `${path}/template`,
  access,
  answers: 'file',
});

export const exportUsers = endpoint({
  name: 'users.export',
  summary: 'Everyone of the company as CSV.',
  method: 'GET',
  path,
  access: ['read', 'admin'],
  answers: 'file',
});
