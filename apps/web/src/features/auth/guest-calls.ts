import { login, signup } from '@tavla/shared/contracts/auth';
import {
  checkOrganization,
  OrganizationDomain,
  OrganizationName,
} from '@tavla/shared/contracts/organizations';
import { findSignInWays } from '@tavla/shared/contracts/single-sign-on/sign-in';
import { Email } from '@tavla/shared/fields';
import { z } from 'zod';
import { call } from '@/api/call';
import { checkedResolver } from '@/lib/forms/checked-resolver';

/** The rules of the guest pages' forms. */
export const emailRules = checkedResolver(z.object({ email: Email }));
export const companyRules = checkedResolver(z.object({ name: OrganizationName, domain: OrganizationDomain }));

/** Asks for a code that signs in. */
export async function requestSignIn(email: string): Promise<void> {
  await call(login, { body: { email, type: 'SIGN_IN' } });
}

/** Whether addresses at this one's domain sign in with a provider of their company. */
export async function hasProvider(email: string): Promise<boolean> {
  return (await call(findSignInWays, { body: { email } })).provider !== null;
}

/** Asks for a code that registers a company. */
export async function requestSignUp(email: string, company: { name: string; domain: string }): Promise<void> {
  const { name: organizationName, domain: organizationDomain } = company;
  await call(signup, { body: { email, type: 'SIGN_UP', organizationName, organizationDomain } });
}

/** Whether the company cannot be registered: its name or domain is not valid, or taken. */
export function isCompanyRefused(company: { name: string; domain: string }): Promise<boolean> {
  return call(checkOrganization, { query: company });
}
