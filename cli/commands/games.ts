import { games } from '@starboard/games';
import type { Command } from 'commander';
import { grid } from '../terminal/grid.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games in the catalogue, and which can be played')
    .option('--json', 'for programs')
    .action(({ json }: { json?: true }) => console.log(json ? asJson() : asTable()));
}

const STATES = { playable: 'playable', planned: 'coming soon' } as const;

const state = (parts: object | null): keyof typeof STATES => (parts === null ? 'planned' : 'playable');

function asTable(): string {
  return grid(
    ['game', 'title', 'players', 'state'],
    games.map(({ id, title, players, parts }) => [id, title, players, STATES[state(parts)]]),
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
