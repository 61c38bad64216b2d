import type { Planted } from '@starboard/testkit';

/** What made something that was sent twice count twice. */
export const planted: Planted = {
  'server/table/requests.ts': [
    {
      id: 'no request is known again',
      rule: 'of several in a row is one however often it is sent',
      find: 'return known?.done.find((each) =>',
      replace: 'return known?.done.find((each) => false &&',
    },
    {
      id: 'requests of one guest push out those of another',
      rule: 'are the last 64 requests of each guest',
      find: 'const others = before.requests.filter((each) => each.guest !== guest);',
      replace: 'const others: typeof before.requests = [];',
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
      find: "if (entry.type === 'sat') return { id, answer: entry.seat };",
      replace: '',
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
      find: 'requests: kept.requests ?? [], rules };',
      replace: 'requests: [], rules };',
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
      find: "openedBy: (guest, request) => name('match', guest, request),",
      replace: "openedBy: (guest, request) => name('match', guest, request, String(Math.random())),",
    },
    {
      id: 'two guests with one id share a match',
      rule: 'another guest with the same id opens another',
      find: "name('match', guest, request)",
      replace: "name('match', request)",
    },
    {
      id: 'the name of a match can be worked out',
      rule: 'so that nobody can foresee it',
      find: "createHmac('sha256', secret)",
      replace: "createHmac('sha256', '')",
    },
    {
      id: 'each who asks for a rematch opens one',
      rule: 'a rematch asked for by both at once',
      find: "rematchOf: (match) => name('rematch', match),",
      replace: "rematchOf: (match) => name('rematch', match, String(Math.random())),",
    },
  ],
  'server/service/guests/opening.ts': [
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
  ],
  'server/store/sqlite/device-requests.ts': [
    {
      id: 'a change of devices is made as often as it is sent',
      rule: 'is one link however often the request for it is sent',
      find: "if (known !== undefined) return textIn(known, 'answer');",
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
