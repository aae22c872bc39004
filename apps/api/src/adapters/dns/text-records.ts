import { Resolver } from 'node:dns/promises';

/** Milliseconds that a name server has, twice. */
const patience = 2_500;

/**
 * The texts that stand at a name of the DNS, each put together from its pieces; none where the name or its texts are
 * not there.
 * @param servers whom to ask, with a port where it is not 53; the machine's own when there are none
 * @throws when no server answers, which says nothing of the name
 */
export async function readTextRecords(name: string, servers: readonly string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: patience, tries: 2 });
  if (servers.length) resolver.setServers(servers);
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((pieces) => pieces.join(''));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
