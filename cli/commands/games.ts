import { games } from '@starboard/games';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { grid } from '../terminal/grid.ts';
import { EXAMPLE } from './example.ts';
import { gameFacts, gameInWords } from './game-facts.ts';
import { jsonOption } from './options.ts';

const EXAMPLES = `
Examples:
  starboard games
  starboard games ${EXAMPLE}`;

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, or show the seats and settings of one of them')
    .argument('[game]', 'the game to describe')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, { json }: { json?: true }) => {
      const say = id === undefined ? theList : await about(id);
      console.log(json ? JSON.stringify(say.facts(), null, 2) : say.words());
    });
}

interface Said {
  facts(): unknown;
  words(): string;
}

const theList: Said = {
  facts: () => games.map(({ id, title, tagline, players }) => ({ id, title, tagline, players })),
  words: () =>
    grid(
      ['game', 'title', 'players'],
      games.map(({ id, title, players }) => [id, title, players]),
    ),
};

async function about(id: string): Promise<Said> {
  const opened = await openGame(id);
  return { facts: () => gameFacts(opened), words: () => gameInWords(opened) };
}
