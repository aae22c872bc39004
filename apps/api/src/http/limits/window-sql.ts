/**
 * Of a row that counts within a window and is about to be written again, as SQL: whether its window is over. One that
 * would last longer than a new one began when the clock was ahead, and would count for as long as it was; a minute
 * besides is for two who write at once.
 */
export function isOver(row: string): string {
  return `(${row}."expiresAt" <= now() or ${row}."expiresAt" > excluded."expiresAt" + interval '1 minute')`;
}
