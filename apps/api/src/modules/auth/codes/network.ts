import { isIPv4, isIPv6 } from 'node:net';

/** Where a request came from, as the limits count it. */
export interface Origin {
  /** An IPv4 address; of IPv6 the /48, since one household or office has that many addresses to itself. */
  ip: string;
  /** The /24 of IPv4, the /48 of IPv6. */
  network: string;
}

/** Pure. IPv4 written as IPv6 (::ffff:10.1.2.3) is IPv4; what is no address counts as it stands. */
export function originOf(address: string): Origin {
  const ip = address.replace(/%.*$/, '');
  if (isIPv4(ip)) return ofIPv4(ip.split('.'));
  if (!isIPv6(ip)) return { ip, network: ip };
  const groups = groupsOf(ip);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return ofIPv4(groups.slice(6).flatMap((group) => [group >> 8, group & 255]));
  const site = `${groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')}::/48`;
  return { ip: site, network: site };
}

function ofIPv4(bytes: (string | number)[]): Origin {
  return { ip: bytes.join('.'), network: `${bytes.slice(0, 3).join('.')}.0/24` };
}

/** The eight numbers of an IPv6 address; the URL parser has spelt out a dotted end before. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0');
  return [...(left ?? []), ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}
