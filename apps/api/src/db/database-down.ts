const downCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1235]|57014|25P03|08\w{3}|53300|P1001|P1002|P1008|P1017|P2024|P2037)$/;
const downWords =
  /Connection terminated|gave no answer|terminating connection|timeout exceeded when trying to connect|not queryable|Can't reach database|server closed|Unable to start a transaction/i;
/** As Prisma's adapter calls them where Prisma passes its error on as it is, at a commit for one. */
const downKinds = /^(SocketTimeout|ConnectionClosed|DatabaseNotReachable|TooManyConnections)$/;

/** Whether the database went away, however deep in the error that is said: Prisma puts it in `meta`. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, kind, meta, cause } = error as Record<string, unknown>;
  if (downCodes.test(String(code ?? '')) || downWords.test(String(message ?? ''))) return true;
  if (downKinds.test(String(kind ?? ''))) return true;
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown };
  return [driverAdapterError, cause].some(isDatabaseDown);
}
