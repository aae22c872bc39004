import { domainToASCII } from 'node:url';
import { say } from '@tavla/shared/error-words';
import { sayOfField } from '@tavla/shared/field-words';
import { domainMin, lineMax } from '@tavla/shared/limits';
import type { Words } from '@tavla/shared/words';
import { getDomain } from 'tldts';
import { isPublicMailProvider } from './public-mail-providers';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Marks that nobody sees: joiners, spaces without width, marks of direction. Source: Unicode, DerivedCoreProperties. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Names that differ in case, in spacing, or in what nobody sees only are the same name. */
export function organizationNameKey(name: string): string {
  return name.normalize('NFKC').replaceAll(unseen, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A host name as DNS has it, in small letters; undefined when it is none with a dot. */
export function hostNameOf(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  // What reads it takes it out of an address: it would cut a path off, and read %61 as a letter.
  if (/[^a-z0-9.-]/.test(typed.replaceAll(/\P{ASCII}/gu, ''))) return undefined;
  const host = domainToASCII(typed);
  const labels = host.split('.');
  const isHost = host.length <= 253 && labels.length > 1 && labels.every((part) => label.test(part));
  return isHost && !/^\d+$/.test(labels.at(-1) ?? '') ? host : undefined;
}

/** Pure: what speaks against a company of this name; undefined when nothing does. */
export function refuseName(name: string): Words | undefined {
  if (organizationNameKey(name) === '') return sayOfField('required', { field: 'companyName' });
  if (name.trim().length > lineMax) return sayOfField('too-long', { field: 'companyName', count: lineMax });
  return undefined;
}

/** Pure: what speaks against a company of this domain; undefined when nothing does. */
export function refuseDomain(domain: string): Words | undefined {
  const host = hostNameOf(domain);
  if (domain.trim() === '') return sayOfField('required', { field: 'companyDomain' });
  // A public suffix such as co.uk belongs to no single company.
  if (!host || domain.trim().length < domainMin || getDomain(host) === null)
    return say('not-a-company-domain');
  if (isPublicMailProvider(host)) return say('public-mail-domain', { domain: host });
  return undefined;
}

/** Pure: whether the address is at the domain or below it, as the first one of a company must be. */
export function isAddressAt(email: string, domain: string): boolean {
  const host = hostNameOf(email.slice(email.lastIndexOf('@') + 1));
  const owner = hostNameOf(domain);
  return Boolean(host && owner && (host === owner || host.endsWith(`.${owner}`)));
}
