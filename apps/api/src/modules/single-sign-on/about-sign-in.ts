/** What an entry of the audit log is about. */
export const aboutSignIn = (organizationId: string, domain: string) => ({
  targetType: 'single-sign-on',
  targetId: organizationId,
  targetName: domain,
});
