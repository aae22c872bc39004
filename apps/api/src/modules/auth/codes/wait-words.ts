import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';

/** What can be said with how long to wait, or without where others that wait come first. */
export type WaitReason = TimedReason | 'too-many-invitations-of-company';

type TimedReason =
  | 'code-just-sent'
  | 'too-many-codes'
  | 'too-many-guesses'
  | 'too-many-attempts'
  | 'too-many-passkey-tries'
  | 'too-many-invitations';

/** Pure: how long to wait, as people say it; never less than it is, and nothing where nobody can know. */
export function waitWords(reason: WaitReason, seconds: number): Words {
  if (reason === 'too-many-invitations-of-company') return say(reason);
  return seconds <= 90
    ? say(`${reason}-seconds`, { count: seconds })
    : say(`${reason}-minutes`, { count: Math.ceil(seconds / 60) });
}
