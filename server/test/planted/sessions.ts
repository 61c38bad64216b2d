import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/http/gate/guest.ts': [
    {
      id: 'a neighbour of the host can set the cookie over https',
      rule: 'over https no neighbour of the host can set it',
      find: 'return https ?',
      replace: 'return https && seal === undefined ?',
    },
    {
      id: 'the cookie of a neighbour goes before ours',
      rule: 'the plain name of before is still read over https, unless the prefixed one is there',
      find: 'cookieIn(headers.cookie, GUARDED) ?? cookieIn(headers.cookie, NAME)',
      replace: 'cookieIn(headers.cookie, NAME) ?? cookieIn(headers.cookie, GUARDED)',
    },
  ],
  'server/http/gate/gate.ts': [
    {
      id: 'the page gives a session anew that was ended',
      rule: 'that was ended is not given anew with the page',
      find: 'const found = await known(request).catch(() => null);',
      replace: 'const found = namedGuest(request, seal) ?? null;',
    },
  ],
  'server/http/gate/signed-in.ts': [
    {
      id: 'a session lasts for ever',
      rule: 'lasts 400 days from its last use',
      find: '!found.signedOut && isRecent(found.seenAt)',
      replace: '!found.signedOut',
    },
    {
      id: 'a cookie lasts for ever while nothing hangs on it',
      rule: 'that holds nothing goes by the date in its cookie',
      find: 'givenAt !== null && isRecent(givenAt)',
      replace: 'true',
    },
    {
      id: 'every request writes that a session was used',
      rule: 'costs one write a day at most',
      find: 'Math.abs(now() - found.seenAt) > SEEN_STEP',
      replace: 'true',
    },
  ],
  'server/http/gate/seal.ts': [
    {
      id: 'a new secret makes everybody a stranger',
      rule: 'can be rotated: cookies of before still hold',
      find: 'const accepted = [secret, ...old];',
      replace: 'const accepted = [secret, ...old.slice(0, 0)];',
    },
  ],
  'server/http/running/logging.ts': [
    {
      id: 'the log does not say who',
      rule: 'each line of the log that is about a guest says who',
      find: '...(guest && { guest: shortName(guest.id) })',
      replace: '',
    },
  ],
  'server/http/running/short-name.ts': [
    {
      id: 'the log names guests by their id',
      rule: 'each line of the log that is about a guest says who, by a short name',
      find: '.slice(0, 8)',
      replace: '.slice(0, 8) + id',
    },
  ],
  'server/http/api/devices.ts': [
    {
      id: 'the only device cannot be signed out',
      rule: 'of the only device can be ended by who means it',
      find: 'signedIn.signOut({ guest: guest.id, id: device }, request, evenIfOnly)',
      replace: 'signedIn.signOut({ guest: guest.id, id: device }, request, evenIfOnly && false)',
    },
  ],
  'server/store/rows/forget.ts': [
    {
      id: 'the id of a guest stays in the log',
      rule: 'who is forgotten is named nowhere in a finished match',
      find: 'return text.replaceAll(guest, nobody.guest);',
      replace: 'return nobody.guest === guest ? text : text;',
    },
    {
      id: 'what somebody said stays in the chat',
      rule: 'who is forgotten is named nowhere in a finished match',
      find: 'JSON.stringify({ ...line, name, text: DELETED })',
      replace: 'JSON.stringify({ ...line, name })',
    },
  ],
  'server/service/housekeeping.ts': [
    {
      id: 'nodes that have a match in memory go on naming who was forgotten',
      rule: 'all who follow hear of it on any node',
      find: 'if (!(await mark(match))) return;',
      replace: 'if (match === guest && !(await mark(match))) return;',
    },
    {
      id: 'what another node had in hand names them again',
      rule: 'asked for twice, or left half done, it comes to the same',
      find: 'house.matchesNaming(guest, now() - SETTLED, MATCHES)',
      replace: 'house.matchesNaming(guest, now() - 1000 * SETTLED, MATCHES)',
    },
    {
      id: 'a match stays in which nobody else took part',
      rule: 'a match in which nobody else took part is removed',
      find: 'if (await house.hasOthers(match, guest)) await forgetAmongOthers(match, guest);\n    else await house.remove(match);',
      replace: 'await forgetAmongOthers(match, guest);',
    },
    {
      id: 'matches are never removed',
      rule: 'matches that ended are removed after the days that were set',
      find: 'if (keepFinished === null) return 0;',
      replace: 'if (keepFinished === null || MATCHES > 0) return 0;',
    },
  ],
  'server/store/sqlite/housekeeping.ts': [
    {
      id: 'matches that are still played are removed too',
      rule: 'matches that ended are removed after the days that were set, and no others',
      find: "where phase in ('over', 'closed') and last_at < ?",
      replace: "where phase <> 'removed' and last_at < ?",
    },
    {
      id: 'requests of whoever is forgotten are remembered',
      rule: 'of whoever is forgotten no request is remembered',
      find: '        dropRequests.run(guest);\n',
      replace: '',
    },
  ],
  'server/http/app.ts': [
    {
      id: 'health and metrics are on the public port',
      rule: 'health and figures are not on the public port',
      find: 'const ops = createOps({ meters, stopping: () => stopping, ready: service.ready });',
      replace:
        "const ops = createOps({ meters, stopping: () => stopping, ready: service.ready });\n  for (const path of ['/metrics', '/healthz', '/readyz']) app.get(path, () => ({}));",
    },
    {
      id: 'who never reads an answer keeps the connection',
      rule: 'a connection whose answer nobody reads is closed',
      find: 'request.raw.socket.setTimeout(longestSilence);',
      replace: '',
    },
  ],
  'server/http/running/bad-connections.ts': [
    {
      id: 'who opens connections and says nothing keeps them',
      rule: 'a connection over which nobody says anything is closed',
      find: 'connectionsCheckingInterval: LOOK_EVERY,',
      replace: 'connectionsCheckingInterval: 1_000 * LOOK_EVERY,',
    },
  ],
  'server/store/sqlite/wal.ts': [
    {
      id: 'a log that lost its end is taken for whole',
      rule: 'is noticed: what is lost is said',
      find: 'return held < durable ? { durable, held } : null;',
      replace: 'return held < 0 ? { durable, held } : null;',
    },
    {
      id: 'a log is read beyond what does not add up',
      rule: 'is noticed: what is lost is said',
      find: '!frame.subarray(8, 16).equals(salts) || !isSum(frame, 16, sum)',
      replace: '!frame.subarray(8, 16).equals(salts)',
    },
  ],
  'server/store/sqlite/mend.ts': [
    {
      id: 'where the rest is cut off every place is tried',
      rule: 'a file cut to half',
      find: 'return lost + unreadable;',
      replace: "throw new Error('nothing more to read');",
    },
  ],
  'server/bus/nats-options.ts': [
    {
      id: 'the authority that is named for NATS is not believed',
      rule: 'is reached by who believes its authority and knows the password',
      find: "ca: 'caFile'",
      replace: "ca: 'ca'",
    },
  ],
};
