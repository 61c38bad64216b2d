import { Command, CommanderError } from 'commander';
import { addAdvise } from './commands/advise.ts';
import { addArena } from './commands/arena.ts';
import { addBot } from './commands/bot.ts';
import { EXAMPLE } from './commands/example.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addLadder } from './commands/ladder.ts';
import { addPlay } from './commands/play.ts';
import { addSecret } from './commands/secret.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addSolve } from './commands/solve.ts';
import { addVerify } from './commands/verify.ts';
import own from './package.json' with { type: 'json' };
import { RefusedCommand } from './refuse.ts';
import { addReview } from './review/review.ts';

const EXAMPLES = [
  ['games', 'list the games'],
  ['serve', 'play in the browser'],
  [`games ${EXAMPLE}`, 'show its seats and settings'],
  [`play ${EXAMPLE}`, 'play in this terminal'],
  [`sim ${EXAMPLE} --games 100000`, 'let bots play many matches and count the results'],
  [`arena ${EXAMPLE} --bots plain,random`, 'find out which bot is stronger'],
  [`ladder ${EXAMPLE}`, 'find out whether each level beats the one below'],
  ['verify FILE', 'check a record by playing it again'],
  ['advise FILE --at 12', 'show what a bot thinks about a question of it'],
  ['review FILE', 'say what decided a match'],
] as const;

const HELP = `
Examples:
${EXAMPLES.map(([words, what]) => `  starboard ${words.padEnd(40)} ${what}`).join('\n')}

"starboard <command> --help" explains a command.
The exit code is 0 if all went well, 1 if a law was broken, and 2 if the command could not be carried out.`;

const REFUSED = 2;

const program = new Command('starboard')
  .description('Five out-of-print space-combat tabletop games, playable again.')
  .version(own.version, '--version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .helpCommand('help [command]', 'explain a command')
  .addHelpText('after', HELP)
  .showSuggestionAfterError(true)
  .configureOutput({ outputError: () => {} })
  .exitOverride();

for (const add of [
  addGames,
  addServe,
  addPlay,
  addSim,
  addArena,
  addLadder,
  addBot,
  addFuzz,
  addVerify,
  addAdvise,
  addReview,
  addSolve,
  addSecret,
])
  add(program);

// The reader of our output may stop early, as `head` does; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const words = process.argv.slice(2);
try {
  await program.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' });
} catch (error) {
  const sentence = refused(error);
  if (sentence !== '') {
    console.error(sentence);
    process.exitCode = REFUSED;
  }
}

/**
 * The sentence for a refused command; empty if the user asked for help. Any other error is our own mistake and is
 * thrown again.
 */
function refused(error: unknown): string {
  if (error instanceof RefusedCommand) return error.message;
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return '';
  const hint = error.code === 'commander.missingArgument' ? `; see "starboard ${words[0]} --help"` : '';
  const sentence = error.message.replace(/^error: /, '').replaceAll('\n', ' ') + hint;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.)?]$/.test(sentence) ? '' : '.'}`;
}
