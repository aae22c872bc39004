/** Whether the database refused a value that must be unique, from a model call or from a raw statement. */
export function isUniqueViolation(error: unknown): boolean {
  return /P2002|23505|UniqueConstraintViolation/.test(describe(error));
}

/** Whether a row named another one that is not there, or is still named by one. */
export function isReferenceViolation(error: unknown): boolean {
  return /P2003|23503|23001|ForeignKeyConstraintViolation/.test(describe(error));
}

/** Whether a row lacked a value that its table asks for, or had one that it does not take. */
export function isShapeViolation(error: unknown): boolean {
  return /P2011|23502|23514|NullConstraintViolation/.test(describe(error));
}

function describe(error: unknown): string {
  const { code, meta, message } = (error ?? {}) as { code?: unknown; meta?: unknown; message?: unknown };
  return `${code} ${message} ${JSON.stringify(meta ?? null)}`;
}
