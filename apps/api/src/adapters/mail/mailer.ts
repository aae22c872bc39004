/** One mail to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sign-in code that the mail carries: the outbox prints it in the terminal. */
  code?: string;
  /** With angle brackets. The same for a mail that may be sent twice, so that its receiver can drop the second. */
  messageId?: string;
}

/** The mail server answers, and does not take this one mail. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
  /** @param isFinal trying again cannot help, unless the address changes */
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

export interface MailHealth {
  isReady: boolean;
  /** In words, for the log and the operator. */
  detail: string;
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail; rejects within about ten seconds otherwise.
   * @throws MailRejectedError when it refuses this mail, and anything else when it cannot be had at all
   */
  send(message: MailMessage): Promise<void>;
  /** Whether a mail could be sent now. Never rejects. */
  check(): Promise<MailHealth>;
  close(): Promise<void>;
}
