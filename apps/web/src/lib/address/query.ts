/** Parameters of the query to set; what is null, undefined, empty or an empty list leaves the address. */
export type QueryChange = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/**
 * The query with a change in it; every other parameter stays as it was.
 *
 * @param search with its question mark, as a URL has it
 * @returns the same, empty for no parameter at all
 */
export function changedQuery(search: string, change: QueryChange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const values = [value ?? []].flat().filter(Boolean);
    params.delete(name);
    for (const one of values) params.append(name, one);
  }
  return params.size ? `?${params}` : '';
}
