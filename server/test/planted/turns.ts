import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/table/clock.ts': [
    {
      id: 'whoever comes back has as much time as the first time',
      rule: 'gives half as much time each time',
      find: 'LEAST_ON_RETURN / 2 ** returns',
      replace: 'LEAST_ON_RETURN',
    },
    {
      id: 'whoever comes back has a fresh clock',
      rule: 'never a fresh clock',
      find: 'const { timeBank, askedAt, returns } = clock;',
      replace: 'const [{ timeBank, returns }, askedAt] = [clock, clock.askedAt === null ? null : at];',
    },
  ],
  'server/service/turns/fair-queue.ts': [
    {
      id: 'many guests at one address have as many turns',
      rule: 'addresses take turns, and so do the guests at each',
      find: 'addresses.delete(address);\n      if (guests.size > 0) addresses.set(address, guests);',
      replace: 'if (guests.size === 0) addresses.delete(address);',
    },
    {
      id: 'a guest is served until nothing of theirs is left',
      rule: 'addresses take turns, and so do the guests at each',
      find: 'guests.delete(guest);\n      if (items.length > 0) guests.set(guest, items);',
      replace: 'if (items.length === 0) guests.delete(guest);',
    },
  ],
  'server/http/socket/tarpit.ts': [
    {
      id: 'any number of connections wait to be refused',
      rule: 'is cut off at once while two thousand wait',
      find: 'if (held.size >= MOST_HELD) connection.destroy();',
      replace: '',
    },
    {
      id: 'connections that have gone are kept until the pause is over',
      rule: 'is forgotten when it goes away',
      find: "connection.once('close', letGo);",
      replace: '',
    },
  ],
  'server/http/socket/sockets.ts': [
    {
      id: 'sockets that come too fast are refused at once',
      rule: 'sockets that come too fast are kept waiting before they are refused',
      find: 'if (against === TOO_FAST) await tarpit.hold(connection);',
      replace: '',
    },
  ],
  'server/service/turns/lane.ts': [
    {
      id: "any number of a guest's requests wait",
      rule: 'only so many of a guest wait',
      find: 'waiting.guest >= MOST_WAITING.guest ||',
      replace: '',
    },
    {
      id: 'any number of requests from an address wait',
      rule: 'and so many at an address',
      find: '|| waiting.address >= MOST_WAITING.address',
      replace: '',
    },
    {
      id: 'whoever is in debt goes on asking',
      rule: 'whoever is in debt begins none',
      find: 'if (crowded || !mayBegin(who)) return TOO_FAST;',
      replace: 'if (crowded) return TOO_FAST;',
    },
    {
      id: 'requests cost nothing',
      rule: 'are charged for what they took',
      find: 'spent(who, turn.spent());',
      replace: 'spent(who, 0);',
    },
  ],
  'server/service/turns/turn.ts': [
    {
      id: 'each request of those who use much has a part of the thread of its own',
      rule: 'all who use much share one part of the thread',
      find: 'slowLane = promise;',
      replace: '',
    },
    {
      id: 'those who use much never rest',
      rule: 'all who use much share one part of the thread',
      find: 'setTimeout(letNext, rest * (now() - start));',
      replace: 'letNext();',
    },
    {
      id: 'a long look is one piece of work',
      rule: 'lets everybody else have their turn in between',
      find: 'const SLICE = 2;',
      replace: 'const SLICE = 2_000;',
    },
    {
      id: 'all who look have a slice in every round',
      rule: 'has one slice in each round of the event loop, however many look',
      find: 'waiting.shift()?.();',
      replace: 'for (const next of waiting.splice(0)) next();',
    },
  ],
  'server/service/tables/tables.ts': [
    {
      id: 'whoever plays waits for whoever looks',
      rule: 'keeps nobody waiting who plays',
      find: 'return { ok: true, value: await turn.do(newsOf(live, table, guest, after)) };',
      replace: 'return latest(id, () => turn.do(newsOf(live, table, guest, after)));',
    },
  ],
  'server/service/presence.ts': [
    {
      id: 'who is there is said at every change',
      rule: 'however many come and go, who is there is said once a second',
      find: 'const changing = nowAndThen(pause, changed);',
      replace: 'const changing = Object.assign((match: string) => changed(match), { stop: () => undefined });',
    },
    {
      id: 'who is there is said as often to thousands',
      rule: 'to thousands who follow, who is there is said less often',
      find: 'SAY_EVERY * Math.max(1, (here.get(match)?.size ?? 0) / MANY)',
      replace: 'SAY_EVERY * Math.max(1, (here.get(match)?.size ?? 0) / 1e9)',
    },
  ],
  'server/service/turns/now-and-then.ts': [
    {
      id: 'what comes again is done again at once',
      rule: 'once for all that came meanwhile',
      find: 'else rest.again = true;',
      replace: 'else work(name);',
    },
  ],
  'server/http/gate/costly.ts': [
    {
      id: 'history is served out of turn',
      rule: 'whoever asks for what is costly pays for it',
      find: 'history: (guest, match, where) => lane.run(claim(guest), (turn) => service.history(guest, match, where, turn)),',
      replace: '',
    },
  ],
  'server/http/socket/following.ts': [
    {
      id: 'whoever has asked for too much is never told what they missed',
      rule: 'while they did not read is told the present state later, without asking',
      find: 'if (!looked.ok) return this.#later(looked.refusal, () => this.read());',
      replace: 'if (!looked.ok) return;',
    },
    {
      id: 'whoever has asked for too much is not reminded',
      rule: 'whoever acted on an older state, and has asked for too much, is reminded later',
      find: 'if (!looked.ok) this.#later(looked.refusal, () => this.remind());',
      replace: '',
    },
  ],
  'server/http/socket/conversation.ts': [
    {
      id: 'whoever follows too soon never hears of the match',
      rule: 'whoever follows though they have asked for too much is told later',
      find: 'if (isTooFast && isOpen) this.#rest =',
      replace: 'if (isTooFast && !isOpen) this.#rest =',
    },
    {
      id: 'answers to choices cost nothing',
      rule: 'answers to choices are charged for, some kilobytes at a time',
      find: 'this.#owed >= CHARGED_TOGETHER || COSTLY.has(message.type)',
      replace: 'COSTLY.has(message.type)',
    },
    {
      id: 'whoever closes the socket pays for nothing more',
      rule: 'and the rest when the socket closes',
      find: 'this.#following?.stop();\n    this.#charge();',
      replace: 'this.#following?.stop();',
    },
  ],
  'server/service/notifier.ts': [
    {
      id: 'the webhook remembers every match for ever',
      rule: 'forgets matches that nobody goes on with',
      find: 'told.size > mostKnown &&',
      replace: 'told.size < 0 &&',
    },
  ],
  'server/service/clocks/repeating.ts': [
    {
      id: 'a look begins though the last is under way',
      rule: 'looks that come late do not pile up',
      find: 'underWay ??= work().then(done, done);',
      replace: 'underWay = work().then(done, done);',
    },
  ],
};
