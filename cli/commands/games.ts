import { games } from '@starboard/games';
import type { Command } from 'commander';
import { table } from '../terminal/table.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games in the catalogue, and which can be played')
    .option('--json', 'for programs')
    .action(({ json }: { json?: true }) => console.log(json ? asJson() : asTable()));
}

const state = (parts: object | null): string => (parts === null ? 'in the yard' : 'playable');

function asTable(): string {
  return table(
    ['game', 'title', 'players', 'state'],
    games.map(({ id, title, players, parts }) => [id, title, players, state(parts)]),
  );
}

function asJson(): string {
  const catalogue = games.map(({ id, title, tagline, players, parts }) => ({
    id,
    title,
    tagline,
    players,
    state: state(parts),
  }));
  return JSON.stringify(catalogue, null, 2);
}
