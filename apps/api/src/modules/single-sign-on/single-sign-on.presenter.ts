import { createHash } from 'node:crypto';
import type {
  SignInDomain,
  SignInProvider,
  SingleSignOn,
} from '@tavla/shared/contracts/single-sign-on/settings';
import { openClientSecret } from './client-secret';
import { recordOf } from './domain/domain-record';
import { mailProofDays } from './domain/proof-lifetimes';
import type { ProviderFacts, ProviderRow } from './provider.repo';
import { redirectUriOf } from './redirect-uri';

interface Place {
  organizationId: string;
  authSecret: string;
  publicUrl: string;
}

/** The wire shape of how a company signs in: without the secret. */
export function presentSingleSignOn(
  row: ProviderRow | null,
  facts: ProviderFacts,
  { organizationId, authSecret, publicUrl }: Place,
): SingleSignOn {
  return {
    domain: row && presentDomain(row),
    provider: row && presentProvider(row, authSecret),
    redirectUri: redirectUriOf(publicUrl, organizationId),
    codesOff: row?.codesOff ?? false,
    ...facts,
  };
}

/** The wire shape of a provider; null before one is set. */
export function presentProvider(row: ProviderRow, authSecret: string): SignInProvider | null {
  const { organizationId, issuer, clientId, clientSecret, createsPeople, roleClaim } = row;
  if (issuer === null || clientId === null) return null;
  const roles = row.roles.map(({ value, roleId }) => ({ value, roleId }));
  const fields = { issuer, clientId, createsPeople, roleClaim, roles };
  // The secret is sealed anew with each change.
  const version = createHash('sha256')
    .update(JSON.stringify([fields, clientSecret]))
    .digest('base64url');
  const hasSecret = openClientSecret(authSecret, organizationId, clientSecret) !== undefined;
  return { ...fields, hasSecret, version };
}

const day = 86_400_000;

function presentDomain(row: ProviderRow): SignInDomain {
  const { domain: name, provedBy, provedAt, missingSince } = row;
  const isByMail = provedBy === 'mail' && provedAt;
  return {
    name,
    record: recordOf(row),
    provedBy: provedBy === 'dns' || provedBy === 'mail' ? provedBy : null,
    provedAt: provedAt?.toISOString() ?? null,
    holdsUntil: isByMail ? new Date(provedAt.getTime() + mailProofDays * day).toISOString() : null,
    missingSince: missingSince?.toISOString() ?? null,
  };
}
