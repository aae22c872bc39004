/** By person: a chosen file outlives a session that ends, as whatever is unsent does, and not the page. */
const files = new Map<string, Map<string, File>>();

/**
 * The files that a person has chosen on this page and that are still to be sent, by the ids of their uploads. Nobody
 * else's session reads them.
 * @param owner as `ownerOf` says it
 */
export function chosenFiles(owner: string): Map<string, File> {
  const own = files.get(owner) ?? new Map<string, File>();
  files.set(owner, own);
  return own;
}
