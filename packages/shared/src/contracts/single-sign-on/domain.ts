import { Code, Message } from '@tavla/shared/contracts/auth';
import { OrganizationDomain } from '@tavla/shared/contracts/organizations';
import { DomainMailbox, SingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
import { endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';

const path = '/api/v1/single-sign-on/domain';

export const setSignInDomain = endpoint({
  name: 'sso.set-domain',
  summary:
    'Say whose addresses sign in with a provider. The answer has the TXT record that proves the domain; another domain needs a proof of its own, and lets codes in again.',
  method: 'PUT',
  path,
  access: ['update', 'admin'],
  confirmed: true,
  body: z.object({ domain: OrganizationDomain }),
  response: SingleSignOn,
});

export const checkSignInDomain = endpoint({
  name: 'sso.check-domain',
  summary:
    'Look the TXT record up, which proves the domain. A domain is one company’s: the first that proves it.',
  method: 'POST',
  path: `${path}/record`,
  access: ['update', 'admin'],
  tokens: 'refused',
  status: 200,
  response: SingleSignOn,
});

export const sendDomainCode = endpoint({
  name: 'sso.send-domain-code',
  summary: 'Send a code to a mailbox of the domain that is read by who runs it.',
  method: 'POST',
  // Where the cookie of codes goes.
  path: '/auth/domain/code',
  access: ['update', 'admin'],
  tokens: 'refused',
  status: 200,
  body: z.object({ mailbox: DomainMailbox }),
  response: Message,
});

export const proveSignInDomain = endpoint({
  name: 'sso.prove-domain',
  summary:
    'Enter that code, in the session and browser that asked for it, which proves the domain for 398 days. A domain is one company’s: the first that proves it.',
  method: 'POST',
  path: '/auth/domain/proof',
  access: ['update', 'admin'],
  tokens: 'refused',
  status: 200,
  body: z.object({ mailbox: DomainMailbox, code: Code }),
  response: SingleSignOn,
});
