import { z } from 'zod';

/** The machine-readable reasons an answer can carry. */
export const errorCodes = [
  'validation',
  'not-signed-in',
  'other-person',
  'not-allowed',
  'confirm-with-code',
  'not-found',
  'conflict',
  'stale-version',
  'taken',
  'last-admin',
  'gone',
  'too-large',
  'wrong-file-type',
  'language-unavailable',
  'too-many-requests',
  'busy',
  'mail-unavailable',
  'engine-unavailable',
  'storage-unavailable',
  'database-unavailable',
  'wrong-code',
  'bad-origin',
  'internal',
] as const;

export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** One field and the rule it broke. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** Every answer that is not a success. `current` is the entity as it is now, on a stale write. */
export const ErrorBody = z.object({
  statusCode: z.number().int(),
  code: ErrorCode,
  message: z.string(),
  errors: z.array(FieldError).optional(),
  failed: z.array(z.object({ reason: z.string() }).loose()).optional(),
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
