import { expect, test } from 'vitest';
import { isPublicAddress } from '../../push/public-address.ts';
import { publicHosts } from '../../push/push-hosts.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'localhost',
  '',
])('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001:81b::200a', '2606:4700::6810:84e5'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a host is called only if all its addresses are public', async () => {
  const names: { readonly [host: string]: readonly string[] } = {
    'push.example': ['8.8.8.8', '2606:4700::6810:84e5'],
    'inside.example': ['10.0.0.1'],
    'half.example': ['8.8.8.8', '192.168.0.1'],
    'unknown.example': [],
  };
  const { addressesOf } = publicHosts(async (host) => names[host] ?? []);
  expect(await addressesOf('push.example')).toEqual(names['push.example']);
  expect(await addressesOf('8.8.8.8')).toEqual(['8.8.8.8']);
  for (const host of ['inside.example', 'half.example', 'unknown.example', '127.0.0.1', '::1']) {
    expect(await addressesOf(host), host).toBeNull();
  }
});
