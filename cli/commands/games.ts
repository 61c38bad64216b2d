import { games } from '@starboard/games';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { meant } from '../input/nearest.ts';
import { refuse } from '../refuse.ts';
import { grid } from '../terminal/grid.ts';
import { EXAMPLE } from './example.ts';
import { gameFacts, gameInWords } from './game-facts.ts';
import { jsonOption } from './options.ts';

const EXAMPLES = `
Examples:
  starboard games
  starboard games ${EXAMPLE}
  starboard games escape-the-death-star --example map > my-map.txt`;

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, or show the seats and settings of one of them')
    .argument('[game]', 'the game to describe')
    .option('--example <setting>', 'print the example of a setting that is read from a file, such as a map')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, { json, example }: { json?: true; example?: string }) => {
      if (example !== undefined) {
        console.log(await exampleOf(id, example));
        return;
      }
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

async function exampleOf(id: string | undefined, key: string): Promise<string> {
  if (id === undefined) return refuse('Name the game whose example you want.');
  const { properties = {} } = (await openGame(id)).rules.setup;
  const withExample = Object.keys(properties).filter((each) => properties[each]?.example !== undefined);
  const lines = withExample.includes(key) ? properties[key]?.example : undefined;
  return lines?.join('\n') ?? refuse(`${id} has no example of "${key}"${meant(key, withExample)}`);
}

async function about(id: string): Promise<Said> {
  const opened = await openGame(id);
  return { facts: () => gameFacts(opened), words: () => gameInWords(opened) };
}
