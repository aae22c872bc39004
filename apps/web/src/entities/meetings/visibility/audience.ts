import { Id } from '@tavla/shared/fields';
import { Visibility } from '@tavla/shared/meetings/visibility';
import { z } from 'zod';

/** Whom a meeting is for, as it is said before it is uploaded. */
export const Audience = z.object({
  visibility: Visibility,
  /** Who was there beside whoever uploads it. */
  attendeeIds: z.array(Id),
});
export type Audience = z.infer<typeof Audience>;

/** Where nobody has said anything. */
export const forAll: Audience = { visibility: { to: 'company', ids: [] }, attendeeIds: [] };

/** Departments are chosen, and none of them. */
export const isUnsaid = ({ visibility: { to, ids } }: Audience): boolean =>
  to === 'departments' && ids.length === 0;

/** What of it is sent: nothing where nothing was said. */
export function saidOf({ visibility, attendeeIds }: Audience): Partial<Audience> {
  return {
    ...(visibility.to !== 'company' && { visibility }),
    ...(attendeeIds.length > 0 && { attendeeIds }),
  };
}
