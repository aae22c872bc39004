/** One mail to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sign-in code that the mail carries: the outbox prints it in the terminal. */
  code?: string;
}

export interface MailHealth {
  isReady: boolean;
  /** In words, for the log and the operator. */
  detail: string;
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects within about ten seconds otherwise. */
  send(message: MailMessage): Promise<void>;
  /** Whether a mail could be sent now. Never rejects. */
  check(): Promise<MailHealth>;
  close(): Promise<void>;
}
