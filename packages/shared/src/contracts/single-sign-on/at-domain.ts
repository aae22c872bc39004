/** Pure: whether an address is at a domain: at itself, not below it. */
export function isAtDomain(email: string, domain: string): boolean {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase() === domain;
}
