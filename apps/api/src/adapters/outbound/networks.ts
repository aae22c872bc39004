import { BlockList, isIP } from 'node:net';

/** Networks by their CIDR notation, such as `10.0.5.0/24` or `::1`. */
export function networksOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
}

/**
 * Where nobody outside can have a server: own machine, private and link-local networks, those of providers' metadata
 * (169.254.169.254, 100.100.100.200, 192.0.0.192, 168.63.129.16), documentation, multicast. Source: the IANA registry of
 * special-purpose addresses of IPv4.
 */
const notPublic4 = networksOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
]);

/** All of IPv6 that is given out is in here (RFC 4291, 2.4), */
const public6 = networksOf(['2000::/3']);
/** but for what leads elsewhere or nowhere: tunnels with an address of IPv4 inside, protocols, documentation. */
const notPublic6 = networksOf(['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']);

/** Pure: whether an address is one of the public internet. One of IPv4 that is written as IPv6 counts as the former. */
export function isPublic(address: string): boolean {
  const mapped = unmapped(address);
  if (isIP(mapped) === 4) return !notPublic4.check(mapped, 'ipv4');
  return isIP(mapped) === 6 && public6.check(mapped, 'ipv6') && !notPublic6.check(mapped, 'ipv6');
}

/** Whether an address is in one of these networks. */
export function isWithin(networks: BlockList, address: string): boolean {
  const mapped = unmapped(address);
  const family = isIP(mapped);
  return family !== 0 && networks.check(mapped, family === 4 ? 'ipv4' : 'ipv6');
}

/** Pure: the address of IPv4 that stands in `::ffff:127.0.0.1` and in each other way to write that. */
function unmapped(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  // The one notation that a URL knows: ::ffff:7f00:1.
  const [, high, low] =
    new URL(`http://[${plain}]`).hostname.match(/^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/) ?? [];
  if (high === undefined || low === undefined) return plain;
  const [one, two] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [one >> 8, one & 255, two >> 8, two & 255].join('.');
}
