import { integer, object, oneOf, text } from '@starboard/kernel';
import { newMatch, type TablePhase } from '@starboard/protocol';
import { chat, history, lobby, matchRecord, news, opened, standing } from './answers.ts';
import { endpoint, PartialAnswer, well } from './endpoint.ts';

const MOST_LISTED = 100;
const PHASES = ['gathering', 'playing', 'over', 'closed'] as const satisfies readonly TablePhase[];

const wanted = object({
  game: text({ default: '', description: 'Only matches of this game.' }),
  phase: oneOf(['any', ...PHASES], { default: 'any' }),
  search: text({
    default: '',
    maxLength: 60,
    description:
      "Part of a player's name or of the game's; with fewer than three letters, only the latest matches are searched.",
  }),
  most: integer(1, MOST_LISTED, { default: 50 }),
});

/** Beyond the last entry of any log, so the answer has only the current state. */
const LATEST = 1e9;

const afterNumber = (what: string) =>
  object({ after: integer(0, 1e9, { default: 0, description: `The number of the last ${what} you know.` }) });

const chatWanted = object({
  after: integer(0, 1e9, { default: 0, description: 'The number of the last line you know.' }),
  before: integer(0, 1e9, { default: 0, description: 'The number of the first line you know.' }),
});

const historyWanted = object({
  after: integer(0, 1e9, { default: 0, description: 'The number of the last entry you know.' }),
  before: integer(0, 1e9, { default: 0, description: 'The number of the first entry you know.' }),
});

const recordWanted = object({
  after: integer(0, 1e9, { default: 0, description: 'The number of the last entry whose line you have.' }),
  hash: text({ default: '', pattern: '^([0-9a-f]{64})?$', description: 'The hash of the last line you have.' }),
});

export const matchEndpoints = [
  endpoint({
    method: 'POST',
    path: '/api/matches',
    does: 'Opens a match and returns its id, which is also the invitation.',
    body: newMatch,
    gives: opened,
    status: 201,
    counted: 'opening',
    async run({ service, asking, body }) {
      const done = await service.open(asking, body);
      return done.ok ? well({ match: done.value }) : done;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/matches',
    does: 'Lists the public matches, the latest first.',
    query: wanted,
    gives: lobby,
    async run({ service, query: { game, phase, search, most } }) {
      const listed = await service.lobby({
        most,
        ...(game === '' ? {} : { game }),
        ...(phase === 'any' ? {} : { phase }),
        ...(search === '' ? {} : { search }),
      });
      const matches = listed.map(
        ({ id, game, phase, seats, openSeats, heldUntil, timeControl, terms, number, lastAt }) => {
          return { id, game, phase, seats, openSeats, heldUntil, timeControl, terms, number, lastAt };
        },
      );
      return well({ matches });
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/matches/{id}',
    does: 'Shows a match as you may see it now, with the latest events; those after the given number are new to you.',
    query: afterNumber('entry'),
    gives: news,
    run: ({ service, guest, match, query: { after } }) => service.look(guest, match, after === 0 ? null : after),
  }),
  endpoint({
    method: 'GET',
    path: '/api/matches/{id}/table',
    does: 'Shows the table without the board: the players, the seats that the match is waiting for, clocks and result.',
    gives: standing,
    async run({ service, guest, match }) {
      const done = await service.look(guest, match, LATEST);
      if (!done.ok) return done;
      const { table, updates } = done.value;
      const view = updates[0]?.view;
      const waits = table.phase === 'playing' && view !== undefined;
      const awaited = waits ? view.asked.map(({ seat }) => seat).filter((seat) => !view.ready.includes(seat)) : [];
      return well({ table, awaited });
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/matches/{id}/history',
    does: 'A page of events: the first entries after one number or, if given, the last entries before another.',
    query: historyWanted,
    gives: history,
    weight: 4,
    run: ({ service, guest, match, query: { after, before } }) =>
      service.history(guest, match, before === 0 ? { after } : { after, before }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/matches/{id}/chat',
    does: 'The chat of the table: the last 50 lines after one number and before another.',
    query: chatWanted,
    gives: chat,
    async run({ service, guest, match, query: { after, before } }) {
      const done = await service.chat(guest, match, after, before === 0 ? undefined : before);
      return done.ok ? well({ lines: done.value }) : done;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/matches/{id}/record',
    does: 'The record of a finished match, which can be replayed and verified anywhere. A long record comes in parts; the Link header gives the address of the next part.',
    query: recordWanted,
    gives: matchRecord,
    type: 'application/x-ndjson; charset=utf-8',
    weight: 4,
    async run({ service, guest, match, query }) {
      const done = await service.record(guest, match, query);
      if (!done.ok) return done;
      const { text, next } = done.value;
      return well(new PartialAnswer(text, next === null ? null : `record?after=${next.after}&hash=${next.hash}`));
    },
  }),
];
