import { games } from '@starboard/games';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { refuse } from '../refuse.ts';

export function addSolve(program: Command): void {
  program
    .command('solve')
    .description('show what is proven about a solved game; "npm run solve" proves it again')
    .argument('[game]', 'a game that is solved', games.find(({ solution }) => solution !== undefined)?.id)
    .option('--show', 'print the figures of the certificate (the usual thing to do)')
    .addHelpText('after', '\nExample:\n  starboard solve --show')
    .action(async (id: string) => {
      const { game } = await openGame(id);
      if (game.solution === undefined) return refuse(`${game.title} is not solved.`);
      console.log(await game.solution.summary());
    });
}
