import type { SignInDomain, SingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
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
  const hasSecret = openClientSecret(authSecret, organizationId, row?.clientSecret ?? null) !== undefined;
  const { issuer = null, clientId = null } = row ?? {};
  return {
    domain: row && presentDomain(row),
    provider:
      row && issuer !== null && clientId !== null
        ? {
            ...{ issuer, clientId, hasSecret, createsPeople: row.createsPeople, roleClaim: row.roleClaim },
            roles: row.roles.map(({ value, roleId }) => ({ value, roleId })),
          }
        : null,
    redirectUri: redirectUriOf(publicUrl, organizationId),
    codesOff: row?.codesOff ?? false,
    ...facts,
  };
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
