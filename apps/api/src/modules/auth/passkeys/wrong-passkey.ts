import { say } from '@tavla/shared/error-words';
import type { SecurityEvent } from '@/http/access/security-log';
import { HttpError } from '@/http/errors/errors';

/**
 * A passkey that opens nothing. One answer to an unknown, another person's, a blocked one's and a forged one: it does
 * not say which.
 */
export class WrongPasskey extends HttpError {
  constructor(
    reason: 'passkey-refused' | 'passkey-too-late' | 'passkey-not-made' = 'passkey-refused',
    override readonly security: SecurityEvent = 'passkey-refused',
  ) {
    super(400, 'wrong-passkey', say(reason));
  }
}
