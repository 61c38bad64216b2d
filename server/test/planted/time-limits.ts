import type { Planted } from '@starboard/testkit';

const CALLED = 'time runs from the last placement, is called once, and the match ends with its round';

export const planted: Planted = {
  'server/table/clock.ts': [
    {
      id: 'nobody calls time',
      rule: CALLED,
      find: 'if (end !== null) deadlines.push(end);',
      replace: '',
    },
  ],
  'server/table/commands.ts': [
    {
      id: 'nobody can decline a draw',
      rule: 'an offer of a draw that another seat declines has ended',
      find: '?.offersDraw === offers && !declines) return ALREADY;',
      replace: '?.offersDraw === offers) return ALREADY;',
    },
  ],
  'server/table/fold.ts': [
    {
      id: 'a declined draw stays offered',
      rule: 'an offer of a draw that another seat declines has ended',
      find: 'return { ...table, sitters: withoutOffers(table.sitters) };',
      replace: 'return table;',
    },
    {
      id: 'a match that ends when time is called counts as agreed',
      rule: 'a match that time ends at once is no draw by agreement',
      find: "    case 'time-is-up':\n      return null;",
      replace: "    case 'time-is-up':\n      return { by: 'agreement' };",
    },
  ],
  'server/table/bringing/bringing-commands.ts': [
    {
      id: 'a host changes a slow table to minutes',
      rule: 'for a host who changes the set-up of a slow table',
      find: "if (limit !== undefined) return refuse('bad-setup', limit);",
      replace: '',
    },
  ],
  'server/table/time-limit.ts': [
    {
      id: 'the clock follows the first set-up, whatever the host changed',
      rule: 'at a live one the clock follows the change',
      find: 'const { rules, setup, opening, phase } = table;',
      replace: 'const { rules, opening, phase } = table;\n  const { setup } = opening;',
    },
    {
      id: 'time runs from the start instead of from the last placement',
      rule: CALLED,
      find: "(stateOf(after) === 'running' ? at : null)",
      replace: "(stateOf(after) !== 'none' ? at : null)",
    },
    {
      id: 'time runs from the latest entry',
      rule: 'a server that stops in the middle goes on with the same clock',
      find: 'return before.limitSince ?? (',
      replace: 'return (',
    },
    {
      id: 'slow tables call time',
      rule: 'a slow table from before they were refused never calls time',
      find: "phase !== 'playing' || isSlow(opening.timeControl)",
      replace: "phase !== 'playing'",
    },
  ],
  'server/service/guests/opening.ts': [
    {
      id: 'slow tables and bots may play against the clock',
      rule: 'no minutes',
      find: "if (limit !== undefined) return refused('bad-setup', limit);",
      replace: '',
    },
  ],
  'server/table/history/change.ts': [
    {
      id: 'followers are not told that the clock runs',
      rule: 'followers hear that it runs and that time was called',
      find: 'return { number, lastAt, ...limit };',
      replace: 'return { number, lastAt };',
    },
  ],
  'server/table/show.ts': [
    {
      id: 'delayed spectators don’t know how far they are behind',
      rule: 'delayed spectators are told how far they are behind',
      find: 'isHeldBack(table, guest) ? opening.spectatorDelay : 0',
      replace: '0',
    },
  ],
};
