import { readOnlyCode } from './read-only';

const downCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1235]|57014|25P03|08\w{3}|53300|P1001|P1002|P1008|P1017|P2024|P2037)$/;
const downWords =
  /Connection terminated|gave no answer|terminating connection|timeout exceeded when trying to connect|not queryable|Can't reach database|server closed|Unable to start a transaction/i;
/** As Prisma's adapter calls them where Prisma passes its error on as it is, at a commit for one. */
const downKinds = /^(SocketTimeout|ConnectionClosed|DatabaseNotReachable|TooManyConnections)$/;

type Said = Record<'code' | 'message' | 'kind', unknown>;

/** Whether the database went away, or takes no changes: soon another one may answer. */
export function isDatabaseDown(error: unknown): boolean {
  if (isReadOnly(error)) return true;
  return says(
    error,
    ({ code, message, kind }) =>
      downCodes.test(String(code ?? '')) ||
      downWords.test(String(message ?? '')) ||
      downKinds.test(String(kind ?? '')),
  );
}

/** Whether the database let itself only be read: then, other than when it went away, nothing was changed for certain. */
export function isReadOnly(error: unknown): boolean {
  return says(error, ({ code }) => code === readOnlyCode);
}

/** However deep in the error it is said: Prisma puts it in `meta`. */
function says(error: unknown, what: (said: Said) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (what(error as Said)) return true;
  const { meta, cause } = error as Record<string, unknown>;
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown };
  return [driverAdapterError, cause].some((inner) => says(inner, what));
}
