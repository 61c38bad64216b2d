import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/http/api/refusals.ts': [
    {
      id: 'a table that is busy for a moment refuses for good',
      rule: 'its status tells programs to ask again',
      find: '  busy: 503,\n',
      replace: '',
    },
  ],
  'server/http/api/mount.ts': [
    {
      id: 'a request without a cookie is made for a guest who never hears of it',
      rule: 'counts once though its first answers are lost',
      find: "if (method === 'GET' || guest.session === 'held') return undefined;",
      replace: "if (method === 'GET' || guest.session !== 'ended') return undefined;",
    },
    {
      id: 'a device that was signed out goes on as a stranger',
      rule: 'sends a line again: it is said once',
      find: "if (method === 'GET' || guest.session === 'held') return undefined;",
      replace: "if (method === 'GET' || guest.session !== 'none') return undefined;",
    },
  ],
  'server/http/api/devices.ts': [
    {
      id: 'whoever signs out their own device is a stranger when they ask again',
      rule: 'signs out the very device they ask from is answered alike',
      find: 'endsSession: true,',
      replace: '',
    },
  ],
  'server/http/gate/gate.ts': [
    {
      id: 'a cookie that has ended is replaced by whatever is asked next',
      rule: 'sends a line again: it is said once',
      find: "if (visitor.session === 'none') remember(visitor, request, response);",
      replace: "if (visitor.session !== 'held') remember(visitor, request, response);",
    },
  ],
  'server/http/gate/visitor.ts': [
    {
      id: 'a page whose browser became another guest speaks for that guest',
      rule: 'it is said once, by the guest who said it',
      find: 'isFrom(request, named) && ',
      replace: '',
    },
    {
      id: 'a socket counts for whoever the cookie names, whoever it says it is for',
      rule: 'it is said once, and the page may look on',
      find: 'new URLSearchParams(query).get(GUEST_QUERY)',
      replace: 'null',
    },
  ],
  'server/http/socket/conversation.ts': [
    {
      id: 'a page is told that it belongs to a guest though it is a stranger',
      rule: 'it is said once, and the page may look on',
      find: 'return mute === null ? publicName(guest.id) : null;',
      replace: 'return publicName(guest.id);',
    },
  ],
  'server/http/socket/sockets.ts': [
    {
      id: 'strangers speak over a socket',
      rule: 'sends a line again over its next socket',
      find: 'mute: strangerRefusal(visitor)',
      replace: 'mute: null',
    },
    {
      id: 'strangers without a cookie speak over a socket',
      rule: 'over a socket is refused; the next socket brings the cookie',
      find: 'mute: strangerRefusal(visitor)',
      replace: "mute: visitor.session === 'none' ? null : strangerRefusal(visitor)",
    },
  ],
  'server/store/sqlite/housekeeping.ts': [
    {
      id: 'the request to be forgotten is forgotten too',
      rule: 'asks again to be forgotten',
      find: 'once({ guest, id }, at, () => SIGNED_OUT);',
      replace: '',
    },
  ],
  'server/table/requests/requests.ts': [
    {
      id: 'no request is known again',
      rule: 'of several in a row is one however often it is sent',
      find: 'if (!known.prints.includes(print)) return undefined;',
      replace: 'return undefined;',
    },
    {
      id: 'a snapshot mixes up which requests are the oldest',
      rule: 'are the same 64 after a snapshot, however often the oldest was replaced',
      find: 'prints: printsAsText([...prints.slice(oldest), ...prints.slice(0, oldest)])',
      replace: 'prints: printsAsText(prints)',
    },
    {
      id: 'what a snapshot with ids remembers is lost',
      rule: 'comes back from a snapshot that keeps ids',
      find: 'prints: done.map((each) => printOf(idOf(each))),',
      replace: 'prints: [],',
    },
    {
      id: 'a node of an earlier release trips over the prints',
      rule: 'looks to a node of an earlier release like nothing',
      find: "Pick<KeptRequests, 'prints'> => ({\n  prints:",
      replace: "Pick<KeptRequests, 'prints'> => ({\n  requests: [],\n  prints:",
    },
    {
      id: 'an id that is used anew is answered with the old seat',
      rule: 'is the latest seat where an id is used anew',
      find: 'known.taken.findLast(',
      replace: 'known.taken.find(',
    },
    {
      id: 'the newest requests replace each other',
      rule: 'are the last 64 requests of each guest',
      find: 'oldest: (oldest + 1) % MOST_OF_GUEST,',
      replace: 'oldest,',
    },
    {
      id: 'requests of one guest push out those of another',
      rule: 'are the last 64 requests of each guest',
      find: 'for (const each of before.requests) if (each !== known) requests.push(each);',
      replace: '',
    },
    {
      id: 'requests are remembered without end',
      rule: 'are the last 64 requests of each guest',
      find: 'const MOST_OF_GUEST = 64;',
      replace: 'const MOST_OF_GUEST = 64_000;',
    },
    {
      id: 'guests who come and go are remembered without end',
      rule: 'is bounded by who sits at the table',
      find: 'const MOST_PASSERS_BY = 32;',
      replace: 'const MOST_PASSERS_BY = 32_000;',
    },
    {
      id: 'what a host asks for is put down to whoever sits there',
      rule: 'a host who freed a seat is answered again',
      find: '{ ...entry, request, by: id }',
      replace: '{ ...entry, request }',
    },
    {
      id: 'the seat that was taken is forgotten',
      rule: 'whoever sat down and left is told their seat again',
      find: "return entry.type === 'sat' ?",
      replace: 'return taken.length < 0 ?',
    },
  ],
  'server/table/commands.ts': [
    {
      id: 'a choice answers whatever is asked next',
      rule: 'is refused where it was meant for an earlier ask of the same question',
      find: 'isForAnotherAsk(match, move, nth) ? OUT_OF_DATE :',
      replace: '',
    },
  ],
  'server/service/tables/memory/snapshot.ts': [
    {
      id: 'a snapshot forgets the requests',
      rule: 'comes back with a snapshot',
      find: '[requestsIn({ prints, requests: ids }), kept.limitSince ?? null]',
      replace: '[requestsIn({}), kept.limitSince ?? null]',
    },
    {
      id: 'a snapshot from before requests had ids is not read',
      rule: 'also one from before requests had ids',
      find: 'const WITHOUT_REQUESTS = 4;',
      replace: 'const WITHOUT_REQUESTS = 5;',
    },
  ],
  'server/service/tables/acting.ts': [
    {
      id: 'a refused request is decided anew',
      rule: 'a refusal is told again while the match is in memory',
      find: 'const passing = liveTable.passing?.find(asker);',
      replace: 'const passing = undefined;',
    },
    {
      id: 'an old memory says that there is nothing to do',
      rule: 'an old memory answers nobody that there is nothing to do',
      find: "(asker !== undefined || answer !== 'already')",
      replace: "answer !== 'already'",
    },
  ],
  'server/service/guests/match-names.ts': [
    {
      id: 'every request opens a match of its own',
      rule: 'the same request opens one match',
      find: "openedBy: (guest, request) => names('match', guest, request),",
      replace: "openedBy: (guest, request) => names('match', guest, request, String(Math.random())),",
    },
    {
      id: 'two guests with one id share a match',
      rule: 'another guest with the same id opens another',
      find: "names('match', guest, request)",
      replace: "names('match', request)",
    },
    {
      id: 'the name of a match can be worked out',
      rule: 'so that nobody can foresee it',
      find: "createHmac('sha256', key)",
      replace: "createHmac('sha256', '')",
    },
    {
      id: 'each who asks for a rematch opens one',
      rule: 'a rematch asked for by both at once',
      find: "rematchOf: (match) => names('rematch', match),",
      replace: "rematchOf: (match) => names('rematch', match, String(Math.random())),",
    },
    {
      id: 'after a rotation of the secret a request opens another match',
      rule: 'across a rotation of the secret the same request means the same match',
      find: '...old.map((key) => name(key, parts)),',
      replace: '',
    },
  ],
  'server/service/guests/opening.ts': [
    {
      id: 'a rematch left half done before a rotation of the secret is laid again',
      rule: 'that a crash left half done is the same match after a rotation',
      find: 'const kept = await firstKept(possible);',
      replace: 'const kept = await firstKept([possible[0]]);',
    },
    {
      id: 'chat goes along as often as a rematch is asked for',
      rule: 'is one match with its chat once',
      find: 'await store.say(to, line, ',
      replace: 'await store.say(to, line, Math.random() + ',
    },
  ],
  'server/service/guests/talking.ts': [
    {
      id: 'a line is said as often as it is sent',
      rule: 'a line is said once, on any node',
      find: 'const once = ',
      replace: 'const once = Math.random() + ',
    },
    {
      id: 'whoever repeats a line is too fast',
      rule: 'a spectator who repeats a line that was heard is not too fast',
      find: '!(await store.hasLine(match, once)) &&',
      replace: '',
    },
  ],
  'server/store/sqlite/commit.ts': [
    {
      id: 'a line is kept as often as it comes in',
      rule: 'the same one opens one match, takes one seat and says one line',
      find: "if (said !== undefined) return numberIn(said, 'number');",
      replace: "if (said !== undefined) return say({ type: 'line', id, token: crypto.randomUUID(), line });",
    },
  ],
  'server/store/sqlite/devices.ts': [
    {
      id: 'whoever asks again for a link they used is turned away',
      rule: 'makes a browser one device, though its answer is lost',
      find: "return added === undefined ? 'no-link' : { guest: textIn(added, 'guest') };",
      replace: "return 'no-link';",
    },
    {
      id: 'whoever asks again for a link they used is turned away once it would no longer hold',
      rule: 'is used once by a request, with or without a cookie, and though it no longer holds',
      find: 'justAdded.get(id, now - REQUESTS_LAST)',
      replace: 'justAdded.get(id, now - 600_000)',
    },
  ],
  'server/store/postgres/devices.ts': [
    {
      id: 'a device added by a node whose clock is ahead is not known again',
      rule: 'is used once by a request, with or without a cookie, and though it no longer holds',
      find: "'select guest from devices where id = $1 and added_at > $2 and signed_out_at is null',\n        [added.id, now - REQUESTS_LAST],",
      replace:
        "'select guest from devices where id = $1 and added_at > $2 and added_at <= $3 and signed_out_at is null',\n        [added.id, now - REQUESTS_LAST, now],",
    },
    {
      id: 'a link that one node refuses because of its time is good on another',
      rule: 'a link that one refuses because of its time is gone on both',
      find: "if (found !== undefined) await client.query('delete from device_links where guest = $1', [found.guest]);",
      replace: '',
    },
  ],
  'server/store/devices.ts': [
    {
      id: 'a link does not hold on a node whose clock is behind',
      rule: 'a link made by one is used at the other at once',
      find: 'until <= now + LINK_LASTS + CLOCKS_APART',
      replace: 'until <= now + LINK_LASTS',
    },
  ],
  'server/store/postgres/device-requests.ts': [
    {
      id: 'a node whose clock is behind forgets what it has just done',
      rule: 'of many requests the newest is remembered, though the clock is behind',
      find: 'greatest($3::double precision, max(at) + 1)',
      replace: 'greatest($3::double precision, max(at) - 1e12)',
    },
  ],
  'server/http/gate/device-link.ts': [
    {
      id: 'after a rotation of the secret a request makes another link',
      rule: 'across a rotation of the secret the same request means the same match, link',
      find: '...old.map(hashOf)];',
      replace: '];',
    },
  ],
  'server/store/sqlite/device-requests.ts': [
    {
      id: 'a change of devices is made as often as it is sent',
      rule: 'is one link however often the request for it is sent',
      find: 'if (known !== undefined) return known;',
      replace: 'if (known !== undefined) return work();',
    },
  ],
  'server/http/api/endpoint.ts': [
    {
      id: 'a request without an id is carried out',
      rule: 'what changes something without an id is refused',
      find: 'if (key === undefined) return NO_REQUEST_ID;',
      replace: "if (key === undefined) return 'no-id-at-all';",
    },
  ],
  'server/http/socket/read-message.ts': [
    {
      id: 'a program of an older protocol is told that its message is malformed',
      rule: 'a program of an older protocol is told what to do',
      find: 'if (isOlder) return { ok: false, id, tag, refusal: OLDER_PROTOCOL };',
      replace: '',
    },
  ],
};
