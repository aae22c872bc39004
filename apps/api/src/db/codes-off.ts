/**
 * Whether somebody's company lets them in through its provider alone, as SQL; admins never (decision 058).
 * @param role the row of their role, by its name
 * @param provider the row of their company's provider, as `joinProvider` finds it
 */
export const codesOff = (role: string, provider: string) =>
  `coalesce(${provider}."codesOff", false) and not (${role}."isSystem" and ${role}."nameKey" = 'admin')`;

/** Finds the provider of somebody's company, where people can sign in with it, as SQL. */
export const joinProvider = (user: string, provider: string) => `
  left join sign_in_provider ${provider} on ${provider}."organizationId" = ${user}."organizationId"
    and ${provider}."provedDomain" is not null and ${provider}.issuer is not null`;
