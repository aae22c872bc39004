import { seal, unseal } from '@/lib/sealed-text';

const purpose = 'sign-in-client-secret';

/** A client's secret as it is kept: only this server opens it, for this company. */
export const sealClientSecret = (authSecret: string, organizationId: string, secret: string): string =>
  seal(authSecret, purpose, organizationId, secret);

/** Undefined when the server's own secret has changed since. */
export const openClientSecret = (
  authSecret: string,
  organizationId: string,
  sealed: string | null,
): string | undefined => (sealed === null ? undefined : unseal(authSecret, purpose, organizationId, sealed));
