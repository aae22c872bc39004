import { z } from 'zod';

/** Days that are offered; others may be sent. */
export const retentionChoices = [30, 90, 180, 365] as const;

/** Days: a week at least, so that a slip of the hand leaves what is in use. */
const [least, most] = [7, 3_650];

/** After how many days meetings are deleted. */
export const RetentionDays = z.number().int().min(least).max(most);
/** The same in an address. */
export const RetentionDaysText = z.coerce.number().int().min(least).max(most);

const dayMs = 24 * 3_600_000;

/** How long nothing is deleted after a retention was switched on or shortened, in milliseconds. */
export const retentionGrace = dayMs;

/** The part of a company's settings that says when its meetings are deleted. */
export interface Retention {
  retentionDays: number | null;
  /** ISO: nothing is deleted before. */
  retentionFrom: string | null;
}

/** Whether meetings would be deleted sooner than now: what asks for a confirmation, and for a new grace. */
export function isSoonerDeleted(now: number | null, wanted: number | null): boolean {
  return wanted !== null && (now === null || wanted < now);
}

/**
 * When a meeting is deleted, as ISO; null for never. From its upload on, not from when it was held: what is old when it
 * comes here is not deleted at once.
 */
export function deletionOf(
  { createdAt }: { createdAt: string },
  { retentionDays, retentionFrom }: Retention,
): string | null {
  if (retentionDays === null || retentionFrom === null) return null;
  const at = Math.max(Date.parse(createdAt) + retentionDays * dayMs, Date.parse(retentionFrom));
  return new Date(at).toISOString();
}
