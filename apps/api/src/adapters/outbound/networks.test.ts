import { expect, it } from 'vitest';
import { isPublic, isWithin, networksOf } from './networks';

it.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '192.0.0.192', '168.63.129.16', '198.18.0.1'],
  ...['224.0.0.1', '255.255.255.255', '240.0.0.1', '203.0.113.9'],
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', 'fc00::1', 'fec0::1', 'ff02::1'],
  // An address of IPv4 inside: mapped, compatible, of a translator, of tunnels.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '0:0:0:0:0:ffff:10.0.0.1', '::FFFF:A9FE:A9FE', '::127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:7f00:1::1', '2001:db8::1', '3fff::1'],
  ...['', 'localhost', '1.2.3', '1.2.3.4.5'],
])('%s is not of the public internet', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each([
  ...['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '192.0.1.1', '::ffff:1.1.1.1'],
  ...['2606:4700:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'],
])('%s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

it('knows what an operator lists, however an address is written', () => {
  const listed = networksOf(['10.0.5.0/24', '127.0.0.1', 'fd00:1::/32']);
  const within = (address: string) => isWithin(listed, address);
  expect(['10.0.5.9', '127.0.0.1', '::ffff:127.0.0.1', 'fd00:1::9'].map(within)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['10.0.6.1', '127.0.0.2', '::1', 'fd00:2::1', 'nothing'].map(within)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
