/** What a line of the mapping says. */
interface Line {
  value: string;
  roleId: string;
}

/**
 * Pure: the role that a sign-in gives; undefined leaves the one that somebody has. Roles that stand in a line are the
 * provider's to give and to take: whoever has one of them without a value for it gets the plain one.
 * @param values of the claim; undefined when there is none to look at
 * @param current the role of a person who is there; undefined for a new one
 */
export function wantedRole(
  lines: readonly Line[],
  values: readonly string[] | undefined,
  current: string | undefined,
  plain: string,
): string | undefined {
  const given = values && lines.find(({ value }) => values.includes(value))?.roleId;
  if (given) return given === current ? undefined : given;
  if (current === undefined) return plain;
  const isProviders = values && current !== plain && lines.some(({ roleId }) => roleId === current);
  return isProviders ? plain : undefined;
}
