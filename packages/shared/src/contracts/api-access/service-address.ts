/**
 * Where no mailbox can be: a service account has an address of this domain, and by it is known to be one, wherever a
 * person's address goes. Source: RFC 2606, 2, which keeps `.invalid` free for good.
 */
export const serviceDomain = 'service.invalid';

/** Whether somebody is a program's account: without a mailbox, and so without a sign-in and without mails. */
export function isServiceAccount({ email }: { email: string }): boolean {
  return email.toLowerCase().endsWith(`@${serviceDomain}`);
}
