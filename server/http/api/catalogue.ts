import { bots } from '@starboard/bots';
import { games } from '@starboard/games';
import { PROTOCOL } from '@starboard/protocol';
import { catalogue } from './answers.ts';
import { endpoint, well } from './endpoint.ts';

export const catalogueEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api/games',
    does: 'Lists the games, their settings and the bots.',
    gives: catalogue,
    run: async () =>
      well({
        protocol: PROTOCOL,
        bots: bots.map(({ id, name, about }) => ({ id, name, about })),
        games: await gamesOnOffer(),
      }),
  }),
];

function gamesOnOffer() {
  return Promise.all(
    games.map(async ({ id, title, tagline, players, characters = [], parts }) => {
      const { seats, automata, version, setup, brings } = await parts.rules();
      return {
        id,
        title,
        tagline,
        players,
        seats,
        automata,
        characters: characters.map(({ id, callSign, about }) => ({ id, callSign, about })),
        rules: version,
        setup,
        brings: brings?.schema ?? null,
      };
    }),
  );
}
