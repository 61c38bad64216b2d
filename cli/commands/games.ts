import { games } from '@starboard/games';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { grid } from '../terminal/grid.ts';
import { EXAMPLE } from './example.ts';
import { gameFacts, gameInWords } from './game-facts.ts';
import { jsonOption } from './options.ts';

const STATES = { playable: 'playable', planned: 'coming soon' } as const;

const EXAMPLES = `
Examples:
  starboard games
  starboard games ${EXAMPLE}`;

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, or say who may play one of them and what can be set')
    .argument('[game]', 'the game to say more about')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, { json }: { json?: true }) => {
      const say = id === undefined ? theList : await about(id);
      console.log(json ? JSON.stringify(say.facts(), null, 2) : say.words());
    });
}

/** The same for programs and for people. */
interface Said {
  facts(): unknown;
  words(): string;
}

const state = (parts: object | null): keyof typeof STATES => (parts === null ? 'planned' : 'playable');

const theList: Said = {
  facts: () =>
    games.map(({ id, title, tagline, players, parts }) => ({ id, title, tagline, players, state: state(parts) })),
  words: () =>
    grid(
      ['game', 'title', 'players', 'state'],
      games.map(({ id, title, players, parts }) => [id, title, players, STATES[state(parts)]]),
    ),
};

async function about(id: string): Promise<Said> {
  const opened = await openGame(id);
  return { facts: () => gameFacts(opened), words: () => gameInWords(opened) };
}
