import { z } from 'zod';

/** The machine-readable reasons an answer can carry. */
export const errorCodes = [
  'validation',
  'not-signed-in',
  'other-person',
  'not-allowed',
  'confirm-with-code',
  'passkey-needed',
  'not-found',
  'conflict',
  'stale-version',
  'taken',
  'last-admin',
  'gone',
  'too-large',
  'wrong-file-type',
  'language-unavailable',
  'checksum-differs',
  'too-many-requests',
  'busy',
  'mail-unavailable',
  'engine-unavailable',
  'storage-unavailable',
  'database-unavailable',
  'wrong-code',
  'sign-in-refused',
  'provider-unavailable',
  'wrong-passkey',
  'bad-origin',
  'internal',
] as const;

export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What a sentence is filled with; a list holds names. */
const Params = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

/** A sentence in English, with its reason and parameters: a client of another language has words of its own for it. */
const Said = z.object({ reason: z.string(), params: Params, message: z.string() });

/** One field and the rule it broke. */
export const FieldError = z.object({ path: z.string(), ...Said.shape });
export type FieldError = z.infer<typeof FieldError>;

/** Why, for a client of another language. */
export const Cause = Said.pick({ reason: true, params: true });
export type Cause = z.infer<typeof Cause>;

/** Why something failed: `reason` is a sentence, `causes` the same for a client of another language. */
export const Failed = z.object({
  reason: z.string(),
  /** Absent from what was noted before there were causes. */
  causes: z.array(Cause).optional(),
});
export type Failed = z.infer<typeof Failed>;

/** Every answer that is not a success. `current` is the entity as it is now, on a stale write. */
export const ErrorBody = z.object({
  statusCode: z.number().int(),
  code: ErrorCode,
  ...Said.shape,
  errors: z.array(FieldError).optional(),
  failed: z.array(Failed.loose()).optional(),
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
