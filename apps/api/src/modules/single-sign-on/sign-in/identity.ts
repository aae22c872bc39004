import { isAtDomain } from '@tavla/shared/contracts/single-sign-on/at-domain';
import { rule } from '@tavla/shared/field-words';
import { Email, visibleLine } from '@tavla/shared/fields';
import { claimValueMax, firstNameMax, lastNameMax } from '@tavla/shared/limits';
import { nameFromEmail } from '@/modules/auth/first-names';

type Claims = Readonly<Record<string, unknown>>;

/** Whom a provider vouches for. */
export interface Identity {
  issuer: string;
  /** The provider's own name for the account, which stays when the address changes. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What the claim for roles says; undefined when no claim gives roles, or the provider has not said what is in it. */
  roleValues: string[] | undefined;
}

export type IdentityFault = 'answer-wrong' | 'email-missing' | 'email-not-verified' | 'email-elsewhere';

const subjectMax = 255;

/**
 * Pure: reads who somebody is out of an ID token and, for what that lacks, the answer of the userinfo endpoint, whose
 * subjects have been compared. An address counts together with the word that it is verified, of the same source.
 */
export function identityOf(
  idToken: Claims,
  userInfo: Claims | undefined,
  { domain, roleClaim }: { domain: string; roleClaim: string | null },
): Identity | IdentityFault {
  const { iss, sub } = idToken;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '' || sub.length > subjectMax)
    return 'answer-wrong';
  const source = [idToken, userInfo].find((claims) => claims?.email !== undefined);
  const email = Email.safeParse(source?.email).data;
  if (!source || email === undefined) return 'email-missing';
  if (source.email_verified !== true) return 'email-not-verified';
  if (!isAtDomain(email, domain)) return 'email-elsewhere';
  return {
    issuer: iss,
    subject: sub,
    email,
    ...nameOf(source, email),
    roleValues: rolesOf(idToken, userInfo, roleClaim),
  };
}

/** Pure: whether the userinfo endpoint is to be asked for what the ID token does not say. */
export const lacksClaims = (idToken: Claims, roleClaim: string | null): boolean =>
  idToken.email === undefined ||
  (idToken.given_name === undefined && idToken.name === undefined) ||
  (roleClaim !== null && !Object.hasOwn(idToken, roleClaim));

const shown = visibleLine(rule('required', { field: 'name' }));

function nameOf(claims: Claims, email: string): Pick<Identity, 'firstName' | 'lastName'> {
  const [given, family, whole] = ['given_name', 'family_name', 'name'].map(
    (key) => shown.safeParse(claims[key]).data,
  );
  const [first, ...rest] = whole?.split(/\s+/) ?? [];
  const byAddress = nameFromEmail(email, email.slice(email.lastIndexOf('@') + 1));
  const lastName = family ?? (given ? undefined : rest.join(' ') || undefined);
  return {
    firstName: (given ?? first ?? byAddress.firstName).slice(0, firstNameMax),
    lastName: (lastName ?? byAddress.lastName).slice(0, lastNameMax),
  };
}

/** All of a long claim: what a provider answers is bounded, and the value of a line may stand last. */
function rolesOf(idToken: Claims, userInfo: Claims | undefined, claim: string | null): string[] | undefined {
  if (claim === null) return undefined;
  const sources = [idToken, userInfo];
  const source = sources.find((claims) => claims && Object.hasOwn(claims, claim));
  if (!source && sources.some((claims) => isElsewhere(claims, claim))) return undefined;
  const said = source?.[claim];
  const values = Array.isArray(said) ? said : [said];
  return values.filter((one): one is string => typeof one === 'string' && one.length <= claimValueMax);
}

/** Whether a claim is only pointed to (OpenID Connect Core 5.6.2): Entra ID does so with more than 200 groups. */
function isElsewhere(claims: Claims | undefined, claim: string): boolean {
  const names = claims?._claim_names;
  return typeof names === 'object' && names !== null && Object.hasOwn(names, claim);
}
