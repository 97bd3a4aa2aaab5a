import { MAIL_SCHEMES } from '@keepout/contract/platform/address';
import { expect, it } from 'vitest';
import { isPrivateAddress, isPrivateHost, mayBePrivate, unfitAddress } from './private-address.ts';

it.each([
  // Of this machine, however it is written.
  ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::7f00:1', '::ffff:0:7f00:1', '0.0.0.0'],
  // Of this network.
  ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', 'fe80::1', 'fd00::1', 'fec0::1'],
  // IPv4 carried through IPv6: translated, and tunnels.
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '::ffff:0:a00:1'],
  // Of nobody: examples in documents, tests, groups, segments.
  ...[
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.9',
    '198.18.0.1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    '224.0.0.1',
    'ff02::1',
  ],
  'not an address',
])('%s is of no public network', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['1.1.1.1', '93.184.216.34', '::ffff:8.8.8.8', '::ffff:808:808', '2606:2800:220:1::1', '2a00:1450:4001::1'])(
  '%s is of a public network',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

it.each(['http://2130706433', 'http://0x7f.1', 'http://[::ffff:127.0.0.1]', 'http://localhost.', 'http://a.localhost'])(
  'the host of %s says that it is of no public network',
  (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  },
);

it('an address of a private network is taken where the installation names its host and port, by https alone', () => {
  const reach = { allowPrivate: false, privateHosts: ['mirror.example.com:443', '10.0.0.5:8443'] };
  for (const url of ['https://mirror.example.com/gp', 'https://MIRROR.example.com:443/', 'https://10.0.0.5:8443/a?b'])
    expect([url, mayBePrivate(new URL(url), reach), unfitAddress(url, reach)]).toEqual([url, true, undefined]);
  for (const url of ['http://mirror.example.com/', 'https://mirror.example.com:8443/', 'https://10.0.0.5/'])
    expect([url, mayBePrivate(new URL(url), reach)]).toEqual([url, false]);
  expect(unfitAddress('https://10.0.0.5/', reach)).toBe('It is of no public network.');
});

it('a mail server is held to the same, at its own ports', () => {
  const reach = { allowPrivate: false, privateHosts: ['mail.example.com:993', '10.0.0.5:143'] };
  const unfit = (url: string) => unfitAddress(url, reach, MAIL_SCHEMES);
  for (const url of ['imaps://mail.example.com/INBOX', 'imaps://mail.example.com:993/a%20b', 'imap://10.0.0.5/INBOX'])
    expect([url, mayBePrivate(new URL(url), reach), unfit(url)]).toEqual([url, true, undefined]);
  for (const url of ['imap://mail.example.com/INBOX', 'imaps://10.0.0.5/INBOX'])
    expect([url, mayBePrivate(new URL(url), reach)]).toEqual([url, false]);
  for (const host of ['127.0.0.1', '[::1]', '10.0.0.5', 'localhost'])
    expect(unfit(`imaps://${host}/INBOX`), host).toBe('It is of no public network.');
  // Test networks take http for the web, and no mail without TLS.
  const open = { allowPrivate: true, privateHosts: [] };
  for (const url of ['https://mail.example.com/', 'http://localhost/', 'imaps:INBOX', 'pop3s://mail.example.com/'])
    expect(unfitAddress(url, open, MAIL_SCHEMES), url).toBe('It has to begin with imaps:// or imap://.');
});
