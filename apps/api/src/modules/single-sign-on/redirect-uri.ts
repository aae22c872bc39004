/**
 * Where the provider of a company sends people back to. Each company has its own, so that what one provider answers
 * cannot be taken for another's. Source: RFC 9700, 4.4.2.2 "Mix-Up Defense via Distinct Redirect URIs".
 */
export const redirectUriOf = (publicUrl: string, organizationId: string): string =>
  `${publicUrl}/sso/${organizationId}`;
