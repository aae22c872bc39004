/** As Node names what became of a connection. */
const ofConnection =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|TimeoutError)$/;

/** Whether a store of files was not reached or gave no answer: what is asked next would have none either. */
export function isUnanswered(fault: unknown): boolean {
  const { code, name } = (fault ?? {}) as { code?: string; name?: string };
  return [code, name].some((one) => ofConnection.test(one ?? ''));
}
