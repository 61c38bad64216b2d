import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/push/push-hosts.ts': [
    {
      id: 'a name that leads to a private address is called',
      rule: 'a host is called only if all its addresses are public',
      find: 'found.every(isPublicAddress)',
      replace: 'found.some(isPublicAddress)',
    },
    {
      id: 'an address in the place of a name is called unchecked',
      rule: 'a host is called only if all its addresses are public',
      find: 'return found.length > 0 && found.every(isPublicAddress) ? found : null;',
      replace: 'return isIP(host) > 0 || (found.length > 0 && found.every(isPublicAddress)) ? found : null;',
    },
    {
      id: 'any port is called',
      rule: 'a push goes to the public internet and to port 443 only',
      find: "allowsPort: (port) => port === '',",
      replace: 'allowsPort: () => true,',
    },
  ],
  'server/push/public-address.ts': [
    {
      id: 'an IPv4 address within an IPv6 address is called',
      rule: 'is not an address of the public internet',
      find: "GLOBAL.check(address, 'ipv6') && ",
      replace: '',
    },
  ],
  'server/push/post.ts': [
    {
      id: 'a call goes to what the name means a moment later',
      rule: 'is encrypted so that only the browser reads it',
      find: 'lookup: (_, { all }, found) => (all ? found(null, [checked]) : found(null, checked.address, checked.family)),',
      replace: '',
    },
    {
      id: 'an address over http is called',
      rule: 'is accepted for https addresses that are called',
      find: "url.protocol !== 'https:' || ",
      replace: '',
    },
    {
      id: 'a call waits for ever for its answer',
      rule: 'does not wait for ever for an answer',
      find: 'signal: AbortSignal.timeout(hosts.patience ?? PATIENCE),',
      replace: 'signal: AbortSignal.timeout(60 * PATIENCE),',
    },
    {
      id: 'a call follows a redirect',
      rule: 'follows no redirect',
      find: '        resolve(answer.statusCode ?? null);\n',
      replace:
        "        const to = answer.statusCode === 307 ? new URL('/elsewhere', url).href : null;\n        resolve(to === null ? (answer.statusCode ?? null) : postTo(to, { headers, body }, hosts));\n",
    },
  ],
  'server/push/sender.ts': [
    {
      id: 'calls pile up without end',
      rule: 'is dropped while a thousand others wait',
      find: "if (waiting.length >= MOST_WAITING) return sent?.('dropped');",
      replace: '',
    },
    {
      id: 'any number of calls is made at the same time',
      rule: 'is dropped while a thousand others wait',
      find: 'if (busy >= AT_ONCE) return;',
      replace: '',
    },
    {
      id: 'an address that is gone is called for ever',
      rule: 'is the last one',
      find: 'await addresses.dropEndpoint(address.endpoint);',
      replace: '',
    },
  ],
  'server/push/turn-calls.ts': [
    {
      id: 'who follows the match is called as well',
      rule: 'who follows the match is not called',
      find: '.filter(({ guest }) => !here.has(guest))',
      replace: '.filter(({ guest }) => guest !== undefined || here.has(guest))',
    },
    {
      id: 'a call waits anew after every change',
      rule: 'who is away is called once for a question',
      find: 'known.question === question',
      replace: 'known.question === -1',
    },
  ],
  'server/store/rows/push-rows.ts': [
    {
      id: 'a device is called twice for a question',
      rule: 'a device is called once for each question',
      find: 'known.muted || known.called >= question',
      replace: 'known.muted',
    },
    {
      id: 'a device is called for a match that it muted',
      rule: 'for a muted match, a device is not called',
      find: 'known.muted || known.called >= question',
      replace: 'known.called >= question',
    },
    {
      id: 'a called device remembers any number of matches',
      rule: 'a device remembers a limited number of matches',
      find: '.slice(-MATCHES_KNOWN)',
      replace: '',
    },
  ],
  'server/store/sqlite/housekeeping.ts': [
    {
      id: 'who is forgotten is called all the same',
      rule: 'who is forgotten is called no more',
      find: ', push_endpoint = null, push = null',
      replace: '',
    },
  ],
  'server/store/sqlite/devices.ts': [
    {
      id: 'a device that was signed out is called all the same',
      rule: 'neither is a device that was signed out',
      find: ', push_endpoint = null, push = null',
      replace: '',
    },
  ],
};
