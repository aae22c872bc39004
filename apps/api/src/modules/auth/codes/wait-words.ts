import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';

/** What can be said with how long to wait. */
export type WaitReason =
  | 'code-just-sent'
  | 'too-many-codes'
  | 'too-many-guesses'
  | 'too-many-attempts'
  | 'too-many-passkey-tries';

/** Pure: how long to wait, as people say it; never less than it is. */
export function waitWords(reason: WaitReason, seconds: number): Words {
  return seconds <= 90
    ? say(`${reason}-seconds`, { count: seconds })
    : say(`${reason}-minutes`, { count: Math.ceil(seconds / 60) });
}
