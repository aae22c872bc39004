export const streamReconnects = 5;
export const streamReconnectDelay = 1_000;

/**
 * How long to wait before the next try after so many failures in a row, in milliseconds; undefined when it
 * is time to give up (five reconnects, one second times the number of the attempt).
 */
export function reconnectDelay(failures: number): number | undefined {
  return failures > streamReconnects ? undefined : failures * streamReconnectDelay;
}
