import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/service/guests/opening.ts': [
    {
      id: 'a bot plays as a character of another game',
      rule: 'plays only as a character of the game',
      find: 'findBot(plan.bot, cast) === undefined',
      replace: "findBot(plan.bot.split(':')[0] ?? '', cast) === undefined",
    },
  ],
  'server/table/show.ts': [
    {
      id: 'bots of one character can’t be told apart',
      rule: 'several of one are numbered, whatever their levels',
      find: 'names.lastIndexOf(name) === names.indexOf(name) ? name',
      replace: 'names.length > 0 ? name',
    },
  ],
  'server/store/sqlite/devices.ts': [
    {
      id: 'a device link is good any number of times',
      rule: 'is good once',
      find: '        dropLink.run(guest);\n        addDevice.run(guest, found.device',
      replace: '        addDevice.run(guest, found.device',
    },
  ],
  'server/store/devices.ts': [
    {
      id: 'a device link holds for ever',
      rule: 'holds for ten minutes',
      find: 'return until > now && until',
      replace: 'return until > 0 && until',
    },
  ],
  'server/http/site/device.ts': [
    {
      id: 'to open a device link is to use it',
      rule: 'changes nothing when it is opened',
      find: '      const present = await gate.known(request.raw);\n',
      replace:
        "      gate.remember({ id: link.guest, device: 'first' }, request.raw, reply.raw);\n      const present = await gate.known(request.raw);\n",
    },
    {
      id: 'a browser that is somebody already is not warned',
      rule: 'warns a browser that is somebody already',
      find: 'present: present === undefined ? null : await seatsOf(present.id)',
      replace: 'present: null',
    },
  ],
  'server/table/dice/dice-commands.ts': [
    {
      id: 'any nonce may be shown, whatever was promised',
      rule: 'sits down last cannot choose the dice',
      find: 'if (sitter?.commitment !== commitTo(nonce)) {',
      replace: 'if (sitter?.commitment === undefined) {',
    },
    {
      id: 'a nonce may be shown before all have promised theirs',
      rule: 'a nonce is kept nowhere before all have promised theirs',
      find: "if (diceAwaited(table) !== 'nonce') {",
      replace: "if (table.phase !== 'gathering') {",
    },
  ],
  'server/service/clocks/clocks.ts': [
    {
      id: 'frozen matches stay in the queue',
      rule: 'that rules have frozen do not keep another clock waiting',
      find: "await postpone(some, called, 'stuck', now() + STUCK_FOR);",
      replace: '',
    },
    {
      id: 'what is left over is always looked at from the longest overdue on',
      rule: 'are each called within as many looks as they need',
      find: 'const left = await store.due(before, BATCH, last);',
      replace: 'const left = await store.due(before, BATCH, null);',
    },
  ],
  'server/service/bots/bot-matches.ts': [
    {
      id: 'a guest may have any number of matches among bots',
      rule: 'only so many are opened by a guest',
      find: 'if (count(kind, (opener) => opener.guest === guest) >= most.guest)',
      replace: 'if (false)',
    },
    {
      id: 'an address may have any number of matches among bots',
      rule: 'only so many are opened by a guest, from an address',
      find: 'if (address !== UNKNOWN_ADDRESS && count(',
      replace: 'if (address === UNKNOWN_ADDRESS && count(',
    },
    {
      id: 'a node may have any number of matches among bots',
      rule: 'from an address and through a node',
      find: 'return count(kind) >= most.node ?',
      replace: 'return count(kind) < 0 ?',
    },
    {
      id: 'unwatched matches among bots stay in the count',
      rule: 'counts while somebody follows it or something happened lately',
      find: 'watched(id) || now() - usedAt < FORGOTTEN_AFTER;',
      replace: 'watched(id) || now() >= usedAt;',
    },
    {
      id: 'to sit down and leave evades the limit',
      rule: 'counts too where everybody sat down and left',
      find: 'return watchedOnes.findIndex(([id]) => id === table.id) < limits.alone.guest;',
      replace: 'return true;',
    },
    {
      id: 'a guest may have any number of matches against bots',
      rule: 'is opened only so many times by a guest',
      find: "kind === 'bot') ? 'solo' : null;",
      replace: "kind === 'bot') ? null : null;",
    },
  ],
  'server/service/bots/thinking-order.ts': [
    {
      id: 'bots that people wait for think in one queue',
      rule: 'waits for one thought of each other guest',
      find: 'queues[urgency].push(whose, ',
      replace: "queues[urgency].push({ guest: '', address: '' }, ",
    },
  ],
  'server/service/bots/bots.ts': [
    {
      id: 'bots play among themselves unwatched',
      rule: 'stands still while nobody watches',
      find: '(waitsForPeople(table) || !watched(id))',
      replace: 'waitsForPeople(table)',
    },
    {
      id: 'bots finish a match whose players are all late',
      rule: 'waits for somebody to come back',
      find: '(waitsForPeople(table) || !watched(id))',
      replace: '!watched(id)',
    },
    {
      id: 'bots among themselves think before those whom somebody waits for',
      rule: 'waits for the thought under way at most',
      find: ".run(alone ? 'alone' : 'awaited', waitsFor(table), () =>",
      replace: ".run('awaited', waitsFor(table), () =>",
    },
  ],
  'server/store/sqlite/lobby.ts': [
    {
      id: 'the lobby reads every row for a word',
      rule: 'looks for words in a bounded number of rows',
      find: 'const LATEST = 1_000;',
      replace: 'const LATEST = 1_000_000;',
    },
    {
      id: 'every row that may hold a word is read',
      rule: 'looks for words in a bounded number of rows',
      find: 'const CANDIDATES = 500;',
      replace: 'const CANDIDATES = 500_000;',
    },
  ],
  'server/table/commands.ts': [
    {
      id: 'one guest takes all seats of a listed match',
      rule: 'one guest has one seat of a listed match',
      find: 'if (listed && severalSeats === false && seatsOf(table, guest).length > 0) return ONE_SEAT;',
      replace: '',
    },
  ],
  'server/service/tables/lobby-summary.ts': [
    {
      id: 'the lobby shows what spectators may not see yet',
      rule: 'the lobby and the record tell them nothing earlier',
      find: 'const live = opening.spectatorDelay === 0 || match === null',
      replace: 'const live = opening.spectatorDelay >= 0 || match === null',
    },
  ],
  'protocol/names.ts': [
    {
      id: 'names may turn what stands around them',
      rule: 'a name is kept as everybody sees it',
      find: ".replace(UNSEEN, '')",
      replace: '',
    },
    {
      id: 'names that look alike differ',
      rule: 'a name is kept as everybody sees it',
      find: ".normalize('NFC')",
      replace: '',
    },
  ],
  'server/http/running/error-for-log.ts': [
    {
      id: 'an error names the match it is about',
      rule: 'every id of a match or a guest by a short name',
      find: 'return text.replace(ID, shortName)',
      replace: 'return text.replace(/^never$/, shortName)',
    },
  ],
  'server/http/running/bad-connections.ts': [
    {
      id: 'a body may take as long as it likes',
      rule: 'cut after a few seconds, with a sentence',
      find: 'const SLOWEST_REQUEST = 5_000;',
      replace: 'const SLOWEST_REQUEST = 90_000;',
    },
    {
      id: 'headers may take as long as they like',
      rule: 'cut after a few seconds, with a sentence',
      find: 'const SLOWEST_HEADERS = 4_000;',
      replace: 'const SLOWEST_HEADERS = 90_000;',
    },
  ],
};
